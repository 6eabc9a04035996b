import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { deleteAccount } from '#api/account.ts'
import { changeTrust } from '#api/trust.ts'
import { samples } from '#samples/families.ts'
import { temporaryDir, tryOut } from '#server/try-out.ts'

let place: ReturnType<typeof temporaryDir>
beforeEach(() => {
  place = temporaryDir()
})
afterEach(() => place.remove())

const bytes = () =>
  readdirSync(place.dir)
    .filter((name) => name.startsWith('kinstead.db'))
    .map((name) => readFileSync(join(place.dir, name), 'latin1'))
    .join('\n')
const count = (word: string) => bytes().split(word).length - 1

test('of a deleted account not one plain word is left in the SQLite file and its log, and of others every one', async () => {
  const server = await tryOut(place.dir)
  const [ann, tom] = [await server.signUp('Zephyrine'), await server.signUp('Barnabas')]
  for (const [person, family] of [
    [ann, 'Quillfeather'],
    [tom, 'Thistlewood'],
  ] as const) {
    const as = { cookie: person.cookie }
    const patch = { ...samples.complete, grantorName: family }
    expect((await server.ask(changeTrust, patch, as)).status).toBe(200)
    // Long and then short again, so that pages come into use and out of it.
    for (const length of [9_000, 20])
      await server.ask(changeTrust, { customRules: `${family} `.repeat(length / 20) }, as)
  }
  const words = ['Quillfeather', 'Zephyrine', ann.email.toLowerCase(), ann.uid]
  for (const word of words) expect(count(word), word).toBeGreaterThan(0)
  const before = count('Thistlewood')
  expect(before).toBeGreaterThan(0)
  const { status } = await server.ask(deleteAccount, { password: 'a long password' }, { cookie: ann.cookie })
  expect(status).toBe(200)
  for (const word of words) expect(count(word), word).toBe(0)
  expect(count('Thistlewood')).toBeGreaterThan(0)
  await server.close()
  for (const word of words) expect(count(word), word).toBe(0)
})
