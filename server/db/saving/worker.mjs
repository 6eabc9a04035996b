import { enableCompileCache } from 'node:module'
import { join } from 'node:path'

// No TypeScript, and for the same reasons as server/main.mjs: a thread has no part in the cache of the one that starts it.
enableCompileCache(join(import.meta.dirname, '..', '..', '..', 'node_modules', '.compile-cache'))
await import('./worker.ts')
