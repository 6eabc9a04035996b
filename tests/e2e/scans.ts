import { appendFileSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { everyRoute, routeOf } from './every-route.ts'

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
