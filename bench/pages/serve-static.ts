import { readConfig } from '#server/config.ts'
import { listen } from '#server/listen.ts'
import { createLog } from '#server/observability/log.ts'
import { builtPages } from '#server/pages/serve.ts'
import { STATIC_DIST } from './static-site.ts'

/** The product's own HTTP server with the static site. */
const config = readConfig(process.env)
await listen(config, builtPages(STATIC_DIST, config.baseUrl), createLog(process.stderr, config.logLevel))
process.on('SIGTERM', () => process.exit(0))
