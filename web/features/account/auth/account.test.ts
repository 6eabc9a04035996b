import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { GoogleSuccess } from '#api/google-outcome.ts'
import { english } from '#domain/message.ts'
import { currentToast, dismissToast } from '#web/app/toast-store.ts'
import { currentQuestion } from '#web/components/confirm-store.ts'
import { login, loginWithGoogle, signup } from './account.ts'
import { currentUser, setSession } from './auth-state.ts'
import { GoogleFailure } from './google-window.ts'
import { logout } from './log-out.ts'
import { rememberOrigin } from './origin.ts'
import { sendPasswordReset, setNewPassword } from './password-reset.ts'

const { prepareSignOut, forgetDevice, askGoogle } = vi.hoisted(() => ({
  askGoogle: vi.fn<(late: (outcome: GoogleSuccess) => void) => Promise<GoogleSuccess>>(),
  prepareSignOut: vi.fn(async () => ({ unsent: 0 })),
  forgetDevice: vi.fn(async () => {}),
}))
vi.mock(import('./google-window.ts'), async (original) => ({ ...(await original()), askGoogle }))
vi.mock('#web/features/trust-sync/session.ts', () => ({ prepareSignOut, forgetDevice }))
const typed = vi.hoisted(() => ({
  drafts: new Map<string, object>(),
  remainders: new Map<string, object>(),
  showRemainders: vi.fn(),
}))
vi.mock('#web/features/trust-sync/use-draft.ts', () => ({
  writeDrafts: async () => {},
  unsavedDrafts: async () => typed.drafts,
  showRemainders: typed.showRemainders,
}))
vi.mock('#web/features/trust/save-drafts.ts', () => ({
  draftsOnLogOut: async () => ({
    places: ['Grantor Information'],
    nameOf: () => 'Grantor Information',
    save: async () => typed.remainders,
  }),
}))

const ada = {
  uid: 'u1',
  email: 'ada@sample.example',
  emailVerified: true,
  displayName: 'Ada Byron',
  hasPaid: false,
  packageType: null,
  language: null,
}
const signedIn = { user: ada, installation: { paymentCheck: false } }
const signedOut = { ...signedIn, user: null }

const asked = vi.fn<(path: string, request: RequestInit) => Promise<Response>>()
const accept = (body: unknown) => asked.mockImplementation(async () => Response.json(body))
const reject = (code: string, message = 'No') =>
  asked.mockImplementation(async () => Response.json({ error: { code, message } }, { status: 401 }))
const toast = () => [currentToast()?.title, currentToast()?.description].map((text) => text && english(text))
const events: string[] = []
const note = ({ type }: Event) => events.push(type)

beforeEach(() => {
  vi.stubGlobal('fetch', asked)
  window.addEventListener('user-logged-in', note)
  window.addEventListener('user-signed-up', note)
  setSession(signedOut)
  window.sessionStorage.clear()
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.clearAllMocks()
  while (currentToast()) dismissToast()
  events.length = 0
})

test('logging in trims the address, greets and notifies the other tabs', async () => {
  accept(signedIn)
  await login(' ada@sample.example ', ' secret ')
  expect(asked.mock.calls[0]?.[1].body).toBe('{"email":"ada@sample.example","password":" secret "}')
  expect(toast()).toEqual(['Login successful!', 'Welcome back to Kinstead.'])
  expect(events).toEqual(['user-logged-in'])
  expect(currentUser()).toEqual(ada)
})

test.each([
  ['user-not-found', 'Account not found. Please check your email or sign up.'],
  ['wrong-password', 'Invalid credentials. Please check your password and try again.'],
  ['invalid-credential', 'Invalid credentials. Please check your email and password and try again.'],
  ['too-many-requests', 'Too many failed login attempts. Please try again later or reset your password.'],
  ['internal-error', 'Login failed. Please check your credentials.'],
])('a login rejected with %s is explained and thrown on', async (code, text) => {
  reject(code)
  await expect(login('a@b.example', 'x')).rejects.toThrow()
  expect(toast()).toEqual(['Login failed', text])
  expect(events).toEqual([])
  expect(currentUser()).toBeNull()
})

test('a success after a failure shows at once', async () => {
  reject('wrong-password')
  await expect(login('a@b.example', 'x')).rejects.toThrow()
  accept(signedIn)
  await login('a@b.example', 'x')
  expect(toast()[0]).toBe('Login successful!')
})

