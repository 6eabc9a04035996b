import { appendFileSync, readdirSync, readFileSync } from 'node:fs'
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
export function routeOf(address: string): string | undefined {
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
export function unscanned(folder: string): string[] {
  const notes = readdirSync(folder).filter((name) => name.endsWith(EXTENSION))
  const seen = new Set(notes.flatMap((name) => readFileSync(join(folder, name), 'utf8').split('\n')))
  return everyRoute.flatMap((route) =>
    schemes.filter((scheme) => !seen.has(`${scheme} ${route}`)).map((scheme) => `${route} in ${scheme}`),
  )
}
