import { button, failure, goes, heading, label, tab, text, toast } from './row.ts'

/** Account settings (P 2.11, 3, 5, 8). */
export const settingsRows = [
  heading('settings.heading', 'P 2.11', 'Account Settings'),
  tab('settings.profile', 'P 2.11', 'Profile'),
  tab('settings.billing', 'P 2.11', 'Billing'),
  tab('settings.security', 'P 2.11', 'Security'),
  failure('settings.load-failed', 'P 8', 'Error', 'Failed to load user information'),

  label('profile.first-name', 'P 2.11', 'First Name'),
  label('profile.last-name', 'P 2.11', 'Last Name'),
  label('profile.email', 'P 2.11', 'Email'),
  text('profile.email-help', 'P 2.11', 'To change your email, please contact support.'),
  toast('profile.saved', 'P 8', 'Profile Updated', 'Your profile information has been updated successfully'),
  failure('profile.failed', 'P 8', 'Update Failed', 'There was a problem updating your profile'),

  text('billing.none', 'P 2.11', 'No payment method on file'),
  button('billing.add', 'P 2.11', 'Add Payment Method'),
  button('billing.update', 'P 2.11', 'Update Payment Method'),
  text('billing.masked', 'P 2.11', '•••• •••• •••• {last4}'),
  text('billing.expiry', 'P 2.11: MM/YY', '{expiry}'),
  label('card.number', 'P 2.11', 'Card Number'),
  label('card.holder', 'P 2.11', 'Cardholder Name'),
  text('card.expiry', 'P 2.11', 'Expiry Date'),
  label('card.cvv', 'P 2.11', 'CVV'),
  text('card.number-short', 'P 5', 'Card number must be 16 digits'),
  text('card.number-long', 'P 5', 'Card number is too long'),
  text('card.number-letters', 'P 5', 'Card number must contain only digits'),
  text('card.holder-required', 'P 5', 'Card holder name is required'),
  text('card.expiry-required', 'P 5', 'Expiry date is required'),
  text('card.cvv-length', 'P 5', 'CVV must be 3 or 4 digits'),
  text('card.cvv-letters', 'P 5', 'CVV must contain only digits'),
  toast('card.saved', 'P 8', 'Payment Method Updated', 'Your billing information has been updated'),
  failure('card.failed', 'P 8', 'Update Failed', 'There was a problem saving your payment method'),

  button('security.reset', 'P 2.11', 'Reset Password'),
  toast(
    'security.reset-sent',
    'P 8',
    'Password Reset Email Sent',
    'Check your email for instructions to reset your password',
  ),
  failure('security.reset-failed', 'P 8', 'Failed to Send Reset Email', 'Please try again later'),
  text('security.two-factor', 'P 2.11', 'Two-Factor Authentication'),
  button('security.coming-soon', 'P 2.11, 9', 'Coming Soon'),

  button('data.download', 'D accounts: export', 'Download My Data'),
  button('data.delete', 'D accounts: deletion', 'Delete Account'),
  toast('data.deleted', 'D accounts: deletion', 'Account deleted', 'Your account and everything in it are gone.'),
  goes('data.deleted.to', 'D accounts: deletion', '/'),
] as const
