import { appendFileSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { matchPath } from 'react-router'
import { pages } from '#api/pages.ts'
import { detailSteps } from '#domain/trust/details/detail-step.ts'
import {
  ALL_ANSWERS,
  BEFORE_SIGNING,
  BUILDER,
  FUNDING_PLAN,
  fromFilePath,
  HANDOVER,
  HISTORY,
  OVERVIEW,
  PEOPLE,
  REVIEW_LINKS,
  SIGNING_DAY,
  SIGNING_KIT,
  SOMETHING_CHANGED,
  SUMMARY,
  stepPath,
  stepSlugs,
} from '#domain/trust/routes.ts'
import { missing, type Row, unknown } from './row.ts'
import {
  accountRows,
  checkoutRows,
  failureRows,
  googleRows,
  passwordResetRows,
  publicRows,
  settingsRows,
  shellRows,
} from './rows-pages.ts'
import { detailRows, entryRows, peopleRows, propertyRows, stepShellRows, willAndPowerRows } from './rows-steps.ts'
import { dashboardRows, documentRows, summaryRows } from './rows-trust.ts'

export const rows = [
  ...accountRows,
  ...passwordResetRows,
  ...googleRows,
  ...checkoutRows,
  ...shellRows,
  ...publicRows,
  ...settingsRows,
  ...entryRows,
  ...stepShellRows,
  ...peopleRows,
  ...propertyRows,
  ...willAndPowerRows,
  ...detailRows,
  ...dashboardRows,
  ...summaryRows,
  ...documentRows,
  ...failureRows,
] as const

export type RowId = (typeof rows)[number]['id']

const byId = new Map<string, Row>(rows.map((row) => [row.id, row]))

export function rowOf(id: RowId): Row {
  const row = byId.get(id)
  if (!row) throw new Error(`The ledger has no row ${id}.`)
  return row
}

/** Every path pattern of the router that shows a page of its own; a test compares it with the router itself. */
export const everyRoute: readonly string[] = [
  ...Object.values(pages).filter((page) => page !== pages.googleReturn && page !== pages.samples && page !== SUMMARY),
  `${pages.samples}/:document?`,
  ...stepSlugs.map(stepPath),
  ...detailSteps.map(({ page }) => `${BUILDER}/${page}/:id`),
  ...[
    SUMMARY,
    BEFORE_SIGNING,
    SIGNING_KIT,
    SIGNING_DAY,
    FUNDING_PLAN,
    HANDOVER,
    SOMETHING_CHANGED,
    OVERVIEW,
    PEOPLE,
    ALL_ANSWERS,
    HISTORY,
    fromFilePath('beneficiaries'),
    fromFilePath('assets'),
    fromFilePath('answers'),
    REVIEW_LINKS,
    `${HISTORY}/:version`,
  ],
  `${BUILDER}/*`,
  '*',
]

/** The pattern that an address belongs to: the last ones take what no other does. */
function routeOf(address: string): string | undefined {
  const { pathname } = new URL(address)
  return everyRoute.find((pattern) => matchPath(pattern, pathname))
}

const EXTENSION = '.scans'
const schemes = ['light', 'dark'] as const

/** Notes that axe has found nothing on this page, in the colors that it has now. */
export async function recordScan(page: Page): Promise<void> {
  const folder = process.env.LEDGER_FOLDER
  const route = routeOf(page.url())
  if (!folder || route === undefined) return
  const dark = await page.evaluate(() => matchMedia('(prefers-color-scheme: dark)').matches)
  appendFileSync(join(folder, `${process.pid}${EXTENSION}`), `${dark ? 'dark' : 'light'} ${route}\n`)
}

/** The routes that axe has not looked at, in light or in dark, by the notes in this folder. */
function unscanned(folder: string): string[] {
  const notes = readdirSync(folder).filter((name) => name.endsWith(EXTENSION))
  const seen = new Set(notes.flatMap((name) => readFileSync(join(folder, name), 'utf8').split('\n')))
  return everyRoute.flatMap((route) =>
    schemes.filter((scheme) => !seen.has(`${scheme} ${route}`)).map((scheme) => `${route} in ${scheme}`),
  )
}

/** After the browser tests: with LEDGER=complete, every row must have been seen, and every route scanned by axe. Without, as when a single file runs, it only counts. */
function conclude(folder: string): void {
  const files = readdirSync(folder).filter((name) => name.endsWith('.txt'))
  const notes = files.flatMap((name) => readFileSync(join(folder, name), 'utf8').split('\n'))
  const seen = new Set(notes.filter((id) => id !== ''))
  const notScanned = unscanned(folder)
  rmSync(folder, { recursive: true, force: true })
  const unseen = missing(rows, seen)
  console.log(`\nledger: ${rows.length - unseen.length} of ${rows.length} rows of the specification seen`)
  const strangers = unknown(rows, seen).map((id) => `${id}: seen, yet no row of the ledger`)
  const errors = [...strangers, ...(process.env.LEDGER === 'complete' ? unseen : [])]
  if (errors.length > 0) throw new Error(`The ledger is not complete:\n  ${errors.join('\n  ')}`)
  if (process.env.LEDGER === 'complete' && notScanned.length > 0)
    throw new Error(`axe has not looked at every page:\n  ${notScanned.join('\n  ')}`)
}

/** Before the browser tests: an empty folder in which each worker notes the rows that it has seen. Returns what to do after them. */
export default function begin(): () => void {
  const folder = mkdtempSync(join(tmpdir(), 'kinstead-ledger-'))
  process.env.LEDGER_FOLDER = folder
  return () => conclude(folder)
}
