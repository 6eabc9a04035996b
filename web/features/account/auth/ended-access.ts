import type { EndedAccess } from '#api/auth.ts'
import { type Message, message } from '#domain/message.ts'

/** What has ended besides the sessions with the first proof of whose an address is, of what there was; a paragraph, or none. */
export function endedWords({ reviewLinks, secondFactor }: EndedAccess): Message[] {
  if (reviewLinks > 0 && secondFactor)
    return [
      message(
        'All review links have ended, and two-factor authentication is off. You can make new links and turn it on again.',
      ),
    ]
  if (reviewLinks > 0) return [message('All review links have ended. You can make new ones.')]
  return secondFactor ? [message('Two-factor authentication is off. You can turn it on again.')] : []
}
