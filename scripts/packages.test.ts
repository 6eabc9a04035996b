import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { auditReport } from './audit-dependencies.ts'
import { licenseList } from './licenses.ts'

const root = join(import.meta.dirname, '..')
const read = (name: string) => readFileSync(join(root, name), 'utf8')

test('THIRD-PARTY-LICENSES.md is what package-lock.json says; if not: npm run licenses', () => {
  expect(read('THIRD-PARTY-LICENSES.md')).toBe(licenseList(JSON.parse(read('package-lock.json'))))
})

/** Their terms allow what Kinstead does: to use them, and to hand out what is built with them, under their own terms. */
const known =
  /^(MIT(-0)?|ISC|0BSD|BSD-[23]-Clause|Apache-2\.0|BlueOak-1\.0\.0|CC0-1\.0|CC-BY-4\.0|PSF-2\.0|OFL-1\.1|MPL-2\.0|Python-2\.0)$/

test('every license is one that somebody has read', () => {
  const licenses = [...read('THIRD-PARTY-LICENSES.md').matchAll(/^## (.+) \(\d+\)$/gm)].map(
    ([, license = '']) => license,
  )
  expect(licenses.length).toBeGreaterThan(3)
  expect(licenses.filter((license) => !known.test(license))).toEqual([])
})

test('what the product needs is listed, also without a license, and what it could use is not', () => {
  const packages = {
    '': { dependencies: { a: '1.0.0', d: '1.0.0' }, devDependencies: { c: '3.0.0' } },
    'node_modules/a': {
      ...{ version: '1.0.0', dependencies: { b: '*' }, peerDependencies: { c: '*', d: '*' } },
      peerDependenciesMeta: { c: { optional: true } },
    },
    'node_modules/a/node_modules/b': { version: '2.0.0', license: 'MIT', dependencies: { d: '*' } },
    'node_modules/b': { version: '1.0.0', license: 'ISC' },
    'node_modules/c': { version: '3.0.0', devOptional: true },
    'node_modules/d': { version: '1.0.0', license: 'MIT' },
  }
  expect(licenseList({ packages })).toMatch(
    /## MIT \(2\)\n\nb@2\.0\.0\nd@1\.0\.0\n\n## not stated \(1\)\n\na@1\.0\.0\n$/,
  )
})

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