test('Google is answered with why it cannot be used', async () => {
  await expect(loginWithGoogle()).rejects.toThrow()
  expect(toast()[0]).toBe('Google login failed')
  expect(toast()[1]).toContain('not configured')
})

const withGoogle = { ...signedOut, installation: { paymentCheck: false, google: true } }

test.each<[GoogleSuccess, string, string, string[]]>([
  ['signed-in', 'Login successful!', 'Welcome back to Kinstead.', ['user-logged-in']],
  ['linked', 'Login successful!', 'Welcome back to Kinstead.', ['user-logged-in']],
  [
    'created',
    'Account created successfully!',
    'Redirecting to your dashboard...',
    ['user-logged-in', 'user-signed-up'],
  ],
])(
  'a Google login that ends with %s takes over the session, greets and notifies the other tabs',
  async (outcome, title, text, events) => {
    setSession(withGoogle)
    askGoogle.mockResolvedValueOnce(outcome)
    accept(signedIn)
    await loginWithGoogle()
    expect(currentUser()).toEqual(ada)
    expect(toast()[0]).toBe(title)
    expect(toast()[1]).toContain(text)
    expect(events).toEqual(events)
  },
)

test('a Google login after which the server knows nobody has failed', async () => {
  setSession(withGoogle)
  askGoogle.mockResolvedValueOnce('created')
  accept(signedOut)
  await expect(loginWithGoogle()).rejects.toThrow()
  expect(toast()).toEqual(['Google login failed', 'Google login failed. Please try again.'])
  expect(events).toEqual([])
})

test('a report that comes after the window seemed closed takes the failure back', async () => {
  setSession(withGoogle)
  askGoogle.mockRejectedValueOnce(new GoogleFailure('popup-closed-by-user'))
  await expect(loginWithGoogle()).rejects.toThrow()
  expect(toast()[1]).toContain('You closed the Google login window.')
  accept(signedIn)
  askGoogle.mock.lastCall?.[0]('signed-in')
  await vi.waitFor(() => expect(toast()[0]).toBe('Login successful!'))
  expect(events).toEqual(['user-logged-in'])
})

test('a new account learns where it goes: to the dashboard, or on to the plan or the page chosen before', async () => {
  accept(signedIn)
  await signup(' a@b.example ', 'long enough', 'Ada', 'Byron')
  expect(toast()).toEqual(['Account created successfully!', 'Redirecting to your dashboard...'])
  expect(events).toEqual(['user-signed-up'])
  window.sessionStorage.setItem('selectedPlan', 'pro')
  await signup('a@b.example', 'long enough', 'Ada', 'Byron')
  expect(toast()[1]).toBe('You are now logged in.')
  window.sessionStorage.clear()
  rememberOrigin('/trust-builder')
  await signup('a@b.example', 'long enough', 'Ada', 'Byron')
  expect(toast()[1]).toBe('You are now logged in.')
})

test("a rejected sign-up shows the provider's message without prefix and code", async () => {
  reject('email-already-in-use', 'Provider: This e-mail address has an account. (auth/email-already-in-use).')
  await expect(signup('a@b.example', 'long enough', 'Ada', 'Byron')).rejects.toThrow()
  expect(toast()).toEqual(['Registration failed', 'This e-mail address has an account.'])
})

test('logging out clears this device and whatever would lead the next person on', async () => {
  setSession(signedIn)
  window.sessionStorage.setItem('selectedPlan', 'pro')
  window.sessionStorage.setItem('loginOrigin', '/services')
  accept(signedOut)
  expect(await logout()).toBe(true)
  expect(forgetDevice).toHaveBeenCalledWith('u1')
  expect(toast()).toEqual(['Logged out successfully', undefined])
  expect(window.sessionStorage).toHaveLength(0)
  expect(currentUser()).toBeNull()
})

test.each([true, false])('with unsent changes it asks first, and follows the answer %s', async (yes) => {
  setSession(signedIn)
  prepareSignOut.mockResolvedValueOnce({ unsent: 2 })
  accept(signedOut)
  const left = logout()
  await vi.waitFor(() =>
    expect(english(currentQuestion()?.body ?? '')).toContain('2 changes have not reached the server'),
  )
  currentQuestion()?.answer(yes)
  expect(await left).toBe(yes)
  expect(currentUser()).toEqual(yes ? null : ada)
  expect(forgetDevice).toHaveBeenCalledTimes(yes ? 1 : 0)
})

