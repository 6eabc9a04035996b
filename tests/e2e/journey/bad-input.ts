import { expect, type Locator, type Page } from '@playwright/test'
import { detailSteps } from '#domain/trust/details/detail-step.ts'
import type { Asset, Beneficiary } from '#domain/trust/entries.ts'
import type { TrustPatch } from '#domain/trust/patch.ts'
import type { TrustRecord } from '#domain/trust/record.ts'
import { detailPath, stepPath } from '#domain/trust/routes.ts'
import { beneficiaryForm } from '#domain/trust/steps/05-beneficiaries.ts'
import { assetForm } from '#domain/trust/steps/06-assets.ts'
import { steps } from '#domain/trust/steps/all.ts'
import { type Answers, nextLabel, type Question } from '#domain/trust/steps/step.ts'
import { families } from '#samples/families.ts'
import { badCodes, validButHostile } from '../../bad-input/bad-inputs.ts'
import { fieldOf, inOrder, radioOf } from './pages.ts'

/** What is put into one control, and what is expected of it once the sheet has been handed in. */
export interface Expected {
  id: string
  typed: string
  /** What it then holds. */
  left: string
  /** A regular expression's source; null when it must say nothing. */
  says: string | null
}

/** Half a surrogate pair survives the way into the browser only as JSON, which escapes it. */
const sent = (expected: readonly Expected[]) => JSON.stringify(expected)

/** Puts the texts into the controls as a paste does, all at once. */
export function typeAll(page: Page, expected: readonly Expected[]): Promise<void> {
  return page.evaluate((json) => {
    const controls: Expected[] = JSON.parse(json)
    for (const { id, typed } of controls) {
      const control = document.getElementById(id)
      const kind = control instanceof HTMLTextAreaElement ? HTMLTextAreaElement : HTMLInputElement
      if (!(control instanceof kind)) throw new Error(`There is no field ${id} on the page.`)
      if (control.disabled) throw new Error(`The field ${id} cannot be typed in.`)
      control.focus()
      const write = Object.getOwnPropertyDescriptor(kind.prototype, 'value')?.set
      write?.call(control, typed)
      control.dispatchEvent(new InputEvent('input', { bubbles: true }))
      control.blur()
    }
  }, sent(expected))
}

/** What is not as expected, in a sentence for each field; empty when all is well. */
export function fieldErrorsOn(page: Page, expected: readonly Expected[]): Promise<string[]> {
  return page.evaluate((json) => {
    const controls: Expected[] = JSON.parse(json)
    const shown = (text: string) => JSON.stringify(text.length > 60 ? `${text.slice(0, 60)}… (${text.length})` : text)
    return controls.flatMap(({ id, left: wanted, says }) => {
      const control = document.getElementById(id)
      if (!(control instanceof HTMLInputElement || control instanceof HTMLTextAreaElement)) return [`${id} is gone`]
      // A social security number is masked until it has the focus.
      if (control.value.startsWith('XXX-XX-')) control.focus()
      const holds = control.value
      const found = holds === wanted ? [] : [`${id} holds ${shown(holds)} where ${shown(wanted)} was typed`]
      if (says === null) return found
      const error = document.getElementById(`${id}-error`)
      const words = error?.textContent ?? ''
      if (!new RegExp(says).test(words)) found.push(`${id} says ${shown(words)} to ${shown(wanted)}, not ${says}`)
      if (control.getAttribute('aria-invalid') !== 'true') found.push(`${id} is not marked as invalid`)
      if (!control.getAttribute('aria-describedby')?.split(' ').includes(`${id}-error`))
        found.push(`${id} is not described by its message`)
      if (error && error.getBoundingClientRect().height === 0) found.push(`the message of ${id} is not in sight`)
      return found
    })
  }, sent(expected))
}

/** Types what is no code, each as a paste does, and sees what the field says to it. */
export async function typeBadCodes(page: Page, submit: Locator): Promise<void> {
  for (const { typed, says } of badCodes) {
    const code: Expected[] = [{ id: 'field-code', typed, left: typed, says: says.source }]
    await typeAll(page, code)
    await submit.click()
    await expect.poll(() => fieldErrorsOn(page, code), { intervals: [20, 50, 100] }).toEqual([])
  }
}

/** A sheet of questions as it is on a page once these choices are made. */
export interface Sheet {
  title: string
  path: string
  questions: readonly Question[]
  /** Chosen first, so that the questions that depend on it are on the page. */
  choices: Answers
  /** The button by which it is handed in. */
  button: string
}

/** One entry for each page that asks for the details of one. */
const ENTRIES = {
  'beneficiary-age': 'b-clara',
  'charity-info': 'b-teton',
  'real-estate-info': 'a-home',
  'business-info': 'a-shop',
}

/** What the account has before anything bad is typed: little enough that most fields are still empty. */
export const before: TrustPatch = {
  trustName: 'Before',
  trusteeType: 'professional',
  trusteeName: 'Jonah Alder',
  beneficiaries: {
    put: [
      { id: ENTRIES['beneficiary-age'], name: 'Clara Jane Whitlock', relationship: 'child' },
      { id: ENTRIES['charity-info'], name: 'Teton Trails Conservancy', relationship: 'charity' },
    ],
  },
  assets: {
    put: [
      { id: ENTRIES['real-estate-info'], name: 'Family home', type: 'real_estate', ownership: 'joint' },
      { id: ENTRIES['business-info'], name: 'Whitlock Outfitters LLC', type: 'business', ownership: 'sole' },
    ],
  },
}

