import { chromium } from '@playwright/test'
import { ensureBrowser } from '#scripts/browser.ts'
import { launchServer } from '#tests/server/launch.ts'
import { type Beside, measureBeside, measureGrowth } from './documents/beside-others.ts'
import { bundles, hasPeers } from './documents/bundle.ts'
import { type InTheProduct, measureInTheProduct } from './documents/in-the-product.ts'
import { material } from './documents/material.ts'
import { report } from './documents/report.ts'
import { serve } from './documents/serve.ts'
import { verdicts } from './documents/verdicts.ts'
import { misused } from './report/asked-for.ts'
import { keepReport } from './report/write-report.ts'

/**
 * What the documents cost the person who presses, against the budgets. With `quick`, fewer times, and nothing is written.
 */
const [word, ...more] = process.argv.slice(2)
const quick = word === 'quick'
if ((word !== undefined && !quick) || more.length > 0)
  misused(`'quick' is all that may be asked for, not '${[word, ...more].join(' ')}'.`)
const SLOWED = 4
const SIZES = [125, 250, 500, 1_000]

const made = await bundles()
const names = Object.keys(made)
const modules = names.map((name) => [`${name}.js`, made[name]?.code ?? ''] as const)
const bare = await serve({ ...material(), ...Object.fromEntries(modules) })
const server = await launchServer()
const browser = await chromium.launch({
  executablePath: ensureBrowser(),
  args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking', '--disable-component-update'],
})
try {
  const product = new Map<number, InTheProduct>()
  const beside = new Map<number, Record<string, Beside[]>>()
  const growth = await measureGrowth({ browser, url: bare.url, slowdown: 1 }, SIZES, quick ? 3 : 5)
  for (const slowdown of [1, SLOWED]) {
    const few = quick || slowdown > 1
    const times = { pages: few ? 2 : 5, again: few ? 4 : 10 }
    console.log(slowdown === 1 ? 'At full speed' : `At a ${slowdown}th of it`)
    product.set(slowdown, await measureInTheProduct({ browser, url: server.url, slowdown, ...times }))
    beside.set(slowdown, await measureBeside({ browser, url: bare.url, slowdown }, { names, ...times }))
  }
  const full = product.get(1)
  if (!full) throw new Error('The product was not measured at full speed.')
  const judged = verdicts(full, growth)
  const told = report({ browser: browser.version(), verdicts: judged, product, beside, bundles: made, growth })
  console.log(told)
  const missing = 'the other libraries are not installed. For the ratios to them: npm ci in bench/documents/peers.'
  keepReport('documents', told, quick ? 'it was a quick run.' : hasPeers ? undefined : missing)
  process.exitCode = judged.every(({ within }) => within) && (hasPeers || quick) ? 0 : 1
} finally {
  await browser.close()
  await server.stop()
  bare.stop()
}
