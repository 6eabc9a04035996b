import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { temporaryDir } from '../try-out.ts'
import { mostStreams } from './most-streams.ts'

test.each([
  ['1024', 819],
  ['20000', 16_000],
  ['524288', 50_000],
  ['unlimited', 50_000],
])('of %s files that may be open, %i may be streams', (soft, most) => {
  const { dir, remove } = temporaryDir()
  const file = join(dir, 'limits')
  writeFileSync(
    file,
    `Limit                     Soft Limit   Hard Limit   Units\nMax open files            ${soft}   ${soft}   files\n`,
  )
  expect(mostStreams(file)).toBe(most)
  remove()
})

test('where the system tells no limit, a number that most allow', () => {
  expect(mostStreams('/nowhere')).toBe(8_000)
})
