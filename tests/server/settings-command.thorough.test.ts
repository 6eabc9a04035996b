import { spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, realpathSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'

const root = join(import.meta.dirname, '..', '..')
const { scripts }: { scripts: Record<string, string> } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'))

let place: string
beforeEach(() => {
  place = mkdtempSync(join(tmpdir(), 'kinstead-settings-'))
})
afterEach(() => rmSync(place, { recursive: true, force: true }))

/** Runs `npm run settings` as npm does, with `place` for the folder of the project. */
function run(words: readonly string[], environment: Record<string, string> = {}) {
  const [, ...args] = (scripts.settings ?? '')
    .replaceAll('./', `${root}/`)
    .replace(' scripts/', ` ${root}/scripts/`)
    .split(' ')
  const { status, stdout, stderr } = spawnSync(process.execPath, [...args, ...words], {
    cwd: place,
    env: { PATH: process.env.PATH, ...environment },
    encoding: 'utf8',
  })
  return { status, said: stdout + stderr }
}
const check = (environment?: Record<string, string>) => run(['check'], environment)

test('every command that opens the installation reads .env', () => {
  const without = [
    'start',
    'dev',
    'demo',
    'settings',
    'migrate',
    'backup',
    'restore',
    'second-factor-off',
    'operator',
  ].filter((name) => !scripts[name]?.includes(' --import ./scripts/read-env.mjs '))
  expect(without).toEqual([])
})

test('without settings all is well, and nothing is created', () => {
  expect(check()).toEqual({
    status: 0,
    said: 'The settings are valid. Set: none.\nPeople open http://localhost:3000. The data is in SQLite in ./data.\n',
  })
  expect(readdirSync(place)).toEqual([])
})

test('.env is read, and the environment takes precedence over it', () => {
  writeFileSync(join(place, '.env'), '# a comment\nPORT=4000\nHOST=0.0.0.0\nCOMPOSE_PROFILES=default\n')
  const { status, said } = check({ PORT: '5000' })
  expect(status).toBe(0)
  expect(said).toContain('Unknown settings in .env: COMPOSE_PROFILES.')
  expect(said).toContain('Set: PORT, HOST.')
  expect(said).toContain('http://localhost:5000')
})

test('all errors are named, without the secrets', () => {
  writeFileSync(join(place, 'key'), 'k1:not-a-key')
  writeFileSync(join(place, '.env'), 'BASE_URL=https://trust.example.com\nPORT=x\nDATA_KEY_FILE=key\n')
  const { status, said } = check()
  expect(status).toBe(1)
  for (const error of ['PORT: must be', 'DATA_KEY: must be', 'SECRET: is required']) expect(said).toContain(error)
  expect(said).not.toContain('not-a-key')
})

test('anything but check explains the command', () => {
  expect(run([])).toEqual({ status: 1, said: expect.stringContaining('npm run settings check. It checks') })
})

test('a directory for backups must be there', () => {
  expect(check({ BACKUP_DIR: 'backups' })).toEqual({
    status: 1,
    said: `The directory ${join(realpathSync(place), 'backups')} does not exist. Create it first.\n`,
  })
  mkdirSync(join(place, 'backups'))
  expect(check({ BACKUP_DIR: 'backups' }).status).toBe(0)
})
