import type { Page } from '@playwright/test'
import { localDate } from '#domain/formats/calendar-date.ts'
import { detailSteps } from '#domain/trust/details/detail-step.ts'
import { type StepSlug, stepPath } from '#domain/trust/routes.ts'
import { beneficiaryForm } from '#domain/trust/steps/05-beneficiaries.ts'
import { assetForm } from '#domain/trust/steps/06-assets.ts'
import { steps } from '#domain/trust/steps/all.ts'
import { badInputsOf } from '../bad-input/bad-inputs.ts'
import { ONLY_THOROUGH, onlyThoroughUnless } from '../thorough.ts'
import { change, stored } from './account.ts'
import { expect, test } from './fixtures.ts'
import {
  before,
  type Control,
  controlsOf,
  type Expected,
  fieldErrorsOn,
  hostileFamily,
  hostileText,
  open,
  type Sheet,
  sheets,
  typeAll,
  unfold,
} from './journey/bad-input.ts'
import { downloaded } from './journey/downloads-and-prints.ts'
import { pointer } from './journey/hand.ts'
import { answerPlace, button, formOf, goOn, type Place } from './journey/pages.ts'

function emptyRound(controls: readonly Control[]): Expected[] {
  // An age that is no number falls back to 21 (specification T 5), and so is never empty.
  const emptied = controls.filter(({ question }) => question.kind !== 'age')
  return emptied.map(({ id, question }) => ({ id, typed: '', left: '', says: question.optional ? null : '.{10,}' }))
}

/** One bad input for each control, another of its list than for the control before. A unit test tries all of them. */
const badRound = (controls: readonly Control[]): Expected[] =>
  controls.flatMap(({ id, question }, at) => {
    const list = badInputsOf(question)
    const input = list[at % list.length]
    return input ? [{ id, typed: input.typed, left: input.left ?? input.typed, says: input.says.source }] : []
  })

async function handIn(page: Page, sheet: Sheet, expected: Expected[]): Promise<void> {
  await typeAll(page, expected)
  await button(page, sheet.button).click()
  await expect.poll(() => fieldErrorsOn(page, expected), { intervals: [20, 50, 100, 250] }).toEqual([])
}

test('no question is left out', () => {
  const asked = [...steps, ...detailSteps, beneficiaryForm, assetForm].flatMap(({ questions }) => questions)
  // Stages are typed in for-generations.spec.ts.
  const typeable = asked.filter(({ kind }) => !['choice', 'select', 'check', 'trustees', 'stages'].includes(kind))
  const typed = new Set(sheets.flatMap((sheet) => controlsOf(sheet).map(({ question }) => question)))
  expect(typeable.filter((question) => !typed.has(question)).map(({ name }) => name)).toEqual([])
})

/** One of each kind stands for the others: a step, a list, a page of details, dates. A unit test has every question. */
const USUAL = ['Grantor Information', 'Add a beneficiary']

for (const sheet of sheets.filter((each) => controlsOf(each).length > 0)) {
  test(
    `bad input on '${sheet.title}' is reported beside its field, stays typed, and changes nothing`,
    onlyThoroughUnless(USUAL.includes(sheet.title)),
    async ({ page, account }) => {
      await change(account, before)
      const { record, version } = await (await account.api.get('/api/trust')).json()
      await open(page, sheet)
      const controls = controlsOf(sheet)
      const empty = emptyRound(controls)
      if (empty.length > 0) await handIn(page, sheet, empty)
      const bad = badRound(controls)
      await handIn(page, sheet, bad)
      await expect(page).toHaveURL(sheet.path)

      // Nothing of it was saved, and all of it is still there after a reload.
      expect(await (await account.api.get('/api/trust')).json()).toEqual({ record, version })
      await page.reload()
      await button(page, sheet.button).waitFor()
      await unfold(page)
      const kept = bad.map((expected) => ({ ...expected, says: null }))
      await expect.poll(() => fieldErrorsOn(page, kept)).toEqual([])
    },
  )
}

test(
  'Save and Exit keeps the bad answer on the page and loses none of the good ones',
  ONLY_THOROUGH,
  async ({ page, account }) => {
    await change(account, before)
    await page.goto('/trust-builder/backup-trustee')
    const typed = [
      { id: 'field-backupTrusteeName', typed: 'Ruth \u202Exyz', left: 'Ruth \u202Exyz', says: null },
      { id: 'field-backupTrusteeEmail', typed: 'ruth@', left: 'ruth@', says: null },
      { id: 'field-backupTrusteeRelationship', typed: 'sister', left: 'sister', says: null },
    ]
    await button(page, 'Next').waitFor()
    await typeAll(page, typed)
    await button(page, 'Save and Exit').click()
    await expect(page).toHaveURL('/trust-builder/summary')
    await expect.poll(async () => (await stored(account))?.backupTrusteeRelationship).toBe('sister')
    expect(await stored(account)).not.toHaveProperty('backupTrusteeName')
    expect(await stored(account)).not.toHaveProperty('backupTrusteeEmail')
    await page.goto('/trust-builder/backup-trustee')
    await button(page, 'Next').waitFor()
    await expect.poll(() => fieldErrorsOn(page, typed)).toEqual([])
  },
)

