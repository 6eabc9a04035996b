import type { ContactRole } from '../enumerations.ts'

/** What each role of {@link contactRoles} is called. */
export const CONTACT_ROLES: Readonly<Record<ContactRole, string>> = {
  attorney: 'Attorney',
  accountant: 'Accountant or tax adviser',
  insurance: 'Insurance agent',
  bank: 'Bank',
  investment: 'Investment firm',
  trustee: 'Current trustee',
  executor: 'Executor',
  family: 'Family member',
  other: 'Someone else',
}
