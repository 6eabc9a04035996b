import { message } from '#domain/message.ts'
import { say } from '#web/spanish/say.ts'

/** `1 beneficiary`, `12 beneficiaries`. */
export const counted = (count: number): string =>
  say(message('{count, plural, one {# beneficiary} other {# beneficiaries}}', { count }))
