import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import {
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  realpathSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { freePort } from '#scripts/free-port.ts'

const root = join(import.meta.dirname, '..', '..')
interface Manifest {
  scripts: { start: string } & Record<string, string>
  engines: { node: string }
  dependencies: { node: string }
}
const { scripts, engines, dependencies }: Manifest = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'))
const [safe = ''] = /\d+\.\d+\.\d+/.exec(engines.node) ?? []
const startScript: string[] = scripts.start.split(' ')

let place: string
const running = new Set<ChildProcess>()
beforeEach(() => {
  place = mkdtempSync(join(tmpdir(), 'kinstead-npm-'))
})
afterEach(() => {
  for (const child of running) child.kill('SIGKILL')
  rmSync(place, { recursive: true, force: true })
})

/** Starts a program without a shell. `said` grows as it writes. */
function launch([program = '', ...args]: readonly string[], env: Record<string, string> = {}) {
  const { PATH = '', HOME = '' } = process.env
  const child = spawn(program, args, {
    cwd: root,
    env: { PATH, HOME, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  running.add(child)
  const launched = {
    child,
    said: '',
    ended: new Promise<number | null>((done) =>
      child.once('close', (code) => {
        running.delete(child)
        done(code)
      }),
    ),
  }
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (launched.said += chunk))
  return launched
}

async function until(what: () => Promise<boolean> | boolean, said: () => string): Promise<void> {
  const deadline = Date.now() + 60_000
  while (!(await what())) {
    if (Date.now() > deadline) throw new Error(`Waited for a minute. What was written:\n${said()}`)
    await pause(50)
  }
}
const answers = (port: number) =>
  fetch(`http://localhost:${port}/readyz`).then(
    ({ ok }) => ok,
    () => false,
  )

test('every npm script runs in any shell', () => {
  const plain = /^(node|biome|tsc|vite)( [\w:./@-]+)*$/
  const commands = Object.values<string>(scripts).flatMap((script) => script.split(' && '))
  expect(commands.filter((command) => !plain.test(command))).toEqual([])
})

test('start serves without a shell, says which Node runs, and stops on SIGTERM', async () => {
  const port = await freePort()
  const server = launch([process.execPath, ...startScript.slice(1)], { PORT: String(port), DATA_DIR: place })
  await until(
    () => answers(port),
    () => server.said,
  )
  expect(server.said).toMatch(/^kinstead: runs on .*Node \d/m)
  server.child.kill('SIGTERM')
  expect(await server.ended).toBe(0)
  expect(await answers(port)).toBe(false)
}, 120_000)

test.skipIf(process.platform === 'win32')(
  'the server stops when the shell between it and npm is killed',
  async () => {
    const port = await freePort()
    const shell = launch(['sh', '-c', `${startScript.join(' ')}; true`], { PORT: String(port), DATA_DIR: place })
    await until(
      () => answers(port),
      () => shell.said,
    )
    shell.child.kill('SIGTERM')
    await until(
      async () => !(await answers(port)),
      () => shell.said,
    )
    await shell.ended
  },
  120_000,
)

/** What npm passes to its scripts about the Node that it runs on. */
async function runWith(version: string) {
  const path = join(place, 'node')
  symlinkSync(process.execPath, path)
  const program = join(place, 'show.mjs')
  writeFileSync(program, 'console.log(process.env.PATH); process.exitCode = 7')
  const npm = { npm_node_execpath: path, npm_config_user_agent: `npm/11.19.1 node/v${version} linux x64` }
  const launched = launch([process.execPath, 'scripts/run.mjs', program], npm)
  expect(await launched.ended).toBe(7)
  return { said: launched.said, folder: dirname(path) }
}

test("the machine's own Node runs when it is a supported, safe release", async () => {
  const { said, folder } = await runWith(safe)
  expect(said).toContain(`runs on this machine's Node ${safe}`)
  expect(said).toContain(`\n${folder}:`)
})

const least =
  engines.node.split('^').find((version) => version.startsWith(`${Number.parseInt(dependencies.node, 10)}.`)) ?? ''
const isBehind = dependencies.node.localeCompare(least, 'en', { numeric: true }) < 0
const [line = 0, minor = 0, patch = 0] = safe.split('.').map(Number)
test.each([
  ['an unsupported line', `${line + 1}.99.0`],
  ['a release with a known hole', patch > 0 ? `${line}.${minor}.${patch - 1}` : `${line}.${minor - 1}.99`],
  ['Node 20', '20.20.2'],
])('the pinned Node runs on %s', async (_, version) => {
  const { said, folder } = await runWith(version)
  expect(said).toContain(`runs on Node ${dependencies.node} from npm`)
  expect(said.includes('lacks a security release')).toBe(isBehind)
  expect(said).not.toContain(`\n${folder}:`)
  expect(said).toContain(`\n${join(root, 'node_modules', 'node', 'bin')}:`)
})

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
