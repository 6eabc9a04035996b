import { expect, test, vi } from 'vitest'
import { english, message } from '#domain/message.ts'
import { merge } from '#domain/trust/merge.ts'
import { markPatch } from '#domain/trust/signing-day.ts'
import { families } from '#samples/families.ts'
import { currentQuestion } from '#web/components/confirm-store.ts'
import { mayMake } from './ask-of-signed.ts'

const changedSinceSigned = vi.hoisted(() => vi.fn())
vi.mock('./use-freshness.ts', () => ({ changedSinceSigned }))

const changes = [{ path: 'trustDate', what: 'changed', words: message('trust date') }]
const signed = [markPatch('trust-agreement', 'signed', true), markPatch('pour-over-will', 'signed', true)].reduce(
  merge,
  families.complete,
)
const ask = () => mayMake(signed, ['trust-agreement', 'pour-over-will', 'power-of-attorney'], 'download')
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

test('a new assignment is signed in addition to the signed one, alone or with others', async () => {
  const trust = merge(signed, markPatch('assignment-of-assets', 'signed', true))
  const further = /\. A new copy of the Assignment of Assets is a further assignment: .* and does not replace it\.$/
  const assignment = { document: 'assignment-of-assets', changes }
  for (const changed of [[assignment], [assignment, { document: 'pour-over-will', changes }]]) {
    changedSinceSigned.mockResolvedValue(changed)
    const answer = mayMake(trust, ['assignment-of-assets', 'pour-over-will'], 'download')
    expect(await asked(true)).toMatch(further)
    expect(await answer).toBe(true)
  }
})

test('paper is asked about in its own words', async () => {
  changedSinceSigned.mockResolvedValue([{ document: 'pour-over-will', changes }])
  const answer = mayMake(signed, ['pour-over-will'], 'print')
  await expect.poll(currentQuestion).toMatchObject({
    title: 'Print a new copy of a signed document?',
    yes: 'Print a new copy',
  })
  expect(await asked(true)).toMatch(/^This Pour-Over Will is checked off as signed\. A new copy would differ/)
  expect(await answer).toBe(true)
})

test('without a connection nobody knows what was signed, and each signed document is asked about', async () => {
  changedSinceSigned.mockRejectedValue(new Error('offline'))
  const several = ask()
  expect(await asked(false)).toMatch(/may differ from them: Irrevocable Trust Agreement and Pour-Over Will\.$/)
  expect(await several).toBe(false)
  const one = mayMake(signed, ['pour-over-will'], 'print')
  expect(await asked(true)).toMatch(/cannot be compared with the signed one now, and a new copy may differ from it\.$/)
  expect(await one).toBe(true)
})

test('nothing is asked where nothing changed, and at once where nothing is signed', async () => {
  changedSinceSigned.mockReset().mockResolvedValueOnce([])
  expect(await ask()).toBe(true)
  expect(mayMake(signed, ['power-of-attorney'], 'print')).toBe(true)
  expect(changedSinceSigned).toHaveBeenCalledOnce()
  expect(currentQuestion()).toBeNull()
})
