import { createDemoAccount } from '#server/auth/demo.ts'
import { readConfig } from '#server/config.ts'
import { CannotStart } from '#server/errors.ts'
import { createLog } from '#server/observability/log.ts'

try {
  const config = readConfig(process.env)
  const { email, password, created } = await createDemoAccount(config, createLog(process.stderr, 'warn'))
  console.log(created ? 'Created the demo account with a complete family trust.' : 'The demo account already exists.')
  console.log(`  email     ${email}\n  password  ${password}\nLog in at ${config.baseUrl}/login`)
  process.exit(0)
} catch (error) {
  console.error(error instanceof CannotStart ? error.message : error)
  process.exit(1)
}
