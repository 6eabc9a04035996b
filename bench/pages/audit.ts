import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Browser, chromium } from '@playwright/test'
import lighthouse from 'lighthouse'
import { ensureBrowser } from '#scripts/browser.ts'
import { freePort } from '#scripts/free-port.ts'

export const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const
type Category = (typeof categories)[number]

/** One load of one page: scores from 0 to 100, times in milliseconds. */
export interface Audit {
  scores: Record<Category, number>
  firstPaint: number
  largestPaint: number
  blocked: number
  /** Cumulative layout shift, to three decimals. */
  shift: number
  /** The audits of the other categories that did not pass. */
  failed: string[]
}

export const lighthouseVersion: string = JSON.parse(
  readFileSync(join(import.meta.dirname, '..', '..', 'package.json'), 'utf8'),
).devDependencies.lighthouse

/** A Chromium that Lighthouse can control through `port`. */
export async function launchBrowser(): Promise<{ browser: Browser; port: number }> {
  const port = await freePort()
  const browser = await chromium.launch({
    executablePath: ensureBrowser(),
    args: ['--no-sandbox', '--disable-gpu', `--remote-debugging-port=${port}`],
  })
  return { browser, port }
}

interface Wanted {
  url: string
  port: number
  only?: readonly Category[]
  skip?: string[]
}

/** Loads a page with Lighthouse's phone preset. */
export async function audit(wanted: Wanted): Promise<Audit> {
  // On a busy machine Lighthouse sometimes misses the start of a page.
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await auditOnce(wanted)
    } catch (error) {
      if (attempt === 3) throw error
    }
  }
}

async function auditOnce({ url, port, only = categories, skip = [] }: Wanted): Promise<Audit> {
  const run = await lighthouse(
    url,
    { port, logLevel: 'error', onlyCategories: [...only] },
    { extends: 'lighthouse:default', settings: { skipAudits: skip } },
  )
  if (!run) throw new Error(`Lighthouse returned no result for ${url}.`)
  const { audits, categories: found, runtimeError } = run.lhr
  if (runtimeError) throw new Error(`Lighthouse failed on ${url}: ${runtimeError.message}`)
  const figure = (id: string) => audits[id]?.numericValue ?? Number.NaN
  const score = (id: Category) => Math.round((found[id]?.score ?? Number.NaN) * 100)
  const failed = only
    .filter((category) => category !== 'performance')
    .flatMap((category) => found[category]?.auditRefs ?? [])
    .filter(({ id, weight }) => weight > 0 && audits[id]?.score !== null && (audits[id]?.score ?? 1) < 1)
  return {
    scores: {
      performance: score('performance'),
      accessibility: score('accessibility'),
      'best-practices': score('best-practices'),
      seo: score('seo'),
    },
    firstPaint: figure('first-contentful-paint'),
    largestPaint: figure('largest-contentful-paint'),
    blocked: figure('total-blocking-time'),
    shift: Math.round(figure('cumulative-layout-shift') * 1_000) / 1_000,
    failed: failed.map(({ id }) => id),
  }
}
