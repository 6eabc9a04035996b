import { expect, test } from 'vitest'
import type * as z from 'zod/mini'
import { detailSteps } from '../details/all.ts'
import { steps } from './all.ts'
import { assetForm } from './asset-form.ts'
import { beneficiaryForm } from './beneficiary-form.ts'
import type { Answers, Question } from './step.ts'

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

/** What is said of a bad answer to a question of that kind, by what is wrong: each wording with the questions that say it. */
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
