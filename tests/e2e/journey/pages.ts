import { expect, type Locator, type Page } from '@playwright/test'
import { localDate } from '#domain/formats/calendar-date.ts'
import { detailSteps, subjectOf } from '#domain/trust/details/detail-step.ts'
import type { Asset, Beneficiary } from '#domain/trust/entries.ts'
import type { TrustRecord } from '#domain/trust/record.ts'
import { type DetailPage, type StepSlug, stepPath } from '#domain/trust/routes.ts'
import { beneficiaryForm } from '#domain/trust/steps/05-beneficiaries.ts'
import { assetForm } from '#domain/trust/steps/06-assets.ts'
import { stepOf } from '#domain/trust/steps/all.ts'
import { shownQuestions } from '#domain/trust/steps/answers.ts'
import { type Answer, type Answers, nextLabel, type Question } from '#domain/trust/steps/step.ts'
import type { Hand } from './hand.ts'

/** Exactly these words, with or without '(optional)' after them. */
export function labeled(label: string): RegExp {
  return new RegExp(`^${label.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}( \\(optional\\))?$`)
}

/** The control of a question that is one field. */
export function fieldOf(scope: Locator, { kind, label }: Question): Locator {
  return kind === 'check' ? scope.getByRole('checkbox', { name: label, exact: true }) : scope.getByLabel(labeled(label))
}

/** The radio button of one choice of a question. */
export function radioOf(scope: Locator, question: Question, value: Answer): Locator {
  const words = question.choices?.[String(value)] ?? String(value)
  return scope.getByRole('group', { name: labeled(question.label) }).getByRole('radio', { name: words, exact: true })
}

/** The questions that these answers call for, in the order in which the page shows them. */
export function inOrder(questions: readonly Question[], answers: Answers): Question[] {
  const shown = shownQuestions({ questions }, answers).filter((question) => question.enabledIf?.(answers) ?? true)
  const place = (question: Question) => (question.folded ? 2 : question.group ? 1 : 0)
  return shown.toSorted((a, b) => place(a) - place(b))
}

async function unfold(hand: Hand, scope: Locator): Promise<void> {
  const fold = scope.locator('details', { has: hand.page.getByText('More details', { exact: true }) })
  if ((await fold.getAttribute('open')) === null) await hand.press(fold.locator('summary'))
}

async function nameTrustees(hand: Hand, scope: Locator, rows: Answer): Promise<void> {
  if (!Array.isArray(rows)) throw new Error('The answer to the trustees is a list of rows.')
  for (const [at, row] of rows.entries()) {
    const name = scope.getByLabel(`Trustee ${at + 1} Name`)
    if (at > 0 && !(await name.isVisible())) await hand.press(scope.getByRole('button', { name: 'Add Trustee' }))
    // The grantor's own row, which another step's answers fill.
    if ((await name.getAttribute('readonly')) !== null) continue
    await hand.type(name, row.name)
    await hand.type(scope.getByLabel(`Trustee ${at + 1} Address`), row.address)
  }
}

async function answerOne(hand: Hand, scope: Locator, question: Question, answer: Answer): Promise<void> {
  switch (question.kind) {
    case 'choice':
      return hand.pick(radioOf(scope, question, answer))
    case 'select':
      return hand.choose(fieldOf(scope, question), question.choices?.[String(answer)] ?? '')
    case 'check':
      return hand.tick(fieldOf(scope, question), answer === true)
    case 'trustees':
      return nameTrustees(hand, scope, answer)
    case 'stages':
      // Thirds need no answer; for-generations.spec.ts types other parts.
      return expect(scope.getByRole('button', { name: 'Add a part' })).toBeHidden()
    default:
      return hand.type(fieldOf(scope, question), String(answer))
  }
}

/** Gives all these answers on the form in `scope`, one question after another. */
export async function answerAll(
  hand: Hand,
  scope: Locator,
  questions: readonly Question[],
  answers: Answers,
): Promise<void> {
  for (const question of inOrder(questions, answers)) {
    if (question.folded) await unfold(hand, scope)
    await answerOne(hand, scope, question, answers[question.name] ?? '')
  }
}

async function shownBy(scope: Locator, question: Question, answer: Answer): Promise<void> {
  if (question.kind === 'choice') return expect(radioOf(scope, question, answer)).toBeChecked()
  if (question.kind === 'check') return expect(fieldOf(scope, question)).toBeChecked({ checked: answer === true })
  if (question.kind === 'trustees' && Array.isArray(answer)) {
    for (const [at, row] of answer.entries()) {
      await expect(scope.getByLabel(`Trustee ${at + 1} Name`)).toHaveValue(row.name)
      await expect(scope.getByLabel(`Trustee ${at + 1} Address`)).toHaveValue(row.address)
    }
    return
  }
  if (question.kind === 'stages') return
  const field = fieldOf(scope, question)
  if (question.kind === 'ssn' || question.kind === 'dashed-ssn') {
    await expect(field, 'masked while it is not being typed in').toHaveValue(`XXX-XX-${String(answer).slice(-4)}`)
    await field.focus()
  }
  await expect(field).toHaveValue(String(answer))
}

/** Asserts that the form in `scope` shows all these answers. */
export async function expectAnswers(scope: Locator, questions: readonly Question[], answers: Answers): Promise<void> {
  for (const question of inOrder(questions, answers)) await shownBy(scope, question, answers[question.name] ?? '')
}

/** Logs in on the login page that is open. */
export async function logIn(page: Page, { email, password }: { email: string; password: string }): Promise<void> {
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('main').getByRole('button', { name: 'Log In', exact: true }).click()
}

/** Presses Log Out in the menu; typing that is not saved may be asked about before it is done. */
export async function logOut(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'My Account' }).click()
  await page.getByRole('menuitem', { name: 'Log Out' }).click()
}

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

/** The toast on screen; another element announces it to screen readers. */
export function toastOf(page: Page): Locator {
  return page.getByRole('listitem').filter({ has: page.getByRole('button', { name: 'Dismiss' }) })
}

/** Sees to it that no toast is on screen, whether it is dismissed or leaves by itself. */
export async function clearToasts(page: Page): Promise<void> {
  const dismiss = toastOf(page).getByRole('button', { name: 'Dismiss' })
  await expect(async () => {
    if (await dismiss.isVisible()) await dismiss.click({ timeout: 2_000 })
    await expect(toastOf(page)).toHaveCount(0, { timeout: 500 })
  }).toPass()
}

/** Asserts that a toast with this title shows, and with this description where one is given. */
export async function expectToast(page: Page, title: string, description?: string): Promise<void> {
  const toast = toastOf(page).filter({ has: page.getByText(title, { exact: true }) })
  await expect(toast).toBeVisible()
  if (description) await expect(toast).toContainText(description)
}

/** By so many milliseconds a stopped clock is moved on. */
export const STEP = 20

/** Opens a page whose clock stands still, so that what it shows for a second only is not missed on a slow machine. */
export async function stopClock(page: Page): Promise<void> {
  await page.clock.install()
  await page.clock.pauseAt(Date.now() + 60_000)
}

/** Moves a stopped clock on until this is there; React, too, waits by the clock before it shows a page. */
export async function untilShown(page: Page, shown: Locator): Promise<void> {
  await expect(async () => {
    await page.clock.runFor(STEP)
    expect(await shown.isVisible()).toBe(true)
  }).toPass({ intervals: [0], timeout: 30_000 })
}
