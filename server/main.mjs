import { enableCompileCache } from 'node:module'
import { join } from 'node:path'

// Compiling the packages anew is half of the time it takes to start. This file alone is no TypeScript: it runs before
// there is a cache, and Node would load its TypeScript compiler for it.
enableCompileCache(join(import.meta.dirname, '..', 'node_modules', '.compile-cache'))
const { start } = await import('./start.ts')
await start(process.env)
