import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { auditReport } from './audit-dependencies.ts'

test('no known vulnerability', () => {
  expect(auditReport(JSON.stringify({ vulnerabilities: {} }))).toEqual({
    code: 0,
    lines: ['No known vulnerability in the packages that run.'],
  })
})

test('every vulnerability is named with its package, and one of level high makes the code 1', () => {
  const vulnerabilities = {
    poor: { name: 'poor', severity: 'moderate', range: '*', via: [] },
    bad: { name: 'bad', severity: 'high', range: '<2.0.0', via: [] },
  }
  expect(auditReport(JSON.stringify({ vulnerabilities }))).toEqual({
    code: 1,
    lines: ['moderate: poor *', 'high: bad <2.0.0'],
  })
})

const rejected = {
  message: '405 Method Not Allowed - POST https://mirror.example/-/npm/v1/security/advisories/bulk',
  uri: 'https://mirror.example/-/npm/v1/security/advisories/bulk',
  statusCode: 405,
  error: { summary: '', detail: '' },
}
test.each([
  [
    'a mirror without advisories',
    JSON.stringify(rejected),
    /advisories\/bulk answered 405, as one that takes no such question/,
  ],
  [
    'no network',
    JSON.stringify({ error: { code: 'ENOTFOUND', summary: 'getaddrinfo ENOTFOUND' } }),
    /getaddrinfo ENOTFOUND/,
  ],
  ['no JSON', 'npm ERR! no', /npm said no JSON but: npm ERR! no/],
  ['nothing', '', /nothing\./],
  ['something else', '{}', /gave no answer/],
])('%s: it says why, and never that all is well', (_, said, why) => {
  const { code, lines } = auditReport(said)
  expect(code).toBe(2)
  expect(lines[0]).toMatch(/^Nothing is known about the packages: /)
  expect(lines[0]).toMatch(why)
})

const root = join(import.meta.dirname, '..')
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
