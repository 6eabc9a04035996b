import { enableCompileCache } from 'node:module'
import { join } from 'node:path'

// Without the cache, compiling the packages is half of the start time. This file is JavaScript because it runs before
// there is a cache, and Node would load its TypeScript compiler for it.
enableCompileCache(join(import.meta.dirname, '..', 'node_modules', '.compile-cache'))
const { start } = await import('./start.ts')
await start(process.env)
