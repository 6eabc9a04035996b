import { expect, test } from 'vitest'
import type { OneTimeTokens } from '../one-time-tokens.ts'
import { hasSamePassword, pendingSignIns } from './finish-sign-in.ts'

/** One-time tokens in memory. */
function tokensInMemory(): Pick<OneTimeTokens, 'create' | 'find' | 'take'> {
  const values = new Map<string, unknown>()
  return {
    async create({ value }) {
      const token = String(values.size).padStart(43, 'x')
      values.set(token, value)
      return token
    },
    find: async (token) => values.get(token),
    take: async (token) => values.delete(token),
  }
}
const browser = (line: string) => new Headers({ cookie: line.split(';')[0] ?? '' })
const onThisMachine = () => pendingSignIns(tokensInMemory(), 'http://localhost:3000')

test.each<[verified: string | undefined, now: string | undefined, expected: boolean]>([
  ['the hash', 'the hash', true],
  ['the old hash', 'the new hash', false],
  [undefined, 'the first hash', false],
  ['the hash', undefined, false],
  [undefined, undefined, true],
])('begun with %j and now %j: the password is still the same? %j', async (verified, now, expected) => {
  const pending = onThisMachine()
  const found = await pending.of(browser(await pending.begin('ann', verified, 'password')))
  expect(found).toMatchObject({ uid: 'ann', through: 'password' })
  if (found) expect(hasSamePassword(found, now)).toBe(expected)
})

test('its cookie alone identifies it, and it is taken once', async () => {
  const pending = onThisMachine()
  const line = await pending.begin('ann', undefined, 'google')
  expect(await pending.of(browser(pending.noCookie))).toBeUndefined()
  const found = await pending.of(browser(line))
  if (!found) throw new Error('It was not found.')
  expect([await pending.take(found), await pending.take(found)]).toEqual([true, false])
  expect(await pending.of(browser(line))).toBeUndefined()
})

test('over TLS its cookie belongs to this very host', async () => {
  const pending = pendingSignIns(tokensInMemory(), 'https://trusts.example')
  const line = await pending.begin('ann', undefined, 'google')
  expect(line).toMatch(
    /^__Host-kinstead\.code-wanted=[\w-]{43}; Max-Age=600; Path=\/; HttpOnly; SameSite=Strict; Secure$/,
  )
  expect(await pending.of(browser(line))).toMatchObject({ uid: 'ann' })
  expect(await pending.of(browser(line.replace('__Host-', '')))).toBeUndefined()
})
