import { spawnSync } from 'node:child_process'
import { cpSync, existsSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { readConfig } from '#server/config.ts'
import { createLog } from '#server/observability/log.ts'
import { builtPages } from '#server/pages/serve.ts'
import { listen } from '#server/start.ts'

const site = join(import.meta.dirname, 'static')
const ASTRO = join(site, 'node_modules', 'astro')
/** Where Astro writes the static site. */
const STATIC_DIST = join(site, 'node_modules', '.static')

export const HOW_TO_INSTALL = 'npm install --no-save --prefix bench/pages/static'

/** The installed version of Astro, if any. */
export function astroVersion(): string | undefined {
  const manifest = join(ASTRO, 'package.json')
  return existsSync(manifest) ? JSON.parse(readFileSync(manifest, 'utf8')).version : undefined
}

/** Builds a static page of each path from the HTML in `dist`, and copies its fonts, pictures and style sheet. */
export function buildStaticSite(dist: string, paths: readonly string[]): void {
  rmSync(STATIC_DIST, { recursive: true, force: true })
  const { status, stdout, stderr } = spawnSync(process.execPath, [join(ASTRO, 'bin', 'astro.mjs'), 'build'], {
    cwd: site,
    encoding: 'utf8',
    env: { ...process.env, STATIC_FROM: dist, STATIC_PAGES: paths.join(' '), ASTRO_TELEMETRY_DISABLED: '1' },
  })
  // Generated types, which nothing here uses.
  rmSync(join(site, '.astro'), { recursive: true, force: true })
  if (status !== 0) throw new Error(`Astro could not build the static pages:\n${stdout}\n${stderr}`)
  for (const name of readdirSync(dist, { recursive: true, encoding: 'utf8' }))
    if (!/\.(html|js|br)$|^\.|[/\\]\./.test(name) && /\.\w+$/.test(name))
      cpSync(join(dist, name), join(STATIC_DIST, name))
}

// As a program: the product's own HTTP server with the static site.
if (import.meta.main) {
  const config = readConfig(process.env)
  await listen(config, builtPages(STATIC_DIST, config.baseUrl), createLog(process.stderr, config.logLevel))
  process.on('SIGTERM', () => process.exit(0))
}
