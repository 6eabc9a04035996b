import { parseArgs } from 'node:util'
import { readConfig } from '#server/config.ts'
import { CannotStart } from '#server/errors.ts'
import { createLog } from '#server/observability/log.ts'
import { openInstallation } from '#server/open.ts'

const USAGE = 'Name the account by its email address: npm run second-factor-off -- ann@family.example'

// For somebody who has lost both the app and the recovery codes, once its operator is sure who is asking.
try {
  const [email, ...more] = parseArgs({ allowPositionals: true }).positionals
  if (email === undefined || more.length > 0) throw new CannotStart(USAGE)
  const { accounts, close } = await openInstallation(readConfig(process.env), createLog(process.stderr, 'warn'))
  const isOff = await accounts.secondFactor.turnOffFor(email).finally(close)
  if (!isOff)
    throw new CannotStart(`No account with the address ${email} has a second factor. Nothing has been changed.`)
  console.log(`The second factor of ${email} is off. A mail notifies the owner.`)
  process.exit(0)
} catch (error) {
  console.error(error instanceof CannotStart ? error.message : error)
  process.exit(1)
}
