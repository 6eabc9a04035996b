import { expect, test } from 'vitest'
import { auditReport } from './audit-report.ts'

const metadata = { dependencies: { total: 12 } }

test('no known fault', () => {
  expect(auditReport(JSON.stringify({ vulnerabilities: {}, metadata }))).toEqual({
    code: 0,
    lines: ['No known fault in 12 packages.'],
  })
})

test('a fault is named with its package', () => {
  const vulnerabilities = { bad: { name: 'bad', severity: 'high', range: '<2.0.0', via: [] } }
  expect(auditReport(JSON.stringify({ vulnerabilities, metadata }))).toEqual({ code: 1, lines: ['high: bad <2.0.0'] })
})

const refused = {
  message: '405 Method Not Allowed - POST https://mirror.example/-/npm/v1/security/advisories/bulk',
  uri: 'https://mirror.example/-/npm/v1/security/advisories/bulk',
  statusCode: 405,
  error: { summary: '', detail: '' },
}
test.each([
  [
    'a mirror without advisories',
    JSON.stringify(refused),
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
