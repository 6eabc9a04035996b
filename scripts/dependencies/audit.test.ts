import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'

const root = join(import.meta.dirname, '..', '..')
const folder = mkdtempSync(join(tmpdir(), 'kinstead-audit-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

/** Runs `npm run audit:dependencies`, with this npm instead of the real one, if one is given. */
function audit(npm = process.env.npm_execpath) {
  const { status, stdout } = spawnSync(process.execPath, ['scripts/audit-dependencies.ts'], {
    cwd: root,
    env: { ...process.env, npm_execpath: npm },
    encoding: 'utf8',
  })
  return { status, said: stdout.trim() }
}

test('no package that runs has a known vulnerability of level high or above', (context) => {
  const { status, said } = audit()
  if (status === 2) return context.skip(said.split('\n')[0])
  console.log(said)
  expect(status, said).toBe(0)
}, 60_000)

test.each([
  ['high', 1],
  ['moderate', 0],
])('a vulnerability of level %s that npm reports makes the exit code %i, and is printed', (severity, code) => {
  const vulnerabilities = { bad: { name: 'bad', severity, range: '<2.0.0', via: [] } }
  const npm = join(folder, 'npm-cli.js')
  writeFileSync(npm, `console.log(${JSON.stringify(JSON.stringify({ vulnerabilities }))})`)
  expect(audit(npm)).toEqual({ status: code, said: `${severity}: bad <2.0.0` })
})
