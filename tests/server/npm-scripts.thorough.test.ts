import { type ChildProcess, spawn } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { freePort } from '#scripts/free-port.ts'

const root = join(import.meta.dirname, '..', '..')
const { scripts, engines, dependencies } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'))
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

const least: string = engines.node
  .split('^')
  .find((version: string) => version.startsWith(`${Number.parseInt(dependencies.node, 10)}.`))
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
