import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { postgresFolder } from '#server/backup/postgres-backup.ts'
import { findBrowser } from './browser.ts'

/** Debian keeps servers in /usr/sbin, which is not on every user's PATH. */
const env = { ...process.env, PATH: `${process.env.PATH}:/usr/sbin:/usr/local/sbin` }

/** The path of a program, or undefined where it is not installed. */
export function findProgram(name: string): string | undefined {
  const found = spawnSync('sh', ['-c', `command -v ${name}`], { env, encoding: 'utf8' })
  return found.status === 0 ? found.stdout.trim() : undefined
}

/** Why a test that needs the program is skipped. */
export const noProgram = (name: string, debianPackage = name) =>
  `${name} was not found: install it (apt-get install ${debianPackage})`

/** A font that has Chinese letters. Fontconfig comes with Chromium and with LibreOffice. */
const hasChineseFont = () => (spawnSync('fc-list', [':lang=zh'], { encoding: 'utf8' }).stdout ?? '') !== ''

/** Programs that tests use, by Debian's package of each. */
const PROGRAMS: Readonly<Record<string, () => unknown>> = {
  'chromium-headless-shell': findBrowser,
  postgresql: () => postgresFolder(['initdb', 'postgres']),
  strace: () => findProgram('strace'),
  'nginx-light': () => findProgram('nginx'),
  caddy: () => findProgram('caddy'),
  systemd: () => findProgram('systemd-analyze'),
  pgbackrest: () => findProgram('pgbackrest'),
  haproxy: () => findProgram('haproxy'),
  pgbouncer: () => findProgram('pgbouncer'),
  patroni: () => findProgram('patroni'),
  'etcd-server': () => findProgram('etcd'),
  'libreoffice-writer-nogui': () => findProgram('soffice'),
  'poppler-utils': () => findProgram('pdftotext'),
  'fonts-wqy-microhei': hasChineseFont,
}

/**
 * Installs the missing ones where this process is root on Debian. Elsewhere, and where it fails, a test that needs a
 * missing program is skipped and says which.
 */
export function installTestPrograms(): void {
  const missing = Object.keys(PROGRAMS).filter((name) => !PROGRAMS[name]?.())
  if (missing.length === 0 || process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return
  console.log(`kinstead: installing for the tests with apt-get: ${missing.join(', ')} (some minutes)`)
  const options = { stdio: 'inherit' as const, env: { ...env, DEBIAN_FRONTEND: 'noninteractive' } }
  const apt = (...args: string[]) => spawnSync('apt-get', ['-qq', ...args], options).status === 0
  if (!apt('update') || !apt('-y', '--no-install-recommends', 'install', ...missing))
    console.log('kinstead: apt-get could not install them')
}
