import { describe, expect, test } from 'vitest'
import type * as z from 'zod/mini'
import { detailSteps } from '../details/detail-step.ts'
import { documentNamed, documentNames, documentOfStep } from '../documents.ts'
import { merge } from '../merge.ts'
import { TrustPatch } from '../patch.ts'
import { newTrust } from '../record.ts'
import { beneficiaryForm } from './05-beneficiaries.ts'
import { assetForm } from './06-assets.ts'
import { pourOverWillStep } from './10-pour-over-will.ts'
import { stepOf, steps } from './all.ts'
import { changedAnswers, patchOnSave, shownQuestions, unsavedAnswers, validAnswers, withoutHidden } from './answers.ts'
import type { Answers, Question, Step } from './step.ts'

const context = { today: '2025-06-15' }
const trust = newTrust('u', '2025-06-15T10:00:00.000Z')
const grantor = stepOf('grantor')

test('an empty answer is valid by itself, an invalid one is left out', () => {
  expect(validAnswers(grantor, { grantorName: '', grantorEmail: 'x' }, context)).toEqual({ grantorName: '' })
})

test('a prefill nobody touched is no change, a typed answer is', () => {
  const directive = stepOf('health-care-directive')
  const named = { ...trust, grantorName: 'Margaret' }
  const prefilled = directive.initial(named, context)
  expect(changedAnswers(directive, prefilled, named, context)).toEqual({})
  const typed = { ...prefilled, hcd_agentName: 'Thomas' }
  expect(changedAnswers(directive, typed, named, context)).toEqual({ hcd_agentName: 'Thomas' })
})

