import { createHash } from 'node:crypto'
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { COMPRESSED, encoded } from '#server/pages/files.ts'
import { SHELL_FILE } from '#server/pages/public-pages.ts'
import { securityHeaders } from '#server/routes/middleware/security.ts'

/** Pages are not among them: the server completes their heads first. */
const WORTH_IT = /\.(js|css|svg)$/

/** Puts beside each script, style and picture in `dir` what browsers are sent of it, as small as it can be made. */
export async function compressFiles(dir: string): Promise<void> {
  const files = readdirSync(dir, { recursive: true, encoding: 'utf8' }).filter((file) => WORTH_IT.test(file))
  await Promise.all(
    files.map(async (file) => {
      const small = await encoded(await readFile(join(dir, file)), 'br', 'once')
      await writeFile(join(dir, file + COMPRESSED), small)
    }),
  )
}

/** What a page needs without a network. */
const NEEDED = /\.(js|css|woff2)$/

/** What no page shows without the server. */
const ONLINE_ONLY = /^(operator-page|drawn-sample|opened-link|[a-z-]+-for-reader)-/

/** What the service worker has to know of the build in `dist`. */
function buildOf(dist: string) {
  const html = readFileSync(join(dist, SHELL_FILE), 'utf8')
  const [, entry] = /<script type="module" crossorigin src="([^"]+)"/.exec(html) ?? []
  if (!entry) throw new Error(`${SHELL_FILE} names no script that runs first.`)
  const files = readdirSync(join(dist, 'assets'))
    .filter((file) => NEEDED.test(file) && !ONLINE_ONLY.test(file))
    .sort()
    .map((file) => `/assets/${file}`)
  const headers = { 'content-type': 'text/html; charset=utf-8', ...securityHeaders('') }
  const build = { entry, shell: { html, headers }, files }
  return { version: createHash('sha256').update(JSON.stringify(build)).digest('hex').slice(0, 16), ...build }
}

/** Completes the worker that Vite has built. Its text changes with every build, which is how browsers notice a new version. */
export function completeServiceWorker(dist: string): void {
  const file = join(dist, 'sw.js')
  writeFileSync(file, `const BUILD = ${JSON.stringify(buildOf(dist))};\n${readFileSync(file, 'utf8')}`)
}