test(
  'markup, quotes and every script are accepted and shown as text everywhere',
  ONLY_THOROUGH,
  async ({ page, account }) => {
    test.setTimeout(90_000)
    const opened: string[] = []
    page.on('dialog', (dialog) => {
      opened.push(dialog.message())
      void dialog.dismiss()
    })
    const hand = pointer(page)
    const walk: [Place, string][] = [
      ['name', 'trustee'],
      ['grantor', 'trustee'],
      ['trustee', 'beneficiaries'],
      ['certificate-of-trust', 'beneficiaries'],
      ['distribution', 'backup-trustee'],
      ['backup-trustee', 'signature'],
      ['pour-over-will', 'durable-power-of-attorney'],
      ['durable-power-of-attorney', 'health-care-directive'],
      ['health-care-directive', 'ein-application'],
      ['ein-application', 'signature'],
      ['beneficiaries', 'charity-info'],
      ['assets', 'real-estate-info'],
    ]
    await change(account, { currentStep: 1 })
    for (const [place, next] of walk) {
      await page.goto(stepPath(place as StepSlug))
      await answerPlace(hand, place, hostileFamily)
      await goOn(hand, place)
      await expect(page).toHaveURL(new RegExp(`/trust-builder/${next}`))
    }
    const property: Place = { page: 'real-estate-info', of: 'a-home' }
    await answerPlace(hand, property, hostileFamily)
    await goOn(hand, property)

    const shown = (...names: string[]) => names.map(hostileText)
    const missingIn = (text: string, wanted: string[]) => wanted.filter((each) => !text.includes(each))
    const textOn = () => formOf(page).innerText()

    await page.goto('/trust-builder/summary')
    await expect(formOf(page).getByText(hostileText('trustName'), { exact: true }).first()).toBeVisible()
    const asked = steps.flatMap(({ questions }) =>
      questions.filter(({ kind }) => ['line', 'address', 'paragraph'].includes(kind)),
    )
    // The certificate's first trustee is the trustee of step 3, so the later name is in both places.
    const names = asked.map(({ name }) => name).filter((name) => !['trusteeName', 'trusteeAddress'].includes(name))
    expect(
      missingIn(await textOn(), shown(...names, 'beneficiary', 'asset', 'trustees.name', 'trustees.address')),
    ).toEqual([])

    const agreement = button(page, 'Download Trust Agreement')
    const { text } = await downloaded(page, () => agreement.click())
    expect(
      missingIn(text, shown('trustName', 'grantorName', 'trustees.name', 'backupTrusteeName', 'beneficiary', 'asset')),
    ).toEqual([])

    await page.goto('/dashboard')
    await expect(formOf(page).getByText(hostileText('trustName'), { exact: true }).first()).toBeVisible()
    expect(missingIn(await textOn(), shown('trustName', 'grantorName'))).toEqual([])
    expect(opened, 'no dialog of a script that ran').toEqual([])
    await expect(page.locator('img[src="x"]')).toHaveCount(0)
  },
)

test('dates that do not exist, and dates of tomorrow', ONLY_THOROUGH, async ({ page, account }) => {
  await change(account, before)
  await page.goto('/trust-builder/certificate-of-trust')
  const date = page.getByLabel('Trust Date')
  // The browser's own control keeps such a day incomplete, and its value empty.
  await date.focus()
  await page.keyboard.type('02312024')
  await button(page, 'Next').click()
  await expect(
    formOf(page)
      .getByText(/Trust date is required|a valid date/)
      .first(),
  ).toBeVisible()
  await date.fill(localDate(new Date()))
  await expect(formOf(page).locator('#field-trustDate-error')).toHaveCount(0)
  expect((await stored(account))?.trustDate).toBeUndefined()
})

test('a missing choice is reported at the choice', ONLY_THOROUGH, async ({ page, account }) => {
  await change(account, { trustName: 'Before' })
  for (const [path, group, message] of [
    ['trustee', 'Who will serve as your primary trustee?', 'Please choose who will serve as your primary trustee.'],
    ['distribution', 'Distribution Type', 'Please choose how the trust distributes its property.'],
  ] as const) {
    await page.goto(`/trust-builder/${path}`)
    await button(page, 'Next').click()
    const asked = page.getByRole('group', { name: group })
    await expect(asked.getByText(message)).toBeVisible()
  }
  await page.goto('/trust-builder/signature')
  await button(page, 'Complete').click()
  await expect(formOf(page).getByText('Please confirm that your information is accurate.').first()).toBeVisible()
  expect((await stored(account))?.signatureComplete).toBeUndefined()
})
