import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { encode } from 'uqr'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { ErrorCode } from '#api/errors.ts'
import { ApiError } from '#web/api/call.ts'
import { currentToast, dismissToast } from '#web/app/toast-store.ts'
import { setSecondFactorRequired, useSecondFactorRequired } from '#web/features/account/auth/account.ts'
import CodeForm, { codeErrors } from './code-form.tsx'
import { RecoveryCodes } from './recovery-codes.tsx'
import { deviceName, signedInWords, usedWords } from './second-factor-and-devices.tsx'
import { QrPicture } from './turn-on-dialog.tsx'

const errorOf = (code: string) => codeErrors({ code })[0]?.message

test.each([['123456'], [' 123 456 '], ['１２３ ４５６'], ['k7mq-2xw9-h4td-8rfn'], ['2345 6789 2345 6789']])(
  '%j may be a code',
  (code) => expect(errorOf(code)).toBeUndefined(),
)

test.each([['12345'], ['1234567'], [' 12 34 '], ['１２３']])('%j is reported before it is sent', (code) =>
  expect(errorOf(code)).toBe('The code has six digits. Please check what you typed.'),
)

test.each([[''], ['  ']])('%j is no code', (code) => expect(errorOf(code)).toBe('Please enter the code'))

/** The form in the page's own frame, where a code is required or the login starts again. */
function Page({ rejectedWith }: { rejectedWith: ErrorCode }) {
  if (!useSecondFactorRequired()) return <p>Log in from the beginning</p>
  const rejected = new ApiError(400, {
    code: rejectedWith,
    message: 'No.',
    ...(rejectedWith === 'wrong-code' && { field: 'code' }),
  })
  return <CodeForm busy={false} attempt={async () => rejected} />
}

beforeEach(setSecondFactorRequired)
afterEach(() => {
  cleanup()
  dismissToast()
  sessionStorage.clear()
})

function enterCode() {
  fireEvent.change(screen.getByLabelText('Code'), { target: { value: '123456' } })
  fireEvent.click(screen.getByRole('button', { name: 'Log In' }))
}

test.each<ErrorCode>(['sign-in-expired', 'two-factor-not-offered'])(
  'where no code helps any more (%s), the login starts over',
  async (rejectedWith) => {
    render(<Page rejectedWith={rejectedWith} />)
    enterCode()
    await screen.findByText('Log in from the beginning')
  },
)

test('after a wrong code, another one can be typed', async () => {
  render(<Page rejectedWith="wrong-code" />)
  enterCode()
  await waitFor(() => expect(screen.getByText('No.')).toBeDefined())
  expect(screen.getByLabelText('Code')).toBeDefined()
})

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
  expect(usedWords({ lastUsedAt: at(18) })).toBe('Last used on or about November 18')
  vi.useRealTimers()
})

/** Whether the browser would ask before it leaves the page. */
function asksBeforeLeaving(): boolean {
  const leaving = new Event('beforeunload', { cancelable: true })
  window.dispatchEvent(leaving)
  return leaving.defaultPrevented
}

test('codes that were not saved are not left without a word', () => {
  const { unmount } = render(<RecoveryCodes codes={['k7mq-2xw9-h4td-8rfn']} onSaved={() => undefined} />)
  expect(asksBeforeLeaving()).toBe(true)
  unmount()
  expect(asksBeforeLeaving()).toBe(false)
  expect(currentToast()).toMatchObject({ title: 'Recovery codes not saved', destructive: true })
})

test('a browser without a clipboard, as on plain http, is reported', async () => {
  expect(navigator.clipboard).toBeUndefined()
  render(<RecoveryCodes codes={['k7mq-2xw9-h4td-8rfn']} onSaved={() => undefined} />)
  fireEvent.click(screen.getByRole('button', { name: 'Copy' }))
  expect(await screen.findByText('They could not be copied here. Please download or print them.')).toBeTruthy()
})

test('codes that were saved are left in peace', async () => {
  const onSaved = vi.fn()
  const { unmount } = render(<RecoveryCodes codes={['k7mq-2xw9-h4td-8rfn']} onSaved={onSaved} />)
  fireEvent.click(screen.getByRole('checkbox'))
  fireEvent.click(screen.getByRole('button', { name: 'Done' }))
  await waitFor(() => expect(onSaved).toHaveBeenCalledOnce())
  unmount()
  expect(currentToast()).toBeNull()
})

/** The dark cells that a path of rectangles, each one cell high, covers. */
function cellsOf(path: string): string[] {
  return [...path.matchAll(/M(\d+) (\d+)h(\d+)v1H\d+z/g)].flatMap(([, x, y, width]) =>
    Array.from({ length: Number(width) }, (_, at) => `${Number(x) + at},${y}`),
  )
}

test.each([
  'otpauth://totp/Kinstead:ann%40alder.example?secret=NAZXFFP3UY5L72K3G5X7VCJOBVOEXOCU&issuer=Kinstead',
  `otpauth://totp/Kinstead:${'a'.repeat(240)}%40alder.example?secret=NAZXFFP3UY5L72K3G5X7VCJOBVOEXOCU&issuer=Kinstead`,
])('every dark cell of the code is drawn, no other, and quiet around them: %s', (text) => {
  render(<QrPicture text={text} />)
  const picture = screen.getByRole('img', { name: /^QR code/ })
  const cells = cellsOf(picture.querySelector('path')?.getAttribute('d') ?? '')
  const { data } = encode(text, { ecc: 'M', border: 4 })
  const dark = data.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? [`${x},${y}`] : [])))
  expect(cells.toSorted()).toEqual(dark.toSorted())
  expect(picture.getAttribute('viewBox')).toBe(`0 0 ${data.length} ${data.length}`)
  const edge = [0, 1, 2, 3].flatMap((at) => [at, data.length - 1 - at])
  expect(cells.some((cell) => cell.split(',').some((at) => edge.includes(Number(at))))).toBe(false)
})
