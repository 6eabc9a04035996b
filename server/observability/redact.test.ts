import { expect, test } from 'vitest'
import { redacted } from './redact.ts'

test.each([
  ['/dashboard/914637285', '/dashboard/[number]'],
  ['/x/914-63-7285/y', '/x/[number]/y'],
  ['/x/914%2D63%2D7285', '/x/[number]'],
  ['/x/914 63 7285', '/x/[number]'],
  ['/ssn914-63-7285', '/ssn[number]'],
  ['/x/a914%2D63%2D7285b', '/x/a[number]b'],
  ['/4539148803436467', '/[number]'],
  ['/4539 1488 0343 6467', '/[number]'],
  ['/who/ann.alder@family.example', '/who/[address]'],
  ['/who/ann%40family.example/x', '/who/[address]/x'],
])('%s is logged as %s', (text, logged) => {
  expect(redacted(text)).toBe(logged)
})

test.each(['/trust-builder/name', '/blog/12', '/assets/main-914637285a.js', '3f2504e0-4f89-41d3-9a0c-030512345678'])(
  '%s stays as it is',
  (text) => {
    expect(redacted(text)).toBe(text)
  },
)
