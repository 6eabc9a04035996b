import { execFileSync, spawnSync } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync, realpathSync, rmSync, writeFileSync } from 'node:fs'
import { homedir, tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { freePort } from '#scripts/free-port.ts'
import { findProgram } from '#scripts/test-programs.ts'
import { signUp } from '#tests/server/test-user.ts'

/**
 * `node tests/deploy/container-run.ts`, as root with podman: builds the image of deploy/Dockerfile and runs it as
 * deploy/compose.yaml does. Where the registry of the base image cannot be reached, it makes one under the same name,
 * from Debian's packages (debootstrap) and this machine's Node.
 */
const root = join(import.meta.dirname, '..', '..')
const BASE = 'docker.io/library/node:24-bookworm-slim'
const IMAGE = 'localhost/kinstead-run'
const NAME = 'kinstead-run'

const folder = mkdtempSync(join(tmpdir(), 'kinstead-container-'))
process.on('exit', () => rmSync(folder, { recursive: true, force: true }))

/** Builds reach npm's registry with this machine's settings and certificates. Nothing of them gets into the image. */
function mounts(): string[] {
  const own = join(homedir(), '.npmrc')
  const certificates = process.env.NODE_EXTRA_CA_CERTS
  const npmrc = join(folder, 'npmrc')
  writeFileSync(
    npmrc,
    `${existsSync(own) ? readFileSync(own, 'utf8') : ''}\n${certificates ? `cafile=${certificates}` : ''}\n`,
  )
  const files = [`${npmrc}:/root/.npmrc`, ...(certificates ? [`${certificates}:${certificates}`] : [])]
  return files.flatMap((file) => ['--volume', `${file}:ro`])
}

const podman = (...args: string[]) => execFileSync('podman', args, { cwd: root, encoding: 'utf8' }).trim()
const show = (program: string, args: string[]) => execFileSync(program, args, { cwd: root, stdio: 'inherit' })
const succeeds = (...args: string[]) => spawnSync('podman', args, { stdio: 'ignore' }).status === 0
const seconds = (since: number) => `${((performance.now() - since) / 1_000).toFixed(1)} s`

/** What the official image has, as far as deploy/Dockerfile needs it: Node, npm, and the user `node`. */
function makeBase(): void {
  const base = join(folder, 'base')
  show('debootstrap', ['--variant=minbase', '--include=ca-certificates', 'bookworm', base])
  show('cp', [process.execPath, join(base, 'usr/local/bin/node')])
  const npm = dirname(dirname(realpathSync(findProgram('npm') ?? '')))
  show('mkdir', ['-p', join(base, 'usr/local/lib/node_modules')])
  show('cp', ['-rL', npm, join(base, 'usr/local/lib/node_modules/npm')])
  for (const name of ['npm', 'npx'])
    show('ln', ['-s', `../lib/node_modules/npm/bin/${name}-cli.js`, join(base, 'usr/local/bin', name)])
  show('chroot', [base, 'useradd', '--uid', '1000', '--create-home', 'node'])
  show('sh', ['-c', `tar -C ${base} -c . | podman import - ${BASE}`])
}

async function start(port: number): Promise<string> {
  const began = performance.now()
  const hardening = ['--read-only', '--tmpfs=/tmp', '--cap-drop=all', '--security-opt=no-new-privileges']
  const data = ['--volume', `${NAME}:/data`, '--env', `PORT=${port}`, '--env', 'HOST=127.0.0.1']
  podman('run', '--detach', '--rm', '--name', NAME, '--network=host', ...hardening, ...data, IMAGE)
  while (!(await fetch(`http://localhost:${port}/readyz`).catch(() => undefined))?.ok) await pause(20)
  return seconds(began)
}

function expectEqual(what: string, found: unknown, expected: unknown): void {
  const [one, other] = [JSON.stringify(found), JSON.stringify(expected)]
  if (one !== other) throw new Error(`${what}: ${one}, not ${other}`)
  console.log(`✓ ${what}`)
}

if (!succeeds('image', 'exists', BASE) && !succeeds('pull', BASE)) makeBase()
const began = performance.now()
show('podman', [
  'build',
  '--network=host',
  ...mounts(),
  '--format=docker',
  '--tag',
  IMAGE,
  '--file=deploy/Dockerfile',
  '.',
])
console.log(`built in ${seconds(began)}`)
const sizes = [BASE, IMAGE].map((image) => Number(podman('image', 'inspect', '--format={{.Size}}', image)))
console.log(`image: ${sizes.map((size) => `${(size / 1e6).toFixed(0)} MB`).join(' for the base, all in all ')}`)

succeeds('rm', '--force', NAME)
succeeds('volume', 'rm', NAME)
const port = await freePort()
try {
  console.log(`first start, until it is ready: ${await start(port)}`)
  const url = `http://localhost:${port}`
  const run = (...command: string[]) => spawnSync('podman', ['exec', NAME, ...command], { encoding: 'utf8' })
  expectEqual('it is not root', run('id', '-u').stdout.trim(), '1000')
  expectEqual('its root file system is read-only', run('touch', '/srv/kinstead/x').status, 1)
  expectEqual('its health check passes', succeeds('healthcheck', 'run', NAME), true)
  expectEqual('the SBOM is where the label says', run('test', '-s', '/srv/kinstead/sbom.cdx.json').status, 0)
  expectEqual('npm run settings check', run('npm', 'run', '--silent', 'settings', 'check').status, 0)
  expectEqual('npm run migrate', run('npm', 'run', '--silent', 'migrate').status, 0)
  const person = await signUp(url)
  expectEqual('a save', (await person.request('PATCH', '/api/trust', { trustName: '王家 Trust' })).status, 200)
  expectEqual('a backup', run('npm', 'run', '--silent', 'backup', '--', '/data/one.backup').status, 0)
  const saved = await person.trust()
  const stopping = performance.now()
  podman('stop', '--time=20', NAME)
  console.log(`stopped in ${seconds(stopping)}`)
  console.log(`second start: ${await start(port)}`)
  expectEqual('nothing is lost', await person.trust(), saved)
  const wait = spawnSync(
    'sh',
    ['-c', `podman wait ${NAME} & sleep 1; podman kill --signal=TERM ${NAME} >/dev/null; wait`],
    {
      encoding: 'utf8',
    },
  )
  expectEqual('it ends with 0 on SIGTERM', wait.stdout.trim(), '0')
} finally {
  succeeds('rm', '--force', NAME)
  succeeds('volume', 'rm', NAME)
}
