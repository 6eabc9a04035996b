import { expect, test, vi } from 'vitest'
import { deviceName, signedInWords, usedWords } from './devices.tsx'

test.each([
  ['Firefox', 'Windows', 'Firefox on Windows'],
  ['Safari', '', 'Safari'],
  ['', 'Android', 'A browser on Android'],
  ['', '', 'A browser or program without a name'],
])('%j on %j is %s', (browser, system, words) => expect(deviceName({ browser, system })).toBe(words))

test('when and whence, as far as it is known', () => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date(2026, 10, 20, 12) })
  const at = (day: number) => new Date(2026, 10, day, 10, 42).toISOString()
  expect(signedInWords({ signedInAt: at(3), address: '203.0.113.7' })).toBe(
    'Signed in November 3, 10:42 AM, from 203.0.113.7',
  )
  expect(signedInWords({ signedInAt: at(3), address: '' })).toBe('Signed in November 3, 10:42 AM')
  expect(usedWords({ lastUsedAt: at(20) })).toBe('Last used today')
  expect(usedWords({ lastUsedAt: at(18) })).toBe('Last used November 18, or the day after')
  vi.useRealTimers()
})
