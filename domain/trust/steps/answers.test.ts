import { expect, test } from 'vitest'
import { TrustPatch } from '../patch.ts'
import { newTrust } from '../record.ts'
import { stepOf, steps } from './all.ts'
import { changedAnswers, patchOnSave, shownQuestions, unsavedAnswers, validAnswers, withoutHidden } from './answers.ts'
import type { Answers, Step } from './step.ts'

const context = { today: '2025-06-15' }
const trust = newTrust('u', '2025-06-15T10:00:00.000Z')
const grantor = stepOf('grantor')

test('an empty answer is valid by itself, an invalid one is left out', () => {
  expect(validAnswers(grantor, { grantorName: '', grantorEmail: 'x' }, context)).toEqual({ grantorName: '' })
})

test('a prefill nobody touched is no change, a typed answer is', () => {
  const ein = stepOf('ein-application')
  const prefilled = ein.initial({ ...trust, trustName: 'T' }, context)
  expect(changedAnswers(ein, prefilled, { ...trust, trustName: 'T' }, context)).toEqual({})
  const typed = { ...prefilled, trustMailingCity: 'Jackson' }
  expect(changedAnswers(ein, typed, { ...trust, trustName: 'T' }, context)).toEqual({ trustMailingCity: 'Jackson' })
})

test('what is typed is either saved or stays as a draft', () => {
  const typed = { ...grantor.initial(trust, context), grantorName: 'Margaret', grantorEmail: 'x' }
  expect(patchOnSave(grantor, typed, trust, context)).toEqual({ grantorName: 'Margaret' })
  expect(unsavedAnswers(grantor, typed, trust, context)).toEqual({ grantorEmail: 'x' })
})

test('hidden questions are emptied and not shown', () => {
  const trustee = stepOf('trustee')
  const answers = { trusteeType: 'self', trusteeName: 'Dan', trusteeEmail: 'broken' }
  expect(withoutHidden(trustee, answers)).toMatchObject({ trusteeType: 'self', trusteeName: '', trusteeEmail: '' })
  expect(shownQuestions(trustee, answers).map(({ name }) => name)).toEqual(['trusteeType'])
})

const HOSTILE = {
  'a right-to-left override': 'Ann\u202Eevil',
  'a lone surrogate': 'Ann\uD800',
  'a control character': 'Ann\u0007',
  'a text that is too long': 'x'.repeat(20_001),
}
const texts = ['line', 'address', 'paragraph', 'email']
const fields = steps.flatMap((step) =>
  step.questions
    .filter(({ kind, shownIf }) => texts.includes(kind) && !shownIf)
    .map(({ name }): [string, Step] => [name, step]),
)

test.each(Object.entries(HOSTILE))(
  '%s is rejected in every text field, with a message, and never written',
  (_, typed) => {
    for (const [name, step] of fields) {
      const answers: Answers = { ...step.initial(trust, context), [name]: typed }
      expect(validAnswers(step, { [name]: typed }, context), name).toEqual({})
      expect(JSON.stringify(patchOnSave(step, answers, trust, context)), name).not.toContain('Ann')
      expect(unsavedAnswers(step, answers, trust, context)[name], name).toBe(typed)
      const issue = step
        .schema(context)
        .safeParse(answers)
        .error?.issues.find(({ path }) => path[0] === name)
      expect(issue?.message, name).toMatch(/\.$|required|Invalid/)
    }
  },
)

test('markup is text like any other, and every patch it makes is one the record takes', () => {
  const markup = '<script>alert(1)</script> & "quotes"'
  for (const [name, step] of fields.filter(([name]) => !/email$/i.test(name) && name !== 'customRules')) {
    const patch = patchOnSave(step, { ...step.initial(trust, context), [name]: markup }, trust, context)
    expect(JSON.stringify(patch), name).toContain('<script>')
    expect(TrustPatch.safeParse(patch).success, name).toBe(true)
  }
})
