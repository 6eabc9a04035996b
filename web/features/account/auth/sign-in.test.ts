import { act, renderHook } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { GoogleReport } from '#api/google.ts'
import { GOOGLE_CHANNEL } from '#api/google-outcome.ts'
import { ApiError, Unreachable } from '#web/api/call.ts'
import { clearSecondFactorRequired, setSecondFactorRequired, useSecondFactorRequired } from './account.ts'
import { isSession, setSession } from './auth-state.ts'
import { askGoogle, GoogleFailure, googleFailureText, isReport } from './google-window.ts'
import { afterLogin, forgetOrigin, rememberOrigin } from './origin.ts'
import { passwordErrors } from './password-reset.ts'

afterEach(() => {
  sessionStorage.clear()
  vi.useRealTimers()
})

test('a code is wanted for ten minutes, or until it is given, in this tab, also after a reload', () => {
  const { result, rerender } = renderHook(useSecondFactorRequired)
  expect(result.current).toBe(false)
  act(setSecondFactorRequired)
  expect(result.current).toBe(true)
  expect(renderHook(useSecondFactorRequired).result.current, 'after a reload').toBe(true)
  act(clearSecondFactorRequired)
  expect(result.current).toBe(false)
  act(setSecondFactorRequired)
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 11 * 60_000 })
  rerender()
  expect(result.current).toBe(false)
})

beforeEach(() => window.sessionStorage.clear())

test('goes back to the remembered page with its query, as often as it is asked', () => {
  rememberOrigin('/checkout?plan=pro')
  expect([afterLogin(), afterLogin()]).toEqual(['/checkout?plan=pro', '/checkout?plan=pro'])
  forgetOrigin()
  expect(afterLogin()).toBe('/dashboard')
})

test.each([
  'https://elsewhere.example/',
  '//elsewhere.example/dashboard',
  '/\\elsewhere.example/dashboard',
  '/\t/elsewhere.example',
  'javascript:alert(1)',
  '/login',
  '/signup?x=1',
  '/no-such-page',
  '/api/session',
  '',
])('never leads to %j', (path) => {
  rememberOrigin(path)
  expect(afterLogin()).toBe('/dashboard')
  window.sessionStorage.setItem('loginOrigin', path)
  expect(afterLogin()).toBe('/dashboard')
})

const user = { uid: 'u1', email: 'a@b.example', displayName: 'Ada', hasPaid: false, packageType: null, language: null }
const installation = { paymentCheck: false }

test.each([
  [{ user, installation }, true],
  [{ user: null, installation }, true],
  [{ user: null, installation: { paymentCheck: true, google: true } }, true],
  [{ user: null }, false],
  [{ installation }, false],
  [{ user: null, installation: {} }, false],
  [{ user: { ...user, uid: 1 }, installation }, false],
  [{ user: { ...user, hasPaid: 'no' }, installation }, false],
  [{ user: 'Ada', installation }, false],
  [null, false],
  ['session', false],
  [[], false],
])('%j is taken for a session: %s', (value, taken) => expect(isSession(value)).toBe(taken))

const errorsOf = (password: string, confirmPassword: string) =>
  Object.fromEntries(passwordErrors({ password, confirmPassword }).map(({ name, message }) => [name, message]))

test.each([
  ['', '', { password: 'Please choose a password', confirmPassword: 'Please enter the password again' }],
  ['', 'x', { password: 'Please choose a password' }],
  ['quiet-harbor', '', { confirmPassword: 'Please enter the password again' }],
  ['quiet-harbor', 'quiet-harbour', { confirmPassword: 'Passwords do not match' }],
  // A password of spaces is a password; its length is the server's to judge.
  ['   ', '   ', {}],
  ['quiet-harbor', 'quiet-harbor', {}],
])('%j and %j', (password, again, errors) => {
  expect(errorsOf(password, again)).toEqual(errors)
})

