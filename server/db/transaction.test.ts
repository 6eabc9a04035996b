import type { Kysely } from 'kysely'
import { expect, test } from 'vitest'
import type { Tables } from './tables.ts'
import { inTransaction } from './transaction.ts'

/** Stands for a database whose transactions fail with these codes, and then succeed. */
function failing(...codes: string[]) {
  let tries = 0
  const execute = async () => {
    const code = codes[tries++]
    if (code) throw Object.assign(new Error(code), { code })
    return 'done'
  }
  const db = { transaction: () => ({ execute }) } as unknown as Kysely<Tables>
  return { run: () => inTransaction(db, execute), tries: () => tries }
}

test('a serialization failure and a deadlock are tried again', async () => {
  const { run, tries } = failing('40001', '40P01')
  expect(await run()).toBe('done')
  expect(tries()).toBe(3)
})

test('any other error is not, and not for ever', async () => {
  const other = failing('23505')
  await expect(other.run()).rejects.toThrow('23505')
  expect(other.tries()).toBe(1)
  const stubborn = failing(...Array.from({ length: 9 }, () => '40001'))
  await expect(stubborn.run()).rejects.toThrow('40001')
  expect(stubborn.tries()).toBe(5)
})
