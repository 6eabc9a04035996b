import * as z from 'zod/mini'
import { googleOutcomes } from './google-outcome.ts'
import { operation, resource } from './operation.ts'

/** The message of the returned window to the page that opened it. `attempt` is absent when the request is unknown. */
export const GoogleReport = z.object({ outcome: z.enum(googleOutcomes), attempt: z.optional(z.string()) })
export type GoogleReport = z.infer<typeof GoogleReport>

export const startGoogle = operation({
  method: 'POST',
  path: '/api/google/start',
  access: 'anyone',
  response: z.object({ url: z.string(), attempt: z.string() }),
  errors: ['google-not-configured', 'network-request-failed', 'too-many-requests'],
  summary: 'Begin a sign-in through Google',
  description:
    'Open `url` in a window. When Google has redirected it back, it reports `attempt` and the outcome of the sign-in on the BroadcastChannel `google-sign-in` and to the window that opened it.',
  answer: 'The address to open, and the id of this attempt.',
})

/** The provider's redirect URI. It always redirects to the page `googleReturn`. */
export const GOOGLE_CALLBACK = '/api/google/callback'

export const google = resource({ tag: 'Signing in', operations: { startGoogle } })
