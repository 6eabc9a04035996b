import { type ChildProcess, spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { freePort } from '#scripts/free-port.ts'
import { ONLY_THOROUGH } from '../thorough.ts'
import { expect, test } from './fixtures.ts'

const root = join(import.meta.dirname, '..', '..')

let dev: ChildProcess
let url: string
const data = mkdtempSync(join(tmpdir(), 'kinstead-dev-'))

test.beforeAll(async () => {
  const port = await freePort()
  url = `http://localhost:${port}`
  dev = spawn(process.execPath, ['scripts/dev.ts'], {
    cwd: root,
    env: { ...process.env, PORT: String(port), DATA_DIR: data },
    stdio: 'ignore',
  })
})

test.afterAll(async () => {
  const ended = new Promise((resolve) => dev.once('exit', resolve))
  dev.kill('SIGTERM')
  await ended
  rmSync(data, { recursive: true, force: true })
})

test('npm run dev serves pages that reach the API', ONLY_THOROUGH, async ({ page, watch }) => {
  await expect(async () => {
    expect((await page.request.get(`${url}/readyz`)).status()).toBe(200)
  }).toPass()
  await page.goto(`${url}/login`)
  // Vite compiles each module when it is first asked for.
  await expect(page.getByRole('heading', { name: 'Log In to Your Account' })).toBeVisible({ timeout: 40_000 })
  await page.getByLabel('Email').fill('nobody@family.example')
  await page.getByLabel('Password').fill('granite-lantern')
  await page.getByRole('button', { name: 'Log In', exact: true }).last().click()
  await expect(
    page.getByText('Invalid credentials. Please check your email and password and try again.').first(),
  ).toBeVisible()
  // Vite's own pages carry inline styles and a rejected login is logged; this test is about neither.
  for (const lines of Object.values(watch)) lines.length = 0
})
