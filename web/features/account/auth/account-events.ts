/** Told on `window`, so that any part of the page can follow without knowing the account module (specification P 4). */
export const accountEvents = { loggedIn: 'user-logged-in', signedUp: 'user-signed-up' } as const
export type AccountEvent = (typeof accountEvents)[keyof typeof accountEvents]

export function tell(event: AccountEvent): void {
  window.dispatchEvent(new Event(event))
}