test.each([
  ['saved whole', false, [true], true],
  ['the user stays', false, [false], false],
  ['a rest is lost knowingly', true, [true, true], true],
  ['a rest makes the user stay', true, [true, false], false],
] as const)('typing that is not saved is asked about by its step: %s', async (_, hasRest, answers, leaves) => {
  setSession(signedIn)
  typed.drafts = new Map([['grantor', { grantorName: 'Ada' }]])
  typed.remainders = new Map([['grantor', hasRest ? { grantorSsn: '12' } : {}]])
  accept(signedOut)
  const left = logout()
  for (const yes of answers) {
    await vi.waitFor(() => expect(english(currentQuestion()?.body ?? '')).toContain('Grantor Information'))
    currentQuestion()?.answer(yes)
    await vi.waitFor(() => expect(currentQuestion()).toBeNull())
  }
  expect(await left).toBe(leaves)
  expect(forgetDevice).toHaveBeenCalledTimes(leaves ? 1 : 0)
  expect(typed.showRemainders).toHaveBeenCalledTimes(answers.length === 2 && !leaves ? 1 : 0)
  typed.drafts.clear()
})

test('a failed sign-out says so, keeps the session and forgets nothing', async () => {
  setSession(signedIn)
  reject('internal-error', 'The session could not be ended.')
  await expect(logout()).rejects.toThrow()
  expect(toast()).toEqual(['Logout failed', 'The session could not be ended.'])
  expect(forgetDevice).not.toHaveBeenCalled()
  expect(currentUser()).toEqual(ada)
})

test.each([
  ['a busy server', () => reject('unavailable', 'The server is not available right now. Please try again.')],
  ['no server', () => asked.mockRejectedValue(new TypeError('Failed to fetch'))],
])('a sign-out that meets %s says that the session lives on, and is tried again as often as asked', async (_, fail) => {
  setSession(signedIn)
  fail()
  const left = logout()
  for (let times = 1; times <= 2; times += 1) {
    await vi.waitFor(() => expect(asked).toHaveBeenCalledTimes(times))
    await vi.waitFor(() => expect(currentQuestion()?.title).toBe('You are still logged in'))
    expect(toast()[0]).toBe('Logout failed')
    expect(currentUser()).toEqual(ada)
    if (times === 2) accept(signedOut)
    currentQuestion()?.answer(true)
  }
  expect(await left).toBe(true)
  expect(toast()).toEqual(['Logged out successfully', undefined])
  expect(currentUser()).toBeNull()

  setSession(signedIn)
  fail()
  const stayed = expect(logout()).rejects.toThrow()
  await vi.waitFor(() => expect(currentQuestion()?.title).toBe('You are still logged in'))
  currentQuestion()?.answer(false)
  await stayed
  expect(toast()[0]).toBe('Logout failed')
  expect(currentUser()).toEqual(ada)
})

test('a session that ends after all closes the question, and the device forgets it', async () => {
  setSession(signedIn)
  asked.mockRejectedValue(new TypeError('Failed to fetch'))
  const left = logout()
  await vi.waitFor(() => expect(currentQuestion()?.title).toBe('You are still logged in'))
  setSession(signedOut)
  expect(await left).toBe(true)
  expect(currentQuestion()).toBeNull()
  expect(forgetDevice).toHaveBeenCalledTimes(1)
  expect(toast()).toEqual(['Logged out successfully', undefined])
})

test('asking for a link shows nothing, whether it works or not', async () => {
  accept({ inOutbox: false })
  expect(await sendPasswordReset(' ada@sample.example ')).toEqual({ inOutbox: false })
  expect(asked.mock.calls[0]?.[1].body).toBe('{"email":"ada@sample.example","language":"en"}')
  reject('too-many-requests')
  await expect(sendPasswordReset('ada@sample.example')).rejects.toThrow()
  expect(currentToast()).toBeNull()
})

test('who sets a new password while signed in learns from the server whether that still holds', async () => {
  setSession(signedIn)
  asked.mockImplementation(async (path) => Response.json(path === '/api/session' ? signedOut : {}))
  await setNewPassword('token', 'quiet-harbor-thimble')
  expect(asked.mock.calls[0]?.[1].body).toBe('{"token":"token","password":"quiet-harbor-thimble"}')
  expect(currentUser()).toBeNull()
  expect(currentToast()).toBeNull()
})

test('a rejected new password is thrown on and changes nothing', async () => {
  setSession(signedIn)
  reject('invalid-reset-link')
  await expect(setNewPassword('token', 'quiet-harbor-thimble')).rejects.toThrow()
  expect(asked).toHaveBeenCalledTimes(1)
  expect(currentUser()).toEqual(ada)
})
