import { readConfig } from '#server/config.ts'
import { listen } from '#server/listen.ts'
import { createLog } from '#server/observability/log.ts'
import { builtPages } from '#server/pages/serve.ts'
import { ANCHOR } from './anchor.ts'

/** The product's own server, with the static site in place of the product's pages. */
const config = readConfig(process.env)
await listen(config, builtPages(ANCHOR, config.baseUrl), createLog(process.stderr, config.logLevel))
process.on('SIGTERM', () => process.exit(0))
