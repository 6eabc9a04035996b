import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import {
  MAX_BODY_BYTES,
  MAX_BODY_VALUES,
  MAX_OBJECT_FIELDS,
  MAX_PUBLIC_BODY_BYTES,
  PASSWORD_LENGTH,
} from '#api/limits.ts'
import { REVIEW_DAYS, REVIEW_LIMITS } from '#api/review-links.ts'
import { MAX_PROPOSALS } from '#api/review-proposals.ts'
import { commonPasswords } from '#server/auth/credentials.ts'
import { RESET_LINK_LASTS, VERIFICATION_LINK_LASTS } from '#server/auth/mailed-links.ts'
import { newRecoveryCodes } from '#server/auth/second-factor-codes.ts'
import { SESSION_LASTS } from '#server/auth/sessions.ts'
import { readConfig } from '#server/config.ts'
import { MAX_TRUST_LENGTH } from '#server/db/apply-change.ts'
import { AUDIT_LOG_LASTS, REVIEWS_LAST } from '#server/db/clean-up.ts'
import { startTestServer, temporaryDir } from '#server/test-server.ts'

/** What the server counts, as it begins to. */
const counted = vi.hoisted(() => new Map<string, { limit: number; windowMs: number }>())
vi.mock('#server/auth/rate-limits.ts', async (original) => {
  const real = await original<typeof import('#server/auth/rate-limits.ts')>()
  const localRateLimits: typeof real.localRateLimits = (now) => {
    const count = real.localRateLimits(now)
    return (kind, limit, windowMs) => {
      counted.set(kind, { limit, windowMs })
      return count(kind, limit, windowMs)
    }
  }
  return { ...real, localRateLimits }
})

const [MINUTE, HOUR, DAY] = [60_000, 3_600_000, 86_400_000]
const [KIB, MIB] = [1_024, 1_048_576]
const NUMBERS: Record<number, string> = {
  3: 'three',
  5: 'five',
  10: 'ten',
  20: 'twenty',
  30: 'thirty',
  100: 'a hundred',
}
const SPANS: Record<number, string> = {
  [10 * MINUTE]: 'ten minutes',
  [15 * MINUTE]: '15 minutes',
  [HOUR]: 'an hour',
  [DAY]: 'a day',
  [365 * DAY]: 'a year',
}
const words = (number: number) => NUMBERS[number] ?? number.toLocaleString('en')
const span = (milliseconds: number) => SPANS[milliseconds] ?? `${milliseconds / DAY} days`
const most = (kind: string) => words(counted.get(kind)?.limit ?? Number.NaN)
const within = (kind: string) => span(counted.get(kind)?.windowMs ?? Number.NaN)

const place = temporaryDir()
let close: () => Promise<void>
beforeAll(async () => {
  ;({ close } = await startTestServer(place.dir, { twoFactor: true, reviewLinks: true }))
})
afterAll(async () => {
  await close()
  place.remove()
})

/** Each sentence is made of the numbers that the server works with. */
const SENTENCES: Record<string, () => Promise<string[]> | string[]> = {
  'security.md': async () => [
    `One account takes ${most('sign-in')} wrong passwords in ${within('sign-in')} from one address and ${most('sign-in-to-account')} ${within('sign-in-to-account')} in all`,
    `within ${span(AUDIT_LOG_LASTS.all)} gets ${most('sign-in-from-known-network')} ${within('sign-in-from-known-network')} more`,
    `a session ends after ${(SESSION_LASTS.idle * 1_000) / DAY} days without use and after ${(SESSION_LASTS.most * 1_000) / DAY} in any case`,
    `${most('code')} wrong app codes in ${within('code')} from one address and ${most('code-to-account')} ${within('code-to-account')} in all, and ${most('code-from-network')} more from each such network`,
    `256 random bits, valid for ${span(VERIFICATION_LINK_LASTS)}, used once, stored as a hash`,
    `An address gets at most ${most('verification-mail')} in ${within('verification-mail')} and ${most('verification-mail-of-day')} ${within('verification-mail-of-day')}`,
    `review links (${words(REVIEW_LIMITS.links)}, also when requested at once)`,
    `the text of one trust (${MAX_TRUST_LENGTH / MIB} MiB)`,
    `(${MAX_BODY_BYTES / MIB} MiB with ${words(MAX_BODY_VALUES)} values and ${MAX_OBJECT_FIELDS} fields of one object, counted before it is parsed; ${MAX_PUBLIC_BODY_BYTES / KIB} KiB for operations that anyone may call)`,
    `${PASSWORD_LENGTH.least} to ${PASSWORD_LENGTH.most} characters of any kind`,
    `password reset links: 256 random bits, valid for ${span(RESET_LINK_LASTS)}, used once, stored as a hash`,
    `not one of the ${words(Math.round((await commonPasswords()).size / 1_000) * 1_000)} most common passwords`,
    `${words(newRecoveryCodes().length)} recovery codes`,
    `One may save ${readConfig({}).quota.daily / MIB} MiB in a day and store ${readConfig({}).quota.stored / MIB} MiB`,
  ],
  'review-links.md': () => [
    `(${REVIEW_DAYS.slice(0, -1).join(', ')} or ${REVIEW_DAYS.at(-1)} days)`,
    `You can have ${words(REVIEW_LIMITS.links)} links`,
    `is deleted after ${span(REVIEWS_LAST)} or when you remove it, with its comments and proposals`,
    `After ${most('review')} wrong passphrases in ${within('review')}, the next attempt has to wait`,
    `up to ${words(REVIEW_LIMITS.text)} characters`,
    `opened, and an attorney’s copy made, ${most('review-opening')} times in ${within('review-opening')}. It takes ${most('review-comment')} comments in ${within('review-comment')} and ${words(REVIEW_LIMITS.comments)} in all, and ${most('review-proposal')} proposals in ${within('review-proposal')} and ${words(MAX_PROPOSALS)} in all`,
    `One network address can make ${most('review-from-address')} failed attempts in ${within('review-from-address')}`,
  ],
  'personal-data.md': () => [
    `at most ${most('deletion')} wrong attempts in ${within('deletion')}`,
    `For ${span(AUDIT_LOG_LASTS.all)}, failed sign-ins and rejected attempts for ${span(AUDIT_LOG_LASTS.failures)}`,
  ],
  'settings.md': () => [
    `One email address gets at most ${most('reset-mail')} emails in ${within('reset-mail')}`,
    `One network address can request ${most('reset-request')} in that time`,
  ],
  'second-factor.md': () => [`After ${most('code')} wrong codes there is a pause of ${within('code')}`],
}

test.each(Object.entries(SENTENCES))('the numbers in docs/%s are those of the code', async (file, sentences) => {
  const text = readFileSync(join(import.meta.dirname, '..', '..', 'docs', file), 'utf8').toLowerCase()
  expect((await sentences()).filter((sentence) => !text.includes(sentence.toLowerCase()))).toEqual([])
})
