import { createHash } from 'node:crypto'
import { readdirSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { extname, join, relative, sep } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

export type Encoding = 'br' | 'gzip' | 'identity'

const brotli = promisify(brotliCompress)
const gzipped = promisify(gzip)

/** The best encoding that the browser takes. */
export function encodingFor(accepted: string | undefined): Encoding {
  const offers = (accepted ?? '').split(',').map((offer) => offer.trim().toLowerCase())
  const takes = (name: string) =>
    offers.some((offer) => offer === name || (offer.startsWith(`${name};`) && !/q=0(\.0*)?$/.test(offer)))
  return takes('br') ? 'br' : takes('gzip') ? 'gzip' : 'identity'
}

/** `once`: worth some time, because the result is cached. `each`: for one response. */
export async function encoded(bytes: Uint8Array, encoding: Encoding, effort: 'once' | 'each'): Promise<Uint8Array> {
  if (encoding === 'br')
    return brotli(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: effort === 'once' ? 11 : 4 } })
  if (encoding === 'gzip') return gzipped(bytes, { level: effort === 'once' ? 9 : 4 })
  return bytes
}

/** The promise in `cache`, else what `make` returns. Failures are not cached: one moment without a free file handle would break an address until the next start. */
export function memoized<Key, Value>(cache: Map<Key, Promise<Value>>, key: Key, make: () => Promise<Value>) {
  const known = cache.get(key)
  if (known) return known
  const value = make().catch((error: unknown) => {
    cache.delete(key)
    throw error
  })
  cache.set(key, value)
  return value
}

const TYPES: Record<string, string> = {
  '.css': 'text/css; charset=utf-8',
  '.docx': 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
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
/** The service worker: browsers must notice a new one, whatever is between. */
export const SERVICE_WORKER = '/sw.js'

/** The extension of a file that the build has compressed, beside the file itself. */
export const COMPRESSED = '.br'

export interface BuiltFile {
  type: string
  cacheControl: string
  etag: string
  body(encoding: Encoding): Promise<Uint8Array>
  compressible: boolean
}

/** The files of the build, cached in memory from the first request, compressed once for each encoding. */
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
  const cache = new Map<string, Promise<BuiltFile>>()

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
        return memoized(bodies, encoding, make)
      },
    }
  }

  return {
    has: (path) => names.has(path),
    async find(path) {
      const file = names.get(path)
      if (file === undefined) return undefined
      return memoized(cache, path, () => load(path, file)).catch((error: NodeJS.ErrnoException) => {
        // A newer build has replaced it. After a 404, a proxy may ask a server that still runs the old one.
        if (error.code === 'ENOENT') return undefined
        throw error
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
        // Folders whose name begins with a dot are the build's own.
        .filter((file) => !/(^|[/\\])\./.test(relative(dir, file)))
    )
  } catch {
    return []
  }
}
