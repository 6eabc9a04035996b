import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { chromium } from '@playwright/test'
import { findBrowser } from './browser.ts'

// Draws the icons of the installed app from the mark: node scripts/app-icons.ts
const folder = join(import.meta.dirname, '..', 'web', 'public')
const mark = readFileSync(join(folder, 'mark.svg'), 'utf8')

/** `part` of the icon is the mark. A system may cut a maskable icon down to a circle of four fifths. */
const icons = [
  { name: 'icon-180.png', size: 180, part: 0.74, radius: 0 },
  { name: 'icon-192.png', size: 192, part: 0.78, radius: 40 },
  { name: 'icon-512.png', size: 512, part: 0.78, radius: 108 },
  { name: 'icon-maskable-512.png', size: 512, part: 0.56, radius: 0 },
]

const browser = await chromium.launch({ executablePath: findBrowser(), args: ['--no-sandbox', '--disable-gpu'] })
for (const { name, size, part, radius } of icons) {
  const page = await browser.newPage({ viewport: { width: size, height: size } })
  await page.setContent(`<!doctype html><style>
    body { margin: 0; }
    div { height: ${size}px; display: grid; place-items: center; background: #fbf8f2; border-radius: ${radius}px; }
    svg { width: ${size * part}px; }
  </style><div>${mark}</div>`)
  await page.screenshot({ path: join(folder, name), omitBackground: true })
  await page.close()
}
await browser.close()
