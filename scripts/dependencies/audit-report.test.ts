import { expect, test } from 'vitest'
import { auditReport } from './audit-report.ts'

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
