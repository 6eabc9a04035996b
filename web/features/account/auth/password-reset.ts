import type { EndedAccess } from '#api/auth.ts'
import { call } from '#web/api/call.ts'
import type { ValidationError } from '#web/components/form-values.ts'
import { chosenLanguage } from '#web/i18n/language.ts'
import { currentUser, setSession } from './auth-state.ts'

/** Asks for a mail with a link for setting a new password. Shows nothing: resolves, or throws what `call` throws. */
export function sendPasswordReset(email: string): Promise<{ inOutbox: boolean }> {
  return call('POST /api/request-password-reset', { email: email.trim(), language: chosenLanguage() })
}

/**
 * Sets a new password with the token of such a link. Shows nothing. Logs the account out on every device, this one too.
 * Answers what else has ended, if nobody had confirmed the address before.
 */
export async function setNewPassword(token: string, password: string): Promise<EndedAccess | undefined> {
  const { ended } = await call('POST /api/reset-password', { token, password })
  if (currentUser()) await reloadSession()
  return ended
}

async function reloadSession(): Promise<void> {
  // The link may have been for someone else than who is signed in here, so the server is asked.
  const session = await call('GET /api/session').catch((error: unknown) =>
    console.error('The session could not be read', error),
  )
  if (session) setSession(session)
}

/** A new password, typed twice. Its length is the server's to judge, as at sign-up. */
export function passwordErrors({ password, confirmPassword }: typeof blankPassword): ValidationError[] {
  const errors: ValidationError[] = []
  const addError = (name: keyof typeof blankPassword, message: string) => errors.push({ name, message })
  if (password === '') addError('password', 'Please choose a password')
  if (confirmPassword === '') addError('confirmPassword', 'Please enter the password again')
  else if (password !== '' && password !== confirmPassword) addError('confirmPassword', 'Passwords do not match')
  return errors
}

export const blankPassword = { password: '', confirmPassword: '' }
