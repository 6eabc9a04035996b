import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import lighthouse from 'lighthouse'
import { inlineScriptIn } from '#server/pages/inline-script.ts'

/** One load of one page: times in milliseconds, sizes in bytes, performance from 0 to 100, shift without a unit. */
export interface Load {
  performance: number
  firstPaint: number
  largestPaint: number
  speedIndex: number
  blocked: number
  shift: number
  /** Of all scripts, that within the page too, each as gzip makes it at its best, whatever it came in. */
  scripts: number
  /** Of everything, as it came. */
  all: number
  requests: number
}

export const lighthouseVersion: string = JSON.parse(
  readFileSync(join(import.meta.dirname, '..', '..', 'package.json'), 'utf8'),
).devDependencies.lighthouse

/** On a busy machine Lighthouse now and then misses the start of a page. */
const ATTEMPTS = 3
const weights = new Map<string, Promise<number>>()

const gzipped = (content: Uint8Array | string) => gzipSync(content, { level: 9 }).length

async function weigh(url: string): Promise<number> {
  const answer = await fetch(url)
  if (!answer.headers.get('content-type')?.startsWith('text/html')) return gzipped(await answer.bytes())
  const within = inlineScriptIn(await answer.text())
  return within === undefined ? 0 : gzipped(within)
}

function weightOf(url: string): Promise<number> {
  const weight = weights.get(url) ?? weigh(url)
  weights.set(url, weight)
  return weight
}

/** Loads the page as Lighthouse's phone, in the browser that listens on `port`. */
export async function load(url: string, port: number): Promise<Load> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await loadOnce(url, port)
    } catch (fault) {
      if (attempt === ATTEMPTS) throw fault
    }
  }
}

interface Asked {
  url: string
  resourceType?: string
  transferSize?: number
}

async function loadOnce(url: string, port: number): Promise<Load> {
  const run = await lighthouse(url, { port, logLevel: 'error', onlyCategories: ['performance'] })
  if (!run) throw new Error(`Lighthouse gave no result for ${url}.`)
  const { audits, categories, runtimeError } = run.lhr
  if (runtimeError) throw new Error(`Lighthouse failed on ${url}: ${runtimeError.message}`)
  const numberOf = (id: string) => audits[id]?.numericValue ?? Number.NaN
  const details = audits['network-requests']?.details
  const asked: Asked[] = details?.type === 'table' ? (details.items as unknown as Asked[]) : []
  const scripts = new Set(asked.filter(({ resourceType }) => resourceType === 'Script').map((each) => each.url))
  const weighed = await Promise.all([url, ...scripts].map(weightOf))
  return {
    performance: Math.round((categories.performance?.score ?? 0) * 100),
    firstPaint: numberOf('first-contentful-paint'),
    largestPaint: numberOf('largest-contentful-paint'),
    speedIndex: numberOf('speed-index'),
    blocked: numberOf('total-blocking-time'),
    shift: numberOf('cumulative-layout-shift'),
    scripts: weighed.reduce((sum, each) => sum + each, 0),
    all: asked.reduce((sum, { transferSize = 0 }) => sum + transferSize, 0),
    requests: asked.length,
  }
}
