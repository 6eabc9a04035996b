import { expect, test } from 'vitest'
import { english } from '#domain/message.ts'
import { merge } from '#domain/trust/merge.ts'
import { markPatch } from '#domain/trust/signing-day.ts'
import { families } from '#samples/families.ts'
import { currentQuestion } from '#web/components/confirm-store.ts'
import { askForCorrections } from './ask-for-corrections.ts'

const { complete } = families

/** The question, answered. */
async function answered(yes: boolean): Promise<string[]> {
  await expect.poll(currentQuestion).not.toBeNull()
  const question = currentQuestion()
  question?.answer(yes)
  return question ? [question.title, question.body, ...(question.more ?? [])].map(english) : []
}

test('one question names the offices and the documents, and yes is one patch', async () => {
  const asked = askForCorrections(complete, { executorName: 'Thomas Edwin Whitlock', executorAddress: '9 New Road' })
  expect(await answered(true)).toEqual([
    'Change Thomas Edward Whitlock everywhere?',
    'Changed for Thomas Edward Whitlock: name and address. The new name is Thomas Edwin Whitlock. The old answer also appears as: agent under the power of attorney, agent under the health care directive, and beneficiary.',
    'The name Thomas Edward Whitlock also appears in your own words: “How Title Is Held” of Family home. Please check it there.',
    expect.stringMatching(
      /^Documents that change: .*Schedule A.*Durable Power of Attorney, and Health Care Directive\.$/,
    ),
  ])
  expect(await asked).toEqual({
    executorName: 'Thomas Edwin Whitlock',
    executorAddress: '9 New Road',
    dpoa_agentName: 'Thomas Edwin Whitlock',
    dpoa_agentAddress: '9 New Road',
    hcd_agentName: 'Thomas Edwin Whitlock',
    hcd_agentAddress: '9 New Road',
    beneficiaries: { put: [{ id: 'b-thomas', name: 'Thomas Edwin Whitlock' }] },
  })
})

test('after signing, the documents that change and those that stay are told apart', async () => {
  const signed = merge(complete, markPatch('trust-agreement', 'signed', true))
  const asked = askForCorrections(signed, { executorName: 'Thomas Edwin Whitlock' })
  expect((await answered(false)).slice(-2)).toEqual([
    expect.stringMatching(/^Documents that change: (?!.*(Agreement|Schedule A)).*Health Care Directive\.$/),
    'The signed ones stay as they are: Irrevocable Trust Agreement and Schedule A - Beneficiary Schedule. Something Changed, on the dashboard, says what to do.',
  ])
  await asked
})

test('no leaves the other answers', async () => {
  const patch = { executorName: 'Thomas Edwin Whitlock' }
  const asked = askForCorrections(complete, patch)
  await answered(false)
  expect(await asked).toBe(patch)
})

test('nothing is asked where nothing else would change, or the register alone', async () => {
  expect(await askForCorrections(complete, { trusteeName: 'Ada Bell' })).toEqual({ trusteeName: 'Ada Bell' })
  const noted = { ...complete, people: [{ id: 'p', name: 'Daniel Joseph Reyes' }] }
  expect(await askForCorrections(noted, { trusteeName: 'Dan Reyes' })).toMatchObject({
    people: { put: [{ id: 'p', name: 'Dan Reyes' }] },
  })
  expect(currentQuestion()).toBeNull()
})

test('what the user’s own words say about the old name is named, and stays', async () => {
  const wish = { customRules: 'Jackson stays with thomas edward whitlock, not with Thomas Edward Whitlocks.' }
  const trust = merge(complete, { ...wish, distributionType: 'custom' })
  const asked = askForCorrections(trust, { executorName: 'Thomas Edwin Whitlock' })
  expect((await answered(true))[2]).toBe(
    'The name Thomas Edward Whitlock also appears in your own words: “How Title Is Held” of Family home and “Custom Distribution Rules” in Distribution Rules. Please check it there.',
  )
  expect(await asked).not.toHaveProperty('customRules')
})

