import { appendFileSync } from 'node:fs'
import { join } from 'node:path'
import { type APIRequestContext, expect, type Locator, type Page } from '@playwright/test'
import { patternOf } from './row.ts'
import { type RowId, rowOf } from './rows.ts'

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
