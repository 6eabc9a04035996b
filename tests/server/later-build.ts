import { cpSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { brotliCompressSync, constants } from 'node:zlib'
import { readConfig } from '#server/config.ts'
import { createLog } from '#server/observability/log.ts'
import { DIST } from '#server/open.ts'
import { COMPRESSED } from '#server/pages/files.ts'
import { builtPages } from '#server/pages/serve.ts'
import { listen } from '#server/start.ts'

const QUICKLY = { params: { [constants.BROTLI_PARAM_QUALITY]: 1 } }
const laterName = (file: string) => file.replace(/\.js$/, '-later.js')

/** Copies the build to `folder` as a later version: it does the same, but every script has another name. */
export function writeLaterBuild(folder: string): void {
  cpSync(DIST, folder, { recursive: true })
  const scripts = new Set(readdirSync(join(folder, 'assets')).filter((file) => file.endsWith('.js')))
  for (const file of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
    if (!/\.(js|html)$/.test(file)) continue
    const text = readFileSync(join(folder, file), 'utf8')
      .replace(/[\w.-]+\.js\b/g, (name) => (scripts.has(name) ? laterName(name) : name))
      .replace(/^const BUILD = \{"version":"/, '$&later-')
    const isAsset = dirname(file) === 'assets'
    const path = join(folder, isAsset ? laterName(file) : file)
    writeFileSync(path, text)
    // The server would take its time to compress each as small as it can be.
    if (file.endsWith('.js')) writeFileSync(path + COMPRESSED, brotliCompressSync(text, QUICKLY))
    if (isAsset) for (const old of [file, file + COMPRESSED]) rmSync(join(folder, old))
  }
}

// The server as `npm start` runs it, but with the build in the folder BUILD.
if (import.meta.main) {
  const config = readConfig(process.env)
  await listen(config, builtPages(process.env.BUILD ?? '', config.baseUrl), createLog(process.stderr, config.logLevel))
}
