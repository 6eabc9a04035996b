import { expect, test } from 'vitest'
import { PERSONAL_DATA_FORMAT, readPersonalData } from '#domain/import/personal-data.ts'
import { english, type Message } from '#domain/message.ts'
import { recordOf, samples } from '#samples/families.ts'
import { spanish } from './spanish.ts'

const long = (length: number) => 'x'.repeat(length)
const WORDS: readonly unknown[] = ['', '12', '1800-01-01', '9999-12-31', 'a\u202Eb', long(5_000), long(60_000)]
const WRONG: readonly unknown[] = [...WORDS, 7, -5, 1e9, 1.234, null, true, [], [null]]

/** The same with one wrong value in each place, one after the other. */
function* withWrong(value: unknown): Generator<unknown> {
  yield* WRONG
  if (Array.isArray(value))
    for (const [at, each] of value.slice(0, 3).entries())
      for (const wrong of withWrong(each)) yield value.with(at, wrong)
  else if (typeof value === 'object' && value !== null) {
    for (const [key, each] of Object.entries(value))
      for (const wrong of withWrong(each)) yield { ...value, [key]: wrong }
    yield { ...value, nonsense: 1 }
  }
}

test('every error in a file of answers is reported in Spanish', () => {
  const decode = (bytes: Uint8Array) => new TextDecoder().decode(bytes)
  const messages = new Map<string, Message | string>()
  for (const record of withWrong(recordOf(samples.complete))) {
    const file = { format: PERSONAL_DATA_FORMAT, exportedAt: '2026-01-01T00:00:00.000Z', trust: { record } }
    const read = readPersonalData(new TextEncoder().encode(JSON.stringify(file)), { decode, today: '2026-11-20' })
    if ('rejected' in read)
      for (const words of [read.rejected, ...(read.errors ?? []).map((error) => error.words)])
        messages.set(english(words), words)
  }
  expect(messages.size).toBeGreaterThan(25)
  expect([...messages].filter(([words, text]) => spanish(text) === words)).toEqual([])
})
