// @vitest-environment node
import { expect, test, vi } from 'vitest'
import { english, message } from '#domain/message.ts'
import { families } from '#samples/families.ts'
import { currentQuestion } from '#web/components/confirm-store.ts'
import { mayDownload } from './ask-of-signed.ts'

const changedSinceSigned = vi.hoisted(() => vi.fn())
vi.mock('./use-freshness.ts', () => ({ changedSinceSigned }))

const changes = [{ path: 'trustDate', what: 'changed', words: message('trust date') }]
const ask = () => mayDownload(families.complete, ['trust-agreement', 'pour-over-will'])
/** The words of the question, answered. */
async function asked(yes: boolean) {
  await expect.poll(currentQuestion).not.toBeNull()
  const question = currentQuestion()
  question?.answer(yes)
  return english(question?.body ?? '')
}

test('a signed document whose answers changed is made again only after a question', async () => {
  changedSinceSigned.mockResolvedValue([{ document: 'trust-agreement', changes }])
  const answer = ask()
  expect(await asked(false)).toBe(
    'This Irrevocable Trust Agreement is checked off as signed. A new copy would differ from the signed one: trust date.',
  )
  expect(await answer).toBe(false)
})

test('several are asked about in one dialog that names them', async () => {
  changedSinceSigned.mockResolvedValue([
    { document: 'trust-agreement', changes },
    { document: 'pour-over-will', changes: [] },
  ])
  const answer = ask()
  expect(await asked(true)).toMatch(/: Irrevocable Trust Agreement and Pour-Over Will\.$/)
  expect(await answer).toBe(true)
})

test('nothing is asked where nothing changed, or nobody can know', async () => {
  changedSinceSigned.mockResolvedValueOnce([]).mockRejectedValueOnce(new Error('offline'))
  expect([await ask(), await ask()]).toEqual([true, true])
  expect(currentQuestion()).toBeNull()
})
