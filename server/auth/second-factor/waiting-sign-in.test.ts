import { expect, test } from 'vitest'
import type { Auth } from '../auth.ts'
import { CodeWanted } from './code-wanted.ts'
import { createWaitingSignIns } from './waiting-sign-in.ts'

/** What better-auth keeps, in memory. */
function keeping() {
  const rows = new Map<string, { value: string; expiresAt: Date }>()
  const internalAdapter = {
    createVerificationValue: async ({ identifier, ...row }: { identifier: string; value: string; expiresAt: Date }) =>
      void rows.set(identifier, row),
    findVerificationValue: async (identifier: string) => rows.get(identifier) ?? null,
    consumeVerificationValue: async (identifier: string) => rows.delete(identifier),
  }
  return { rows, auth: { $context: Promise.resolve({ internalAdapter }) } as unknown as Auth }
}
const browser = (line: string) => new Headers({ cookie: line.split(';')[0] ?? '' })
const wanted = (hash?: string) => Object.assign(new CodeWanted('ann'), { passwordHash: hash })

test('a sign-in with the old password, under way while a new one is set, waits for nothing', async () => {
  const { auth } = keeping()
  const waiting = createWaitingSignIns(auth, 'http://localhost:3000', async () => 'the new hash')
  expect(await waiting.of(browser(await waiting.begin(wanted('the old hash'), 'password')))).toBeUndefined()
  const right = await waiting.of(browser(await waiting.begin(wanted('the new hash'), 'password')))
  expect(right).toMatchObject({ uid: 'ann', through: 'password' })
})

test('it is named by its cookie alone, of which the database has a hash, and is taken once', async () => {
  const { auth, rows } = keeping()
  const waiting = createWaitingSignIns(auth, 'http://localhost:3000', async () => undefined)
  const line = await waiting.begin(wanted(), 'google')
  const token = /=([\w-]{43});/.exec(line)?.[1] ?? ''
  expect(JSON.stringify([...rows])).not.toContain(token)
  const found = await waiting.of(browser(line))
  if (!found) throw new Error('It is not there.')
  expect([await waiting.take(found), await waiting.take(found)]).toEqual([true, false])
  expect(await waiting.of(browser(line))).toBeUndefined()
})

test('over TLS its cookie belongs to this very host', async () => {
  const { auth } = keeping()
  const waiting = createWaitingSignIns(auth, 'https://trusts.example', async () => undefined)
  const line = await waiting.begin(wanted(), 'google')
  expect(line).toMatch(
    /^__Host-kinstead\.code-wanted=[\w-]{43}; Max-Age=600; Path=\/; HttpOnly; SameSite=Strict; Secure$/,
  )
  expect(await waiting.of(browser(line))).toMatchObject({ uid: 'ann' })
  expect(await waiting.of(browser(line.replace('__Host-', '')))).toBeUndefined()
})
