import { deleteAccount, exportOwnData, readAccount } from '../account.ts'
import { changeBilling, readBilling } from '../billing.ts'
import { changeProfile, readProfile } from '../profile.ts'
import { buyPackage } from '../purchase.ts'
import type { DescribedOperation } from './described-operation.ts'

const profile = 'Profile and billing'
const account = 'Account and data'

export const profileAndAccount: readonly DescribedOperation[] = [
  {
    operation: readProfile,
    id: 'readProfile',
    tag: profile,
    summary: 'Read the profile',
    answer: 'The caller’s profile.',
  },
  {
    operation: changeProfile,
    id: 'changeProfile',
    tag: profile,
    summary: 'Change the name or the language',
    description: 'Everything else on the profile is decided by the server.',
    answer: 'The profile as it is now.',
    refusals: ['foreign-record'],
    example: { firstName: 'Anna' },
  },
  {
    operation: buyPackage,
    id: 'buyPackage',
    tag: profile,
    summary: 'Buy a package',
    description:
      'Once for each account: title, amount and time are the server’s, no card is charged and none is sent. Repeated, by whoever has paid already too, it changes nothing. With `from`, a smaller package that the caller has paid for, it upgrades to this one for the difference of the prices.',
    answer: 'The session, now with `hasPaid`, and the purchase.',
    repeatable: true,
    example: { plan: 'pro' },
  },
  {
    operation: readBilling,
    id: 'readBilling',
    tag: profile,
    summary: 'Read the card on file',
    answer: 'The billing record, or null when there is none.',
  },
  {
    operation: changeBilling,
    id: 'changeBilling',
    tag: profile,
    summary: 'Put a card on file',
    description:
      'In place of the one before. There is no field for a whole card number or a security code: a body with one is refused.',
    answer: 'The billing record as it is now.',
    refusals: ['foreign-record'],
    example: { cardLast4: '4242', cardholderName: 'Ann Alder', expiryDate: '12/98' },
  },
  {
    operation: readAccount,
    id: 'readAccount',
    tag: account,
    summary: 'How the owner signs in',
    answer: 'Whether the account has a password.',
  },
  {
    operation: exportOwnData,
    id: 'exportOwnData',
    tag: account,
    summary: 'Everything that is kept about the caller',
    description:
      'Whole, the caller’s own social security numbers too, as a file to save. One at a time for each account. In a session that began more than ten minutes ago it wants the password again or, from an account without one, a new sign-in.',
    answer: 'The caller’s own data.',
    refusals: ['wrong-password', 'fresh-sign-in-needed', 'too-many-requests'],
    example: { password: 'granite-lantern-meadow' },
  },
  {
    operation: deleteAccount,
    id: 'deleteAccount',
    tag: account,
    summary: 'Delete the account',
    description:
      'With everything that is kept about its owner; their sessions and live streams end. Wants the password again or, from an account without one, its email address. It cannot be undone.',
    answer: 'The session of nobody.',
    refusals: ['wrong-password', 'too-many-requests'],
    session: 'ends',
    example: { password: 'granite-lantern-meadow' },
  },
]