describe('the window of Google', () => {
  const ada = {
    uid: 'u1',
    email: 'ada@sample.example',
    emailVerified: true,
    displayName: 'Ada Byron',
    hasPaid: false,
    packageType: null,
    language: null,
  }
  const signedOut = { user: null, installation: { paymentCheck: false, google: true } }
  const signedIn = { ...signedOut, user: ada }

  const late = vi.fn()
  const close = vi.fn()
  let opened: Window
  let closed: boolean
  let answers: Record<string, () => Promise<Response>>

  /** The window's own report, or someone else's. */
  function report(data: unknown, { source = opened, origin = window.location.origin } = {}): void {
    window.dispatchEvent(new MessageEvent('message', { data, origin, source }))
  }
  function broadcast(data: unknown): void {
    const channel = new BroadcastChannel(GOOGLE_CHANNEL)
    channel.postMessage(data)
    channel.close()
  }
  const failure = (code: string) => expect.objectContaining({ name: 'GoogleFailure', code })
  /** A sign-in whose window has come to the provider. */
  async function asked() {
    const asking = askGoogle(late)
    const settled = vi.fn()
    asking.then(settled, settled)
    await vi.waitFor(() => expect(opened.location.hash).toBe('#provider'))
    return { asking, settled }
  }

  beforeEach(() => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'setInterval', 'clearTimeout', 'clearInterval'] })
    closed = false
    opened = document.body.appendChild(document.createElement('iframe')).contentWindow as Window
    Object.defineProperties(opened, { closed: { get: () => closed }, close: { value: close } })
    vi.stubGlobal('open', () => opened)
    vi.spyOn(document, 'hasFocus').mockReturnValue(true)
    answers = {
      '/api/google/start': async () => Response.json({ url: 'about:blank#provider', attempt: 'mine' }),
      '/api/session': async () => Response.json(signedOut),
    }
    vi.stubGlobal('fetch', (path: string) => answers[path]?.())
    setSession(signedOut)
  })
  afterEach(() => {
    vi.useRealTimers()
    vi.unstubAllGlobals()
    vi.restoreAllMocks()
    vi.clearAllMocks()
    document.body.replaceChildren()
  })

  test('the report of the window counts, and it is closed', async () => {
    const { asking } = await asked()
    report({ outcome: 'created', attempt: 'mine' })
    expect(await asking).toBe('created')
    expect(close).toHaveBeenCalled()
  })

  test('while the way is being asked for, the window says so', async () => {
    const { promise, resolve } = Promise.withResolvers<Response>()
    answers['/api/google/start'] = () => promise
    const asking = askGoogle(late)
    expect(opened.document.body.textContent).toBe('Connecting to Google…')
    closed = true
    resolve(Response.json({ url: 'about:blank#provider', attempt: 'mine' }))
    await expect(asking).rejects.toEqual(failure('popup-closed-by-user'))
  })

  test('what another site, another window or another sign-in says does not', async () => {
    const { asking, settled } = await asked()
    report({ outcome: 'created', attempt: 'mine' }, { origin: 'https://elsewhere.example' })
    report({ outcome: 'created', attempt: 'mine' }, { source: window })
    report({ outcome: 'made-up' })
    report('created')
    broadcast({ outcome: 'created', attempt: 'theirs' })
    broadcast({ outcome: 'created' })
    broadcast({ outcome: 'access-denied', attempt: 'mine' })
    await expect(asking).rejects.toEqual(failure('access-denied'))
    expect(settled).toHaveBeenCalledOnce()
  })

  test('a window that is blocked is reported before anything is asked', async () => {
    vi.stubGlobal('open', () => null)
    answers = {}
    await expect(askGoogle(late)).rejects.toEqual(failure('popup-blocked'))
  })

  test('when the way cannot be asked for, the window closes', async () => {
    answers['/api/google/start'] = () => Promise.reject(new TypeError('offline'))
    await expect(askGoogle(late)).rejects.toMatchObject({ name: 'Unreachable' })
    expect(close).toHaveBeenCalled()
  })

  test('a closed window is a login canceled, but only when the page is in use again', async () => {
    vi.mocked(document.hasFocus).mockReturnValue(false)
    const { asking, settled } = await asked()
    closed = true
    await vi.advanceTimersByTimeAsync(60_000)
    expect(settled).not.toHaveBeenCalled()
    vi.mocked(document.hasFocus).mockReturnValue(true)
    const rejected = expect(asking).rejects.toEqual(failure('popup-closed-by-user'))
    await vi.advanceTimersByTimeAsync(1_500)
    await rejected
  })

  test('a closed window after which the server knows of a session was a success', async () => {
    const { asking } = await asked()
    answers['/api/session'] = async () => Response.json(signedIn)
    closed = true
    await vi.advanceTimersByTimeAsync(2_500)
    expect(await asking).toBe('signed-in')
  })

  test('a report that comes after that still counts', async () => {
    const { asking } = await asked()
    closed = true
    const rejected = expect(asking).rejects.toEqual(failure('popup-closed-by-user'))
    await vi.advanceTimersByTimeAsync(1_500)
    await rejected
    report({ outcome: 'linked', attempt: 'mine' })
    report({ outcome: 'linked', attempt: 'mine' })
    expect(late.mock.calls).toEqual([['linked']])
  })

  test('a user who signs in by other means meanwhile does not wait on', async () => {
    const { asking } = await asked()
    setSession(signedIn)
    await vi.advanceTimersByTimeAsync(1_000)
    expect(await asking).toBe('signed-in')
  })

  test('after ten minutes the server would not know the answer any more', async () => {
    const { asking } = await asked()
    const rejected = expect(asking).rejects.toEqual(failure('expired'))
    await vi.advanceTimersByTimeAsync(10 * 60_000)
    await rejected
  })

  const network = 'Network error during Google login. Please check your internet connection.'
  const other = 'Google login failed. Please try again.'

  test.each([
    [new GoogleFailure('popup-closed-by-user'), 'Login canceled. You closed the Google login window.'],
    [new GoogleFailure('popup-blocked'), 'Pop-up was blocked by your browser. Please allow pop-ups for this site.'],
    [new GoogleFailure('network-request-failed'), network],
    [new ApiError(503, { code: 'network-request-failed', message: 'Google could not be reached.' }), network],
    [new Unreachable(new TypeError('offline')), network],
    [
      new ApiError(429, { code: 'too-many-requests', message: 'Provider: Wait a little. (auth/quota).' }),
      'Wait a little.',
    ],
    [new ApiError(500, { code: 'internal-error', message: '' }), other],
    [new GoogleFailure('failed'), other],
    [new Error('an error in the program'), other],
  ])('%s', (error, text) => {
    expect(googleFailureText(error)).toBe(text)
  })

  test.each([
    [{ outcome: 'created', attempt: 'mine' }, true],
    [{ outcome: 'failed' }, true],
    [{ outcome: 'second-factor-required', attempt: undefined }, true],
    [{ outcome: 'created', attempt: null }, false],
    [{ outcome: 'created', attempt: 7 }, false],
    [{ outcome: 'toString' }, false],
    [{ outcome: ['created'] }, false],
    [{ attempt: 'mine' }, false],
    ['created', false],
    [null, false],
    [undefined, false],
  ])('%j is taken for a report: %s, as by the contract', (value, taken) => {
    expect(isReport(value)).toBe(taken)
    expect(GoogleReport.safeParse(value).success).toBe(taken)
  })
})
