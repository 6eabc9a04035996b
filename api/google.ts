import * as z from 'zod/mini'
import { googleOutcomes } from './google-outcome.ts'
import { operation } from './operation.ts'

/** What the window that Google sent back tells the page that opened it. `attempt` is absent when the request is unknown. */
export const GoogleReport = z.object({ outcome: z.enum(googleOutcomes), attempt: z.optional(z.string()) })
export type GoogleReport = z.infer<typeof GoogleReport>

/**
 * Begins a sign-in through Google. `url` is where to send the window; `attempt` names this sign-in in its report.
 * Refuses with `google-not-configured`, `network-request-failed` (the provider is down), `too-many-requests`,
 * `foreign-origin`.
 */
export const startGoogle = operation({
  method: 'POST',
  path: '/api/google/start',
  access: 'anyone',
  response: z.object({ url: z.string(), attempt: z.string() }),
})

/** Where the provider sends the window back to. It answers with the way to the page `googleReturn`, whatever happened. */
export const GOOGLE_CALLBACK = '/api/google/callback'
