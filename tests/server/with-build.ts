import { readConfig } from '#server/config.ts'
import { listen } from '#server/listen.ts'
import { createLog } from '#server/observability/log.ts'
import { builtPages } from '#server/pages/serve.ts'

// The server as `npm start` runs it, but with the build in the folder BUILD.
const config = readConfig(process.env)
await listen(config, builtPages(process.env.BUILD ?? '', config.baseUrl), createLog(process.stderr, config.logLevel))
