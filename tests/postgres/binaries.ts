import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { postgresFolder } from '#server/backup/postgres-tools.ts'

/** The folder with initdb and postgres: PG_BIN's, Debian's newest, or one on the PATH. */
export const findPostgres = () => postgresFolder(['initdb', 'postgres'])

/** Finds PostgreSQL, or installs Debian's when root there. Undefined when there is none to be had: then the tests are skipped, out loud. */
export function ensurePostgres(): string | undefined {
  const found = findPostgres()
  if (found) return found
  if (process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) {
    console.log('kinstead: installing PostgreSQL with apt-get, for the tests on it')
    const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
    for (const args of [['update'], ['-y', '--no-install-recommends', 'install', 'postgresql']]) {
      spawnSync('apt-get', ['-qq', ...args], { stdio: 'inherit', env })
    }
  }
  return findPostgres()
}

export const noPostgres =
  'PostgreSQL was not found and could not be installed: install it, or set PG_BIN to the folder of initdb and postgres'