test('Save and Exit on the EIN application stores what the page shows, prefilled or not, as far as it is valid', () => {
  const ein = stepOf('ein-application')
  const known = {
    ...trust,
    ...{ trustName: 'The Whitlock Trust', trusteeName: 'Daniel Reyes', trustDate: '2025-05-01' },
    certificateData: { adminAddress: '480 Elk Ridge Road' },
  }
  const typed = { ...ein.initial(known, context), trustMailingCity: 'Wilson', trustMailingZip: '8301' }
  expect(patchOnSave(ein, typed, known, context)).toEqual({
    ...{ einTrustName: 'The Whitlock Trust', einTrustMailingAddress: '480 Elk Ridge Road' },
    ...{ trustMailingCity: 'Wilson', trustMailingState: 'WY', county: 'Teton' },
    ...{ einResponsiblePartyName: 'Daniel Reyes', einCreationDate: '2025-05-01', numberOfTrustees: 1 },
  })
  expect(unsavedAnswers(ein, typed, known, context)).toEqual({ trustMailingZip: '8301' })

  const saved = merge(known, patchOnSave(ein, typed, known, context))
  expect(patchOnSave(ein, ein.initial(saved, context), saved, context)).toEqual({})

  const later = { ...known, trustDate: '2025-06-16' }
  expect(unsavedAnswers(ein, ein.initial(later, context), later, context)).toEqual({ einCreationDate: '2025-06-16' })
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

const today = '2026-11-24'
const forms: { questions: readonly Question[]; schema: z.ZodMiniType<Answers> }[] = [
  ...steps.map(({ questions, schema }) => ({ questions, schema: schema({ today }) })),
  ...detailSteps,
  beneficiaryForm,
  assetForm,
]

/** Rules with words of their own: the specification's (T 5), but for the last. */
const OWN_WORDS: readonly RegExp[] = [
  /^Please enter an? (name for your trust|beneficiary name|asset name)/,
  /^Please specify the relationship$/,
  /^SSN is required \(will be masked\)$/,
  /^Please enter a valid SSN/,
  /^At least one trustee (name|address) is required$/,
  // Such a page has a button beside the question, which an empty answer names.
  /^Please enter the .*, or press “I don’t have this yet”\.$/,
]
/** Of a rule that says what is asked, the rule alone. */
const RULES: readonly [RegExp, string][] = [
  [/^[A-Z].* is required$/, '… is required'],
  [/^Please choose .*\.$/, 'Please choose …'],
  [/^Please keep this to [\d,]+ characters or fewer\. You have [\d,]+\.$/, 'Please keep this to …'],
]
const ruleOf = (message: string) => RULES.find(([pattern]) => pattern.test(message))?.[1] ?? message

const BAD = {
  empty: '',
  'too long': 'x'.repeat(30_000),
  unprintable: 'x\u0000',
  'no such thing': 'nobody at home',
  'a day that does not exist': '2026-02-31',
  'a day in the future': '2199-01-01',
  'a day too early': '1899-12-31',
  'below zero': '-1',
  'too much': '1000000000000000000',
  'half a number': '123-45-678',
}

/** What is said about a bad answer to a question of that kind, by what is wrong: each wording with the questions that say it. */
function wordings(): Map<string, Map<string, string[]>> {
  const found = new Map<string, Map<string, string[]>>()
  for (const { questions, schema } of forms) {
    const { shape } = schema as unknown as z.ZodMiniObject
    for (const { name, kind } of questions)
      for (const [wrong, answer] of Object.entries(BAD)) {
        const part = shape[name] as z.ZodMiniType | undefined
        const message = kind === 'trustees' ? undefined : part?.safeParse(answer).error?.issues[0]?.message
        if (message === undefined || OWN_WORDS.some((pattern) => pattern.test(message))) continue
        const said = found.get(`${kind}, ${wrong}`) ?? new Map<string, string[]>()
        said.set(ruleOf(message), [...(said.get(ruleOf(message)) ?? []), name])
        found.set(`${kind}, ${wrong}`, said)
      }
  }
  return found
}

test('one error of one kind of answer has one wording, on every page', () => {
  const several = [...wordings()].filter(([, said]) => said.size > 1)
  expect(several.map(([error, said]) => [error, Object.fromEntries(said)])).toEqual([])
})

describe('assets', () => {
  const remark = (name: string, answers: Record<string, string>) =>
    assetForm.questions.find((question) => question.name === name)?.remark?.(answers)

  test('says for personal property only how a single item is given', () => {
    expect(remark('type', { type: 'personal_property' })).toContain('signed and dated list that your will allows')
    expect(remark('type', { type: 'vehicle' })).toBeUndefined()
  })

  test('says for joint ownership that an owner who has died cannot sign', () => {
    expect(remark('ownership', { ownership: 'joint' })).toContain('A co-owner who has died cannot sign')
  })

  test('a whole account number is remarked on where the documents print it', () => {
    const said = (name: string, text: string, type = 'bank_account') => remark(name, { type, [name]: text })
    for (const name of ['name', 'description', 'bankName', 'firmName'])
      expect(said(name, 'Chase 0001 2345 6789')).toMatch(/The last four digits are enough/)
    expect(said('description', 'Chase, ending in 6789')).toBeUndefined()
    expect(said('description', 'Parcel 22-41-16-28-1-00-023', 'real_estate')).toBeUndefined()
  })
})

describe('pour-over will', () => {
  const remark = (county: string, testatorAddress: string) =>
    pourOverWillStep.questions.find(({ name }) => name === 'county')?.remark?.({ county, testatorAddress })

  test('the county that the form begins with is asked about beside an address that may be in another', () => {
    expect(remark('Teton', '12 Loucks Street, Sheridan, WY 82801')).toMatch(/^The form begins with Teton/)
    expect(remark('Sheridan', '12 Loucks Street, Sheridan, WY 82801')).toBeUndefined()
    expect(remark('Teton', '2 Oak Street, Wilson, WY 83014')).toBeUndefined()
    expect(remark('Teton', '')).toBeUndefined()
  })

  test('a county of Wyoming beside an address in another state is remarked on, wherever it came from', () => {
    const austin = '4108 Balcones Woods Drive, Austin, TX 78759'
    expect(remark('Teton', austin)).toMatch(/^A county of Wyoming has this name/)
    expect(remark('Natrona', austin)).toMatch(/^A county of Wyoming has this name/)
    expect(remark('Natrona', '318 Beech Street, Casper, WY 82601-1234')).toBeUndefined()
    expect(remark('Travis', austin)).toBeUndefined()
  })
})

test('no hint says what the placeholder of the same question says', () => {
  const twice = steps
    .flatMap(({ questions }) => questions)
    .filter(({ hint, placeholder }) => placeholder && hint?.includes(placeholder))
  expect(twice.map(({ name }) => name)).toEqual([])
})

describe('documents of the steps', () => {
  test('there are nine documents, and the thirteen sections offer each of them', () => {
    expect(Object.keys(documentNames)).toHaveLength(9)
    expect(new Set(Object.values(documentOfStep))).toEqual(new Set(Object.keys(documentNames)))
  })

  test('a document is found by its name and by nothing else', () => {
    expect(documentNamed('Certificate of Trust')).toBe('certificate-of-trust')
    expect(documentNamed('toString')).toBeUndefined()
  })
})
