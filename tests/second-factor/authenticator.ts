import { codeOf, stepAt } from '#server/auth/second-factor/codes.ts'

/**
 * An authenticator app with this key, in base32, that has two codes within the same half minute: each is taken once. It
 * begins with the one of now, so that both are still good when the half minute ends on their way to the server.
 */
export function authenticator(key: string, now: () => number = Date.now) {
  let last = 0
  return {
    next(): string {
      const step = Math.max(stepAt(now()), last + 1)
      if (step > stepAt(now()) + 1) throw new Error('Both codes of this half minute have been shown.')
      last = step
      return codeOf(key, step)
    },
    /** The code last shown. */
    again: (): string => codeOf(key, last),
    /** One that is of no step near now. */
    wrong(): string {
      const near = [-2, -1, 0, 1, 2].map((steps) => codeOf(key, stepAt(now()) + steps))
      return ['000000', '111111', '222222', '333333', '444444', '555555'].find((code) => !near.includes(code)) ?? ''
    },
  }
}
export type Authenticator = ReturnType<typeof authenticator>
