import { type ChildProcess, execFileSync, spawn, spawnSync } from 'node:child_process'
import { chmodSync, cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { request } from 'node:https'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { getCACertificates, setDefaultCACertificates } from 'node:tls'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { MAX_BODY_BYTES } from '#api/limits.ts'
import { freePort } from '#scripts/free-port.ts'
import { findProgram, noProgram } from '#scripts/test-programs.ts'
import { readEvents } from '#server/realtime/read-events.ts'
import { type LaunchedProgram, launchNginx, launchProgram, shippedFile } from '#tests/cluster/programs.ts'
import { type LaunchedServer, launchServer } from '#tests/server/launch.ts'
import { signUp } from '#tests/server/test-user.ts'

// The image itself is built by tests/deploy/container-run.ts.
const root = join(import.meta.dirname, '..', '..')
const lastStage =
  shippedFile('Dockerfile')
    .split(/^FROM /m)
    .at(-1) ?? ''
const copied = [...lastStage.matchAll(/^COPY (?:--from=build \/srv\/kinstead\/)?(.+) \S+$/gm)]
  .flatMap(([, paths = '']) => paths.split(' '))
  // The one is made by the build, the other is not copied for a test.
  .filter((path) => !['sbom.cdx.json', 'node_modules'].includes(path))

let image: string
beforeAll(() => {
  image = mkdtempSync(join(tmpdir(), 'kinstead-image-'))
  for (const path of copied) cpSync(join(root, path), join(image, path), { recursive: true })
  symlinkSync(join(root, 'node_modules'), join(image, 'node_modules'))
})
afterAll(() => rmSync(image, { recursive: true, force: true }))

test('the image has all files that the server and the commands of operators need', async () => {
  const port = await freePort()
  const env = { PATH: process.env.PATH, PORT: String(port), DATA_DIR: join(image, 'data') }
  const server: ChildProcess = spawn(process.execPath, ['server/main.mjs'], { cwd: image, env, stdio: 'inherit' })
  try {
    let page: Response | undefined
    for (let time = 0; !page?.ok && time < 600 && server.exitCode === null; time += 1) {
      page = await fetch(`http://localhost:${port}/login`).catch(() => undefined)
      await pause(50)
    }
    expect(page?.status).toBe(200)
    const { scripts } = JSON.parse(readFileSync(join(image, 'package.json'), 'utf8'))
    const run = (name: string, ...args: string[]) =>
      spawnSync(process.execPath, [...scripts[name].split(' ').slice(1), ...args], {
        cwd: image,
        env,
        encoding: 'utf8',
      })
    expect(run('settings', 'check')).toMatchObject({ status: 0 })
    expect(run('migrate', '--dry-run').stdout).toContain('up to date')
    expect(run('backup', join(image, 'one.backup'))).toMatchObject({ status: 0, stderr: '' })
    expect(run('second-factor-off', 'ann@family.example').stderr).toContain('No account with the address')
    expect(run('restore', join(image, 'one.backup')).stderr).toContain('A server is running')
  } finally {
    server.kill('SIGKILL')
  }
}, 180_000)

test('the image has nothing of an installation, and needs no other user than node', () => {
  expect(copied.filter((path) => ['.', 'data', '.env'].includes(path))).toEqual([])
  expect(lastStage).toMatch(/^USER node$/m)
  expect(lastStage).toMatch(/^VOLUME \/data$/m)
})

const missing = findProgram('systemd-analyze') ? undefined : noProgram('systemd-analyze', 'systemd')
/** systemd's own scale goes from 0, nothing is exposed, to 10. It calls less than 3 OK. */
const MAX_EXPOSURE = 2

function analyze(...args: string[]): { code: number | null; said: string } {
  const folder = mkdtempSync(join(tmpdir(), 'kinstead-unit-'))
  const file = join(folder, 'kinstead@3000.service')
  // Programs that are not there are errors, so the test's own Node stands for the installed one.
  writeFileSync(file, shippedFile('kinstead@.service', [[/^ExecStart=\S+/m, `ExecStart=${process.execPath}`]]))
  const { status, stdout, stderr } = spawnSync('systemd-analyze', [...args, file], { encoding: 'utf8' })
  rmSync(folder, { recursive: true, force: true })
  return { code: status, said: stdout + stderr }
}

test('systemd accepts the unit, without a warning', (context) => {
  if (missing) return context.skip(missing)
  expect(analyze('verify', '--man=no')).toEqual({ code: 0, said: '' })
})

test(`the service exposes at most ${MAX_EXPOSURE} of 10`, (context) => {
  if (missing) return context.skip(missing)
  const { code, said } = analyze('security', '--offline=true', `--threshold=${MAX_EXPOSURE * 10}`)
  expect(said).toMatch(/Overall exposure level .*: \d\.\d OK/)
  expect(code, said).toBe(0)
})

interface Ports {
  port: number
  plainPort: number
  server: number
}
type Proxy = LaunchedProgram & {
  /** The file with the certificate that browsers have to know. */
  certificate: string
}

async function startNginx({ server, ...ports }: Ports, folder: string): Promise<Proxy> {
  const [certificate, key] = [join(folder, 'certificate.pem'), join(folder, 'key.pem')]
  const subject = ['-subj', '/CN=localhost', '-addext', 'subjectAltName=DNS:localhost']
  const output = ['-keyout', key, '-out', certificate]
  execFileSync('openssl', ['req', '-x509', '-newkey', 'rsa:2048', '-nodes', '-days', '2', ...subject, ...output], {
    stdio: 'ignore',
  })
  // nginx does not run as root here, and a test's key protects nothing.
  for (const file of [folder, certificate, key]) chmodSync(file, 0o755)
  const front = await launchNginx({ port: ports.port, servers: [server], tls: { certificate, key, ...ports } })
  return { ...front, certificate }
}

async function startCaddy({ port, plainPort, server }: Ports): Promise<Proxy> {
  const forTests = `{\n\tadmin off\n\thttp_port ${plainPort}\n\tdefault_bind 127.0.0.1\n\tskip_install_trust\n}\n`
  const front = await launchProgram({
    program: 'caddy',
    configuration: () => forTests + shippedFile('Caddyfile'),
    port,
    env: { KINSTEAD_DOMAIN: `localhost:${port}`, KINSTEAD_SERVERS: `127.0.0.1:${server}` },
  })
  return { ...front, certificate: join(front.folder, '.local/share/caddy/pki/authorities/local/root.crt') }
}

async function untilReady(url: string): Promise<void> {
  const deadline = Date.now() + 10_000
  while (!(await fetch(`${url}/readyz`).catch(() => undefined))?.ok) {
    if (Date.now() > deadline) throw new Error(`The proxy at ${url} does not find the server.`)
    await pause(100)
  }
}

const noOpenssl = findProgram('openssl') ? undefined : noProgram('openssl')

describe.each([
  {
    name: 'nginx',
    missing: findProgram('nginx') ? noOpenssl : noProgram('nginx', 'nginx-light'),
    start: startNginx,
    rejections: [413],
  },
  {
    name: 'Caddy',
    missing: findProgram('caddy') ? undefined : noProgram('caddy'),
    start: startCaddy,
    // Kinstead rejects and closes before Caddy has sent all, and Caddy does not always read the answer then.
    rejections: [413, 502],
  },
])('behind $name, as shipped and with TLS', ({ missing, start, rejections }) => {
  const folder = mkdtempSync(join(tmpdir(), 'kinstead-proxy-'))
  let server: LaunchedServer
  let proxy: Proxy
  let url: string
  let plainUrl: string

  beforeAll(async () => {
    if (missing) return
    const [port, plainPort] = [await freePort(), await freePort()]
    url = `https://localhost:${port}`
    plainUrl = `http://localhost:${plainPort}`
    server = await launchServer({ env: { BASE_URL: url, TRUSTED_PROXIES: '127.0.0.1' } })
    proxy = await start({ port, plainPort, server: Number(new URL(server.url).port) }, folder)
    setDefaultCACertificates([...getCACertificates(), readFileSync(proxy.certificate, 'utf8')])
    // Caddy listens before it has its certificate.
    await untilReady(url)
  })
  afterAll(async () => {
    await proxy?.stop()
    await server?.stop()
    rmSync(folder, { recursive: true, force: true })
  })

  test("pages come with Kinstead's headers, each once, and compressed", async (context) => {
    if (missing) return context.skip(missing)
    const [direct, proxied] = await Promise.all([
      fetch(server.url),
      fetch(url, { headers: { 'accept-encoding': 'br' } }),
    ])
    expect(proxied.status).toBe(200)
    const names = ['strict-transport-security', 'content-security-policy', 'x-content-type-options', 'referrer-policy']
    for (const name of names) {
      expect(proxied.headers.get(name), name).toBeTruthy()
      expect(proxied.headers.get(name)).toBe(direct.headers.get(name))
    }
    expect(proxied.headers.get('content-encoding')).toBe('br')
    expect(await proxied.text()).toBe(await direct.text())
  })

  test('plain HTTP is redirected', async (context) => {
    if (missing) return context.skip(missing)
    const { status, headers } = await fetch(`${plainUrl}/login`, { redirect: 'manual' })
    expect([301, 308]).toContain(status)
    expect(headers.get('location')).toMatch(/^https:\/\/.*\/login$/)
  })

  test('a save reaches an open page at once', async (context) => {
    if (missing) return context.skip(missing)
    const person = await signUp(url)
    const page = await readEvents(`${url}/api/trust/events`, person.cookie)
    expect(await page.next()).toMatchObject({ event: 'version' })
    const began = Date.now()
    expect((await person.request('PATCH', '/api/trust', { trustName: '王家 Trust' })).status).toBe(200)
    expect(await page.next()).toMatchObject({ event: 'patch', data: { patch: { trustName: '王家 Trust' } } })
    expect(Date.now() - began).toBeLessThan(5_000)
    page.close()
  })

  test('the largest body reaches Kinstead, and a larger one is rejected and disturbs nobody', async (context) => {
    if (missing) return context.skip(missing)
    const person = await signUp(url)
    const send = (bytes: number) => person.request('PATCH', '/api/trust', `"${'x'.repeat(bytes - 2)}"`)
    expect(await send(MAX_BODY_BYTES)).toMatchObject({ status: 422, body: { error: { code: 'invalid-field' } } })
    for (const bytes of [MAX_BODY_BYTES + 1, MAX_BODY_BYTES * 4]) {
      expect(rejections).toContain((await send(bytes)).status)
      expect((await person.request('GET', '/api/trust')).status).toBe(200)
    }
  })

  /** From an address that is not among TRUSTED_PROXIES, as people come. */
  const guess = (password: string, forged: string) =>
    new Promise<number | undefined>((done, failed) => {
      const headers = { origin: url, 'content-type': 'application/json', 'x-forwarded-for': forged }
      const asked = request(`${url}/api/sign-in`, { method: 'POST', headers, localAddress: '127.0.0.2', family: 4 })
      asked.once('response', (answer) => done(answer.resume().statusCode)).once('error', failed)
      asked.end(JSON.stringify({ email: 'guessed@family.example', password }))
    })

  test('a forged address does not get around the limit on passwords', async (context) => {
    if (missing) return context.skip(missing)
    const statuses: unknown[] = []
    for (let time = 0; time < 6; time += 1) statuses.push(await guess(`guess number ${time}`, `203.0.113.${time}`))
    expect(statuses).toEqual([401, 401, 401, 401, 401, 429])
  })

  test('while the server is down people read words, and it is found again', async (context) => {
    if (missing) return context.skip(missing)
    await server.kill()
    const answer = await fetch(`${url}/dashboard`)
    expect([answer.status, answer.headers.get('content-type')]).toEqual([502, expect.stringContaining('text/html')])
    const text = await answer.text()
    expect(text).toContain('Kinstead cannot be reached right now')
    expect(text).not.toContain('502')
    await server.restart()
    await untilReady(url)
  })
})
