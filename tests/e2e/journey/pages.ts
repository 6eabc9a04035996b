import { expect, type Locator, type Page } from '@playwright/test'
import { localDate } from '#domain/formats/calendar-date.ts'
import { detailSteps } from '#domain/trust/details/all.ts'
import { subjectOf } from '#domain/trust/details/detail-step.ts'
import type { Asset, Beneficiary } from '#domain/trust/entries.ts'
import type { TrustRecord } from '#domain/trust/record.ts'
import { type DetailPage, type StepSlug, stepPath } from '#domain/trust/routes.ts'
import { stepOf } from '#domain/trust/steps/all.ts'
import { assetForm } from '#domain/trust/steps/asset-form.ts'
import { beneficiaryForm } from '#domain/trust/steps/beneficiary-form.ts'
import type { Answers, Question } from '#domain/trust/steps/step.ts'
import { nextLabel } from '#domain/trust/steps/step.ts'
import type { Hand } from './hand.ts'
import { answerAll } from './questions.ts'

/** A page of the questionnaire: a step's, or the page that asks for more about the entry with this id of the sample. */
export type Place = StepSlug | { page: DetailPage; of: string }

export const formOf = (page: Page): Locator => page.getByRole('main')
export const button = (page: Page, name: string): Locator => formOf(page).getByRole('button', { name, exact: true })

function detailStepOf(page: DetailPage) {
  const found = detailSteps.find((detail) => detail.page === page)
  if (!found) throw new Error(`There is no page ${page}.`)
  return found
}

/** The questions of a page that is not a list, with a family's answers to them. */
export function askedAt(place: Place, trust: TrustRecord): { questions: readonly Question[]; answers: Answers } {
  if (typeof place !== 'string') {
    const detail = detailStepOf(place.page)
    return { questions: detail.questions, answers: detail.initial(trust, place.of) }
  }
  const step = stepOf(place)
  return { questions: step.questions, answers: step.initial(trust, { today: localDate(new Date()) }) }
}

/** The questions of a list's add form, with the answers that make each of a family's entries. */
export function entriesAt(place: Place, trust: TrustRecord): { questions: readonly Question[]; answers: Answers[] } {
  if (place === 'beneficiaries') {
    const of = (entry: Beneficiary) => beneficiaryForm.initial(entry)
    return { questions: beneficiaryForm.questions, answers: (trust.beneficiaries ?? []).map(of) }
  }
  const of = (entry: Asset) => assetForm.initial(entry)
  return { questions: assetForm.questions, answers: (trust.assets ?? []).map(of) }
}

/** Asserts that this page is open, and that it is about the right entry. */
export async function expectPlace(page: Page, place: Place, trust: TrustRecord): Promise<void> {
  const heading = (name: string) => page.getByRole('heading', { level: 1, name, exact: true })
  if (typeof place === 'string') {
    await expect(page).toHaveURL(stepPath(place))
    return expect(heading(stepOf(place).heading)).toBeVisible()
  }
  const detail = detailStepOf(place.page)
  await expect(page).toHaveURL(new RegExp(`/trust-builder/${place.page}/[A-Za-z0-9_-]+$`))
  await expect(formOf(page)).toContainText(detail.heading)
  await expect(formOf(page)).toContainText(subjectOf(detail, trust, place.of) ?? `no entry ${place.of} in the sample`)
}

async function addEntries(hand: Hand, place: 'beneficiaries' | 'assets', trust: TrustRecord): Promise<void> {
  const { questions, answers } = entriesAt(place, trust)
  for (const [at, entry] of answers.entries()) {
    await answerAll(hand, formOf(hand.page), questions, entry)
    await hand.press(button(hand.page, place === 'assets' ? 'Add Asset' : 'Add Beneficiary'))
    await expect(button(hand.page, `Edit ${entry.name}`)).toBeVisible()
    await expect(hand.page.getByRole('heading', { name: `Your ${place} (${at + 1})` })).toBeVisible()
  }
}

/** Types in all that a family answers on the page that is open. */
export async function answerPlace(hand: Hand, place: Place, trust: TrustRecord): Promise<void> {
  await expectPlace(hand.page, place, trust)
  if (place === 'beneficiaries' || place === 'assets') return addEntries(hand, place, trust)
  const { questions, answers } = askedAt(place, trust)
  await answerAll(hand, formOf(hand.page), questions, answers)
}

/** Presses the button that leads on. */
export function goOn(hand: Hand, place: Place): Promise<void> {
  return hand.press(button(hand.page, nextLabel(typeof place === 'string' ? stepOf(place) : detailStepOf(place.page))))
}
