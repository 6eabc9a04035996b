import { existsSync, readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { parseArgs, parseEnv } from 'node:util'
import { checkBackupDirectory } from '#server/backup/backup-file.ts'
import { checkSettings } from '#server/config.ts'
import { CannotStart } from '#server/errors.ts'
import { variables } from '#server/settings.ts'

const USAGE =
  'Usage: npm run settings check. It checks the settings in the environment and in .env, and changes nothing.'
const FILE = '.env'

/** A wrong name in .env would go unnoticed. Not an error, because a container tool may keep variables of its own there. */
function logUnknown(): void {
  const names = existsSync(FILE) ? Object.keys(parseEnv(readFileSync(FILE, 'utf8'))) : []
  const unknown = names.filter((name) => !variables.includes(name))
  if (unknown.length > 0) console.log(`Unknown settings in ${FILE}: ${unknown.join(', ')}.`)
}

try {
  const [command, ...more] = parseArgs({ allowPositionals: true }).positionals
  if (command !== 'check' || more.length > 0) throw new CannotStart(USAGE)
  logUnknown()
  const { settings, baseUrl } = checkSettings(process.env)
  if (settings.BACKUP_DIR) checkBackupDirectory(resolve(settings.BACKUP_DIR))
  const set = variables.filter((name) => process.env[name]?.trim())
  console.log(`The settings are valid. Set: ${set.join(', ') || 'none'}.`)
  console.log(
    `People open ${baseUrl}. The data is in ${settings.DATABASE_URL ? 'PostgreSQL' : `SQLite in ${settings.DATA_DIR}`}.`,
  )
} catch (error) {
  console.error(error instanceof CannotStart ? error.message : error)
  process.exit(1)
}
