import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { build } from 'vite'

const PEERS = join(import.meta.dirname, 'peers')
/** What the ratios to other libraries need, which nothing else does. */
export const hasPeers = existsSync(join(PEERS, 'node_modules', 'docx'))

const entries = {
  ours: join(import.meta.dirname, 'contenders', 'ours.ts'),
  limit: join(import.meta.dirname, 'contenders', 'limit.ts'),
  ...(hasPeers && { docx: join(PEERS, 'docx.ts'), docxtemplater: join(PEERS, 'docxtemplater.ts') }),
}

const manifest = (folder: string) => JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'))

/** Of what is compared, for the report. */
export function versions(): string {
  const own = manifest(join(import.meta.dirname, '..', '..')).dependencies
  const { docx, docxtemplater, pizzip } = manifest(PEERS).dependencies
  const others = hasPeers ? `, docx ${docx}, docxtemplater ${docxtemplater} with pizzip ${pizzip}` : ''
  return `fflate ${own.fflate}${others}`
}

export interface Bundle {
  code: string
  /** Compressed as a server sends it. */
  gzip: number
}

async function bundle(entry: string): Promise<Bundle> {
  const built = await build({
    configFile: false,
    root: import.meta.dirname,
    logLevel: 'error',
    build: { write: false, target: 'es2023', minify: true, lib: { entry, formats: ['es'] } },
  })
  const [made] = [built].flat()
  if (!made || !('output' in made)) throw new Error(`${entry} could not be bundled.`)
  const [chunk, ...more] = made.output.filter((part) => part.type === 'chunk')
  if (!chunk || more.length > 0) throw new Error(`${entry} does not make one file.`)
  return { code: chunk.code, gzip: gzipSync(chunk.code, { level: 9 }).length }
}

/** Every contender as one module for the browser, each with all that it needs. */
export async function bundles(): Promise<Record<string, Bundle>> {
  const made: Record<string, Bundle> = {}
  for (const [name, entry] of Object.entries(entries)) made[name] = await bundle(entry)
  return made
}
