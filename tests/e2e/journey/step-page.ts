import { expect, type Page } from '@playwright/test'
import { type DetailPage, detailPath, type StepSlug, stepPath } from '#domain/trust/routes.ts'
import type { RowId } from '../../ledger/rows.ts'
import { seeNavigation, seeText } from '../../ledger/seen.ts'
import { button, formOf } from './pages.ts'

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
