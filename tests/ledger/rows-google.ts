import { failure, goes, heading, toast } from './row.ts'

/** Signing in through Google (P 2.5, 2.6, 4, 8). */
export const googleRows = [
  toast('google.created', 'P 2.6, D accounts', 'Account created successfully!', 'Redirecting to your dashboard...'),
  goes('google.created.to', 'P 2.6', '/dashboard'),
  toast('google.created-with-plan', 'P 8, D accounts', 'Account created successfully!', 'You are now logged in.'),
  goes('google.plan.to', 'P 2.6, D accounts: user-signed-up', '/checkout?plan={plan}'),
  toast('google.known', 'P 4, 8', 'Login successful!', 'Welcome back to Kinstead.'),
  goes('google.known.to', 'P 4: user-logged-in', '{origin}'),
  heading('google.linked', 'D accounts', 'Earlier access to this account has ended'),
  failure('google.closed', 'P 8', 'Google login failed', 'Login canceled. You closed the Google login window.'),
  failure(
    'google.blocked',
    'P 8',
    'Google login failed',
    'Pop-up was blocked by your browser. Please allow pop-ups for this site.',
  ),
  failure(
    'google.network',
    'P 8',
    'Google login failed',
    'Network error during Google login. Please check your internet connection.',
  ),
  failure('google.other', 'P 8', 'Google login failed', 'Google login failed. Please try again.'),
  failure('google.message', 'P 8: the cleaned provider message', 'Google login failed', '{message}'),
] as const
