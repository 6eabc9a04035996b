import { expect, test } from 'vitest'
import { steps } from './all.ts'

const tokens = Object.fromEntries(
  steps.flatMap(({ questions }) =>
    questions.flatMap(({ name, autoComplete }) => (autoComplete ? [[name, autoComplete] as const] : [])),
  ),
)

test('the browser may fill in what is normally the reader’s own, and no other person’s name', () => {
  expect(tokens).toEqual({
    grantorName: 'name',
    grantorEmail: 'email',
    grantorAddress: 'street-address',
    testatorName: 'name',
    testatorAddress: 'street-address',
    dpoa_principalName: 'name',
    dpoa_principalAddress: 'street-address',
    hcd_principalName: 'name',
    hcd_principalAddress: 'street-address',
    einTrustMailingAddress: 'street-address',
    trustMailingCity: 'address-level2',
    trustMailingState: 'address-level1',
    trustMailingZip: 'postal-code',
  })
})

const NO_TEXT: readonly string[] = ['check', 'trustees', 'choice', 'select']

test('every answer that a step lets be empty is marked as optional, and none that it asks for', () => {
  const wrong = steps.flatMap((step) => {
    const schema = step.schema({ today: '2026-11-20' })
    // A choice always has one chosen, and a question that depends on another is asked for when it is shown.
    const texts = step.questions.filter(
      ({ kind, shownIf, enabledIf }) => !shownIf && !enabledIf && !NO_TEXT.includes(kind),
    )
    const empty = Object.fromEntries(step.questions.map(({ name }) => [name, '']))
    const rejected = new Set(schema.safeParse(empty).error?.issues.map(({ path }) => String(path[0])))
    return texts
      .filter(({ name, optional }) => rejected.has(name) === Boolean(optional))
      .map(({ name }) => `${step.slug}: ${name} is ${rejected.has(name) ? 'asked for' : 'optional'}`)
  })
  expect(wrong).toEqual([])
})
