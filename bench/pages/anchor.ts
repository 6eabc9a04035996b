import { spawnSync } from 'node:child_process'
import { cpSync, existsSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'

const site = join(import.meta.dirname, 'static')
const ASTRO = join(site, 'node_modules', 'astro')
/** Where the static site is built. */
export const ANCHOR = join(site, 'node_modules', '.anchor')

export const HOW_TO_INSTALL = 'npm install --no-save --prefix bench/pages/static'

/** The version of Astro that is installed for this measurement, if any is. */
export function astroVersion(): string | undefined {
  const manifest = join(ASTRO, 'package.json')
  return existsSync(manifest) ? JSON.parse(readFileSync(manifest, 'utf8')).version : undefined
}

/** Makes a static page of each of `paths`, from the build in `dist`, and puts its fonts, pictures and style beside. */
export function buildAnchor(dist: string, paths: readonly string[]): void {
  rmSync(ANCHOR, { recursive: true, force: true })
  const { status, stdout, stderr } = spawnSync(process.execPath, [join(ASTRO, 'bin', 'astro.mjs'), 'build'], {
    cwd: site,
    encoding: 'utf8',
    env: { ...process.env, ANCHOR_FROM: dist, ANCHOR_PAGES: paths.join(' '), ASTRO_TELEMETRY_DISABLED: '1' },
  })
  // Types for an editor, which nobody reads here.
  rmSync(join(site, '.astro'), { recursive: true, force: true })
  if (status !== 0) throw new Error(`Astro could not build the pages to compare with:\n${stdout}\n${stderr}`)
  for (const name of readdirSync(dist, { recursive: true, encoding: 'utf8' }))
    if (!/\.(html|js|br)$|^\.|[/\\]\./.test(name) && /\.\w+$/.test(name)) cpSync(join(dist, name), join(ANCHOR, name))
}
