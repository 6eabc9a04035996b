import { chromium } from '@playwright/test'
import { ensureBrowser } from '#scripts/browser.ts'
import { launchServer } from '#tests/server/launch.ts'
import { measurePresses, type Presses } from './documents/presses.ts'
import { readOptions } from './report/options.ts'
import { figureTable } from './report/tables.ts'
import { writeReport } from './report/write-report.ts'

/** `npm run bench documents -- --rounds 5`: how long a user waits for a document. */
const {
  numbers: { rounds },
  partial,
} = readOptions({ full: { rounds: 5 } })
const SLOWDOWN = 4
const NAMES: Record<keyof Presses, string> = {
  first: 'first press to file, trust agreement',
  early: 'first press before the code of the documents is there',
  again: 'second press',
  packet: 'first press to file, all nine documents in one packet',
  preview: 'preview of the trust agreement to its first page',
}
const LIMITS = { first: 100, early: 100, packet: 250, preview: 200 } as const

const server = await launchServer()
const browser = await chromium.launch({
  executablePath: ensureBrowser(),
  args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking', '--disable-component-update'],
})
try {
  const full = await measurePresses({ browser, url: server.url, slowdown: 1, rounds })
  const slowed = await measurePresses({ browser, url: server.url, slowdown: SLOWDOWN, rounds })
  writeReport({
    name: 'documents',
    partial,
    title: 'Documents',
    about:
      'The dashboard of the production build in Chromium, with the sample family that answered every question. Every first press is on a new page in a new browser context; the time runs from the browser’s time stamp of the press to the file, or to the painted page.',
    conditions: [`Chromium ${browser.version()}`, `${rounds} rounds.`],
    budgets: Object.entries(LIMITS).map(([key, atMost]) => ({
      what: NAMES[key as keyof typeof LIMITS],
      values: full[key as keyof typeof LIMITS],
      atMost,
      unit: ' ms',
    })),
    figures: figureTable(
      ['full speed, ms', `processor slowed ${SLOWDOWN} times, ms`],
      Object.entries(NAMES).map(([key, name]) => ({
        name,
        columns: [full[key as keyof Presses], slowed[key as keyof Presses]],
      })),
    ),
  })
} finally {
  await browser.close()
  await server.stop()
}
