/** Told on `window`, so that any part of the page can follow without knowing the account module (specification P 4). */
export const accountEvents = { loggedIn: 'user-logged-in', signedUp: 'user-signed-up' } as const

export function tell(event: (typeof accountEvents)[keyof typeof accountEvents]): void {
  window.dispatchEvent(new Event(event))
}
