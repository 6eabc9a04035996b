import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { freePort } from '#scripts/free-port.ts'
import { findProgram, noProgram } from '#scripts/test-programs.ts'
import { shippedFile } from './shipped-file.ts'

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