/** The choices under which every question of a step or page is shown and can be typed in. */
const CHOICES: Record<string, Answers> = {
  grantor: { maritalStatus: 'married' },
  'certificate-of-trust': { hasAmendments: true },
  distribution: { distributionType: 'custom', termination: 'own' },
  'real-estate-info': { mortgage: true },
}

const stepSheets: Sheet[] = steps
  .filter(({ questions }) => questions.length > 0)
  .map((step) => ({
    title: step.heading,
    path: stepPath(step.slug),
    questions: step.questions,
    choices: CHOICES[step.slug] ?? {},
    button: nextLabel(step),
  }))

const detailSheets: Sheet[] = detailSteps.map((detail) => ({
  title: detail.heading,
  path: detailPath(detail.page, ENTRIES[detail.page]),
  questions: detail.questions,
  choices: CHOICES[detail.page] ?? {},
  button: nextLabel(detail),
}))

const addSheets: Sheet[] = [
  {
    title: 'Add a beneficiary',
    path: stepPath('beneficiaries'),
    questions: beneficiaryForm.questions,
    choices: {},
    button: 'Add Beneficiary',
  },
  ...['bank_account', 'investment'].map((type) => ({
    title: `Add an asset: ${type}`,
    path: stepPath('assets'),
    questions: assetForm.questions,
    choices: { type },
    button: 'Add Asset',
  })),
]

export const sheets: readonly Sheet[] = [...stepSheets, ...detailSheets, ...addSheets]

/** A control of a sheet: a question's own, or one of the two that make a trustee's row. */
export interface Control {
  question: Question
  id: string
}

const idOf = (name: string) => `field-${name.replaceAll('.', '-')}`

/** The controls that can be typed in, once the sheet's choices are made. */
export function controlsOf({ questions, choices }: Sheet): Control[] {
  return inOrder(questions, choices).flatMap((question): Control[] => {
    if (['choice', 'select', 'check'].includes(question.kind)) return []
    if (question.kind !== 'trustees') return [{ question, id: idOf(question.name) }]
    const part = (name: string, kind: 'line' | 'address') => ({
      question: { ...question, kind, name: `trustees.0.${name}` },
      id: idOf(`trustees.0.${name}`),
    })
    return [part('name', 'line'), part('address', 'address')]
  })
}

/** Makes the sheet's choices and unfolds what is folded. */
export async function open(page: Page, sheet: Sheet): Promise<void> {
  await page.goto(sheet.path)
  const main = page.getByRole('main')
  await main.getByRole('button', { name: sheet.button, exact: true }).waitFor()
  for (const question of sheet.questions) {
    const answer = sheet.choices[question.name]
    if (answer === undefined) continue
    if (question.kind === 'choice') await radioOf(main, question, answer).check()
    else if (question.kind === 'check') await fieldOf(main, question).setChecked(answer === true)
    else await fieldOf(main, question).selectOption(String(answer))
  }
  await unfold(page)
}

export function unfold(page: Page): Promise<void> {
  return page.evaluate(() => {
    for (const fold of document.querySelectorAll<HTMLDetailsElement>('main details')) fold.open = true
  })
}

const isText = ({ kind }: Question) => kind === 'line' || kind === 'address' || kind === 'paragraph'

/** Text that breaks careless programs, another for each question, the question's name in it. */
export const hostileText = (name: string): string =>
  `${validButHostile[name.length % validButHostile.length]} ${name}<script>alert("${name}")</script>`

const hostileAnswers = (questions: readonly Question[], above: string): Answers =>
  Object.fromEntries(questions.filter(isText).map(({ name }) => [name, hostileText(`${above}${name}`)]))

const detailsOf = (page: string) => detailSteps.find((detail) => detail.page === page)?.questions ?? []

const charity: Beneficiary = {
  id: 'b-teton',
  relationship: 'charity',
  name: hostileText('beneficiary'),
  address: hostileText('beneficiary.address'),
  ein: '53-6904321',
}
const home: Asset = {
  id: 'a-home',
  type: 'real_estate',
  ownership: 'joint',
  name: hostileText('asset'),
  address: hostileText('asset.address'),
  description: hostileText('asset.description'),
  realEstateDetails: { ...hostileAnswers(detailsOf('real-estate-info'), 'property.'), mortgage: true },
}

/** The complete family, with every answer that may be any text replaced. */
export const hostileFamily: TrustRecord = {
  ...families.complete,
  ...hostileAnswers(
    steps.flatMap(({ questions }) => questions),
    '',
  ),
  trusteeType: 'professional',
  distributionType: 'custom',
  trustees: [{ id: 't-1', name: hostileText('trustees.name'), address: hostileText('trustees.address') }],
  certificateData: {
    adminAddress: hostileText('adminAddress'),
    hasAmendments: true,
    amendmentDetails: hostileText('amendmentDetails'),
  },
  beneficiaries: [charity],
  assets: [home],
}