test('a name that is in the user’s own words only is mentioned, without a choice', async () => {
  const boat = { id: 'a-boat', name: 'Daniel Joseph Reyes’ boat', type: 'other', ownership: 'sole' } as const
  const asked = askForCorrections({ ...complete, assets: [boat] }, { trusteeName: 'Dan Reyes' })
  expect(await answered(true)).toEqual([
    'The old name also appears elsewhere',
    'The name Daniel Joseph Reyes also appears in your own words: “Daniel Joseph Reyes’ boat” in Assets. Please check it there.',
  ])
  expect(await asked).toEqual({ trusteeName: 'Dan Reyes' })
})

test('where a new name is another person’s, it follows nowhere; the grantor’s own and an address do', async () => {
  const noted = { ...complete, people: [{ id: 'p', name: 'Thomas Edward Whitlock' }] }
  const patch = { executorName: 'Nora Jane Hale', executorAddress: '9 New Road' }
  expect(await askForCorrections(noted, patch, true)).toBe(patch)
  expect(currentQuestion()).toBeNull()
  for (const own of [{ grantorName: 'Margaret Anne Hale' }, { dpoa_agentAddress: '9 New Road' }]) {
    const asked = askForCorrections(complete, own, true)
    await answered(false)
    expect(await asked).toBe(own)
  }
})

test('a name that begins otherwise may be somebody else’s: the harmless answer leaves every other place', async () => {
  const patch = { executorName: 'Linda Park' }
  const asked = askForCorrections(complete, patch)
  await expect.poll(currentQuestion).toMatchObject({
    yes: 'Same person: change everywhere',
    no: 'Another person: only here',
    likely: 'no',
  })
  expect((await answered(false)).slice(0, 2)).toEqual([
    'Is Linda Park the same person as Thomas Edward Whitlock?',
    'Changed for Thomas Edward Whitlock: name. The old answer also appears as: agent under the power of attorney, agent under the health care directive, and beneficiary.',
  ])
  expect(await asked).toBe(patch)
  const noted = { ...complete, people: [{ id: 'p', name: 'Daniel Joseph Reyes' }] }
  expect(await askForCorrections(noted, { trusteeName: 'Ada Bell' })).toEqual({ trusteeName: 'Ada Bell' })
})

test('a name that is made longer is not taken for the old one, nor is another person’s, nor one word', async () => {
  const ruth = { grantorName: 'Ruth Alder', guardianName: 'Ruth Alder Birch', grantorEmail: 'ruth@alder.example' }
  const trust = { ...families.empty, ...ruth } as typeof complete
  const patch = { grantorName: 'Ruth Alder-Lund', customRules: 'Ask Ruth Alder-Lund.' }
  expect(await askForCorrections(trust, patch)).toBe(patch)
  const short = { grantorName: 'Ruth Alder' }
  expect(await askForCorrections({ ...trust, grantorName: 'Ruth' }, short)).toBe(short)
  const asked = askForCorrections(
    { ...trust, distributionType: 'custom', customRules: 'Ask Ruth Alder.' },
    { grantorName: 'Ruth Alder-Lund' },
  )
  expect((await answered(true))[1]).toContain('“Custom Distribution Rules” in Distribution Rules')
  await asked
})

test('of two people changed at once, one who may be another is asked about alone', async () => {
  const names = { executorName: 'Ruth Alder', dpoa_agentName: 'Ruth Alder', guardianName: 'Karl Birch' }
  const trust = { ...families.empty, ...names, hcd_agentName: 'Karl Birch' } as typeof complete
  const patch = { executorName: 'Ruth Alder-Lund', guardianName: 'Linda Park' }
  const asked = askForCorrections(trust, patch)
  expect((await answered(true))[0]).toBe('Change Ruth Alder everywhere?')
  expect((await answered(false))[0]).toBe('Is Linda Park the same person as Karl Birch?')
  expect(await asked).toEqual({ ...patch, dpoa_agentName: 'Ruth Alder-Lund' })
})
