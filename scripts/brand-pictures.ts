import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { chromium } from '@playwright/test'
import { product } from '#domain/product.ts'
import { sharePicture } from '#server/pages/search-engines.ts'
import { contourLines } from '#web/components/pictures/contour-lines.ts'
import { findBrowser } from './browser.ts'

// Draws the pictures with the mark again, the icons of the installed app and the picture of shared links:
// node scripts/brand-pictures.ts
const root = join(import.meta.dirname, '..')
const folder = join(root, 'web', 'public')
const mark = readFileSync(join(folder, 'mark.svg'), 'utf8')
const browser = await chromium.launch({ executablePath: findBrowser(), args: ['--no-sandbox', '--disable-gpu'] })

async function draw(path: string, width: number, height: number, html: string, omitBackground = false) {
  const page = await browser.newPage({ viewport: { width, height } })
  await page.setContent(`<!doctype html>${html}`)
  await page.evaluate(() => document.fonts.ready)
  await page.screenshot({ path: join(folder, path), omitBackground })
  await page.close()
}

/** `part` of the icon is the mark. A system may cut a maskable icon down to a circle of four fifths. */
const icons = [
  { name: 'icon-180.png', size: 180, part: 0.74, radius: 0 },
  { name: 'icon-192.png', size: 192, part: 0.78, radius: 40 },
  { name: 'icon-512.png', size: 512, part: 0.78, radius: 108 },
  { name: 'icon-maskable-512.png', size: 512, part: 0.56, radius: 0 },
]
for (const { name, size, part, radius } of icons)
  await draw(
    name,
    size,
    size,
    `<style>
    body { margin: 0; }
    div { height: ${size}px; display: grid; place-items: center; background: #fbf8f2; border-radius: ${radius}px; }
    svg { width: ${size * part}px; }
  </style><div>${mark}</div>`,
    true,
  )

// In the pages' own colors and fonts.
const { width, height, path } = sharePicture
const font = (name: string, file: string) => {
  const bytes = readFileSync(join(root, 'node_modules', file)).toString('base64')
  return `@font-face { font-family: "Own ${name}"; src: url(data:font/woff2;base64,${bytes}); }`
}
const lines = contourLines('Teton', { width, height, levels: 14 })
const paths = lines.map((line, level) => `<path d="${line}"${level === lines.length - 1 ? ' class="summit"' : ''}/>`)
const shared = `<style>
${font('Serif', '@fontsource/source-serif-4/files/source-serif-4-latin-600-normal.woff2')}
${font('Sans', '@fontsource-variable/public-sans/files/public-sans-latin-wght-normal.woff2')}
body { margin: 0; background: #fbf8f2; color: #1d2a26; }
.map { position: absolute; inset: 0; fill: none; stroke: #1f4d3f; stroke-opacity: 0.35; stroke-width: 1.5; }
.map .summit { stroke: #a9772b; stroke-opacity: 1; stroke-width: 2; }
.map { mask-image: linear-gradient(90deg, transparent 50%, #000 85%); }
main { position: absolute; left: 84px; top: 190px; }
.name { display: flex; align-items: center; gap: 28px; font: 600 104px/1 "Own Serif"; }
.name svg { width: 112px; height: 112px; }
p { margin: 36px 0 0; font: 400 44px/1.3 "Own Sans"; }
</style>
<svg class="map" width="${width}" height="${height}">${paths.join('')}</svg>
<main><div class="name">${mark}${product.name}</div><p>${product.strapline},<br>one question at a time</p></main>`
await draw(path, width, height, shared)
await browser.close()
