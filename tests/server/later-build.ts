import { cpSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { DIST } from '#server/open.ts'

/** Copies the build to `folder` as a later version: it does the same, but every script has another name. */
export function writeLaterBuild(folder: string): void {
  cpSync(DIST, folder, { recursive: true })
  const assets = join(folder, 'assets')
  for (const file of readdirSync(assets)) if (file.endsWith('.br')) rmSync(join(assets, file))
  rmSync(join(folder, 'sw.js.br'))
  const scripts = new Set(readdirSync(assets).filter((file) => file.endsWith('.js')))
  for (const file of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
    if (!/\.(js|html)$/.test(file)) continue
    const text = readFileSync(join(folder, file), 'utf8')
    const renamed = text.replace(/[\w.-]+\.js\b/g, (name) => (scripts.has(name) ? laterName(name) : name))
    writeFileSync(join(folder, file), renamed.replace(/^const BUILD = \{"version":"/, '$&later-'))
  }
  for (const file of scripts) renameSync(join(assets, file), join(assets, laterName(file)))
}

const laterName = (file: string) => file.replace(/\.js$/, '-later.js')
