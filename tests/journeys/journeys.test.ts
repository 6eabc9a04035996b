import { describe, expect, test } from 'vitest'
import { detailSteps, subjectOf } from '#domain/trust/details/detail-step.ts'
import { isIncomplete } from '#domain/trust/lifecycle.ts'
import { merge } from '#domain/trust/merge.ts'
import { TrustPatch } from '#domain/trust/patch.ts'
import { documentStatus, readiness, stepPercent } from '#domain/trust/progress.ts'
import { continuePath, entryPath, resumePath, stepPath, stepSlugs } from '#domain/trust/routes.ts'
import { beneficiaryForm } from '#domain/trust/steps/05-beneficiaries.ts'
import { assetForm } from '#domain/trust/steps/06-assets.ts'
import { stepOf, steps } from '#domain/trust/steps/all.ts'
import { type EntryForm, nextLabel, shellPercent } from '#domain/trust/steps/step.ts'
import { families, recordOf } from '#samples/families.ts'
import { companionRows } from './companion-rows.ts'
import { detailRows, entryRows, firstValueRows, shellRows } from './entry-rows.ts'
import { incompleteRows, progressRows, readinessRows, resumeRows } from './record-rows.ts'
import { context, judge, type Outcome, pressOnDetail, pressOnStep } from './row.ts'
import { trustStepRows } from './step-rows.ts'

const stepRows = [...trustStepRows, ...companionRows]

/** Everything a row states must have come of it, and a row that states no error must have met none. */
function expectRow(row: Partial<Outcome>, got: Outcome) {
  expect(got.errors).toEqual(row.errors)
  if ('writes' in row) expect(got.writes).toEqual(row.writes)
  if ('leads' in row) expect(got.leads).toBe(row.leads)
  if ('toast' in row) expect(got.toast).toEqual(row.toast)
  if (got.writes) expect(TrustPatch.safeParse(got.writes).error?.issues).toBeUndefined()
}

describe('a button pressed on a step', () => {
  test.each(stepRows)('$step, $press: $rule', (row) => {
    const { writes, leads, errors, toast } = row
    const stated = Object.fromEntries(Object.entries({ writes, leads, errors, toast }).filter(([, value]) => value))
    expectRow(stated, pressOnStep(row))
  })
  test('every step has a row that goes on and a row, or a list, that is rejected', () => {
    const passed = new Set(stepRows.filter((row) => row.press === 'next' && !row.errors).map((row) => row.step))
    expect([...passed].sort()).toEqual([...stepSlugs].sort())
    const rejected = new Set(stepRows.filter((row) => row.errors).map((row) => row.step))
    expect(stepSlugs.filter((slug) => !rejected.has(slug))).toEqual(['beneficiaries', 'assets'])
  })
})

describe('a button pressed on a page for one entry', () => {
  test.each(detailRows)('$page, $press: $rule', (row) => {
    const { writes, leads, errors } = row
    const stated = Object.fromEntries(Object.entries({ writes, leads, errors }).filter(([, value]) => value))
    expectRow(stated, pressOnDetail(row))
  })
  test.each(detailSteps)('$page has no subject for an id that is not there, or of another kind', (detail) => {
    expect(subjectOf(detail, families.complete, 'nobody')).toBeUndefined()
    expect(subjectOf(detail, families.complete, 'b-thomas')).toBeUndefined()
    expect(subjectOf(detail, families.complete, 'a-checking')).toBeUndefined()
  })
})

test.each(entryRows)('an entry of $list: $rule', ({ list, type, makes, errors }) => {
  const form: EntryForm<{ id: string }> = list === 'assets' ? (assetForm as never) : (beneficiaryForm as never)
  const judged = judge({ questions: form.questions, schema: () => form.schema }, { ...form.initial(), ...type })
  if ('errors' in judged) expect(judged.errors).toEqual(errors)
  else {
    expect(errors).toBeUndefined()
    const entry = form.entry(judged.answers, 'x')
    expect(entry).toEqual({ id: 'x', ...makes })
    expect(merge(recordOf({}), { [list]: { put: [entry] } })[list]).toEqual([entry])
  }
})

test.each(shellRows)('$rule', ({ step: of, number, total, percent, button, back, previous, exit }) => {
  const step = steps.find(({ slug }) => slug === of)
  const shell = step ?? detailSteps.find(({ page }) => page === of)
  expect(shell).toMatchObject({ number, total, back, exit })
  expect(step?.previous ?? shell?.back).toBe(previous)
  expect(shellPercent({ number, total })).toBe(percent)
  expect(nextLabel({ number, total })).toBe(button)
})

test.each(firstValueRows)('$step shows at first: $rule', ({ step, given, shows }) => {
  expect(stepOf(step).initial(recordOf(given), context)).toMatchObject(shows)
})

test.each(resumeRows)('$rule', ({ given, resume, goOn, entry }) => {
  const trust = recordOf(given)
  expect([resumePath(trust), continuePath(trust), entryPath(trust)]).toEqual([resume, goOn, entry])
})
test('T 2.1: without a trust, the bare path leads to the name', () => expect(resumePath(null)).toBe(stepPath('name')))

test.each(progressRows)('$rule', ({ step, given, percent }) => {
  expect(stepPercent(stepOf(step), recordOf(given))).toBe(percent)
})

test.each(readinessRows)('$rule', ({ document, given, percent, status }) => {
  expect([readiness(document, recordOf(given)), documentStatus(document, recordOf(given))]).toEqual([percent, status])
})

test.each(incompleteRows)('$rule', ({ lacking }) => {
  expect(isIncomplete(families.complete)).toBe(false)
  expect(isIncomplete(merge(families.complete, lacking))).toBe(true)
})
test.each(['beneficiaries', 'assets'] as const)('T 2.6: no %s', (list) => {
  expect(isIncomplete({ ...families.complete, [list]: [] })).toBe(true)
})
