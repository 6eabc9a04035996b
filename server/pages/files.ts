import { createHash } from 'node:crypto'
import { readdirSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { extname, join, relative, sep } from 'node:path'
import { type Encoding, encoded } from './encoding.ts'
import { keptOrMade } from './kept.ts'

const TYPES: Record<string, string> = {
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.ico': 'image/x-icon',
  '.jpg': 'image/jpeg',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.map': 'application/json; charset=utf-8',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain; charset=utf-8',
  '.webmanifest': 'application/manifest+json',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
  '.xml': 'application/xml; charset=utf-8',
}
const COMPRESSIBLE = /^(text\/|application\/(json|xml|manifest\+json)|image\/svg)/
/** The build writes a hash of the content into these names, so a name never means anything else. */
const HASHED = /^\/assets\//
/** The service worker: browsers must notice a new one, whatever stands between. */
export const SERVICE_WORKER = '/sw.js'

/** Ends the name of a file as the build has compressed it, which stands beside the file itself. */
export const COMPRESSED = '.br'

export interface BuiltFile {
  type: string
  cacheControl: string
  etag: string
  body(encoding: Encoding): Promise<Uint8Array>
  compressible: boolean
}

/** The files of the build, kept in memory once asked for, each compressed once for each encoding. */
export interface BuiltFiles {
  /** `path` as in the address, `/assets/main-a1b2.js`. Only files that were there at start are found. */
  find(path: string): Promise<BuiltFile | undefined>
  has(path: string): boolean
}

export function builtFiles(dir: string): BuiltFiles {
  const names = new Map<string, string>()
  const entries = readdirSafely(dir)
  const compressed = new Set(entries.filter((file) => file.endsWith(COMPRESSED)))
  for (const file of entries) if (!compressed.has(file)) names.set(`/${relative(dir, file).split(sep).join('/')}`, file)
  const kept = new Map<string, Promise<BuiltFile>>()

  async function load(path: string, file: string): Promise<BuiltFile> {
    const bytes = await readFile(file)
    const type = TYPES[extname(file)] ?? 'application/octet-stream'
    const compressible = COMPRESSIBLE.test(type)
    const bodies = new Map<Encoding, Promise<Uint8Array>>()
    return {
      type,
      compressible,
      cacheControl: HASHED.test(path)
        ? 'public, max-age=31536000, immutable'
        : path === SERVICE_WORKER
          ? 'no-cache'
          : 'public, max-age=3600',
      etag: `"${createHash('sha256').update(bytes).digest('base64url').slice(0, 22)}"`,
      body: (encoding) => {
        const ready = file + COMPRESSED
        const make = () =>
          encoding === 'br' && compressed.has(ready) ? readFile(ready) : encoded(bytes, encoding, 'once')
        return keptOrMade(bodies, encoding, make)
      },
    }
  }

  return {
    has: (path) => names.has(path),
    async find(path) {
      const file = names.get(path)
      if (file === undefined) return undefined
      return keptOrMade(kept, path, () => load(path, file)).catch((fault: NodeJS.ErrnoException) => {
        // A newer build has taken its place: by a 404, another server of the old one may be asked for it.
        if (fault.code === 'ENOENT') return undefined
        throw fault
      })
    },
  }
}

function readdirSafely(dir: string): string[] {
  try {
    return (
      readdirSync(dir, { recursive: true, withFileTypes: true })
        .filter((entry) => entry.isFile())
        .map((entry) => join(entry.parentPath, entry.name))
        // The build leaves notes for itself in a folder whose name begins with a dot.
        .filter((file) => !/(^|[/\\])\./.test(relative(dir, file)))
    )
  } catch {
    return []
  }
}
