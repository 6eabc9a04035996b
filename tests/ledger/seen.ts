import { appendFileSync } from 'node:fs'
import { join } from 'node:path'
import { type APIRequestContext, expect, type Locator, type Page } from '@playwright/test'
import { type DetailPage, detailPath, type StepSlug, stepPath } from '#domain/trust/routes.ts'
import { button, formOf } from '../e2e/journey/pages.ts'
import { type RowId, rowOf } from './ledger.ts'
import { patternOf } from './row.ts'

type Given = Readonly<Record<string, string | number>>
type Place = Page | Locator

/** Only what a browser test has asserted is seen, so nothing but the functions below calls this. */
function record(id: RowId): void {
  const folder = process.env.LEDGER_FOLDER
  if (folder) appendFileSync(join(folder, `${process.pid}.txt`), `${id}\n`)
}

function locatorOf(place: Place, row: { as: string; text: string }, given: Given): Locator {
  const pattern = patternOf(row.text, given)
  const whole = new RegExp(`^${pattern}$`)
  switch (row.as) {
    case 'heading':
    case 'button':
    case 'link':
    case 'tab':
      return place.getByRole(row.as, { name: whole })
    case 'label':
      return place.getByLabel(new RegExp(`^${pattern}(\\s*\\(optional\\))?$`, 'i'))
    case 'option':
      return place.locator('option', { hasText: whole })
    default:
      return place.getByText(new RegExp(pattern))
  }
}

/**
 * Asserts that the row's text is on screen, as what the row says it is. `place` narrows where; `given` fills its `{…}`;
 * `wait` is how long it may take, for a test that it is not there.
 */
export async function seeText(place: Place, id: RowId, given: Given = {}, wait?: { timeout: number }): Promise<void> {
  const row = rowOf(id)
  if (!('text' in row)) throw new Error(`The row ${id} is a ${row.as}, not a text.`)
  const found = locatorOf(place, row, given)
  // The choices of a closed select are there to be read out, yet they are not visible.
  if (row.as === 'option') await expect(found.first(), id).toBeAttached(wait)
  else await expect(found.filter({ visible: true }).first(), id).toBeVisible(wait)
  record(id)
}

/** Asserts that exactly this toast shows, and that a failure looks like one. */
export async function seeToast(page: Page, id: RowId, given: Given = {}): Promise<void> {
  const row = rowOf(id)
  if (row.as !== 'toast') throw new Error(`The row ${id} is a ${row.as}, not a toast.`)
  // A rejected change's entry has a button to dismiss it too, in the page itself.
  const shown = page.getByRole('region', { name: /^Notifications/ }).getByRole('listitem')
  await expect(shown, id).toHaveCount(1)
  await expect(shown, id).toHaveText(
    new RegExp(`^${patternOf(row.title, given)}\\s*${patternOf(row.description, given)}$`),
  )
  await expect(shown, `${id}: how it looks`).toHaveClass(row.destructive ? /\bborder-clay\b/ : /\bborder-edge\b/)
  record(id)
}

/** Asserts that the page has come to the row's target. */
export async function seeNavigation(page: Page, id: RowId, given: Given = {}): Promise<void> {
  const row = rowOf(id)
  if (row.as !== 'navigation') throw new Error(`The row ${id} is a ${row.as}, not a navigation.`)
  await expect(page, id).toHaveURL(new RegExp(`^https?://[^/]+${patternOf(row.target, given)}$`))
  record(id)
}

/** Asserts that the user's record on the server has the row's values: `api` is the account's. */
export async function seeSaved(api: APIRequestContext, id: RowId): Promise<void> {
  const row = rowOf(id)
  if (row.as !== 'saved') throw new Error(`The row ${id} is a ${row.as}, not a saved value.`)
  const read = async () => (await (await api.get('/api/trust')).json()).record
  await expect.poll(read, { message: id }).toMatchObject(row.fields)
  record(id)
}

/** Opens a step's page and sees what it shows around its questions. */
export async function visitStep(page: Page, slug: StepSlug): Promise<void> {
  await page.goto(stepPath(slug))
  await seeStep(page, slug)
}

async function seeStep(page: Page, slug: StepSlug): Promise<void> {
  const form = formOf(page)
  await seeText(form, `title.${slug}`)
  await seeText(form, `total.${slug}`)
  await seeText(form, `percent.${slug}`)
  await seeText(form, 'step.back')
  await seeText(form, 'step.save-and-exit')
  await seeText(form, 'step.previous')
  await seeText(form, slug === 'signature' ? 'step.complete' : 'step.next')
}

/** Opens the page for the details of one entry and sees how far it says the user has come. */
export async function visitDetails(page: Page, detail: DetailPage, id: string): Promise<void> {
  await page.goto(detailPath(detail, id))
  await seeDetails(page, detail)
}

export async function seeDetails(page: Page, detail: DetailPage): Promise<void> {
  await seeText(formOf(page), `total.${detail}`)
  await seeText(formOf(page), `percent.${detail}`)
}

export async function seeEach(page: Page, ...rows: RowId[]): Promise<void> {
  for (const row of rows) await seeText(formOf(page), row)
}

/** Presses a button, sees where it leads, and returns to the page. */
export async function seeWay(page: Page, name: string, row: RowId): Promise<void> {
  const from = page.url()
  const heading = page.getByRole('heading', { level: 1 })
  const here = (await heading.textContent()) ?? ''
  await button(page, name).click()
  await seeNavigation(page, row)
  await page.goBack()
  await expect(page).toHaveURL(from)
  await expect(heading).toHaveText(here)
}
