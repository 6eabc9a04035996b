import { type Message, message } from '../message.ts'

/** The fixed lists of specification T 3.2 with the words shown for each value. */
export const RELATIONSHIPS = {
  spouse: 'Spouse',
  child: 'Child',
  grandchild: 'Grandchild',
  sibling: 'Sibling',
  parent: 'Parent',
  friend: 'Friend',
  charity: 'Charity Organization',
  other: 'Other',
} as const
export type Relationship = keyof typeof RELATIONSHIPS

const CHOICES: readonly string[] = Object.values(RELATIONSHIPS)

/** The words of a choice, to be translated also where picking a person wrote them into an answer; the user's own as they are. */
export const relationMessage = (words: string): Message | string => (CHOICES.includes(words) ? message(words) : words)

export const PERSON_KINDS = {
  person: 'Person',
  organization: 'Organization',
} as const
export type PersonKind = keyof typeof PERSON_KINDS

export const ASSET_TYPES = {
  bank_account: 'Bank Account',
  real_estate: 'Real Estate',
  investment: 'Investment',
  business: 'Business',
  vehicle: 'Vehicle',
  personal_property: 'Personal Property',
  other: 'Other',
} as const
export type AssetType = keyof typeof ASSET_TYPES

export const OWNERSHIPS = {
  sole: 'Sole',
  joint: 'Joint',
  community: 'Community Property',
  tenants_in_common: 'Tenants in Common',
} as const
export type Ownership = keyof typeof OWNERSHIPS

/** How far the work of moving one asset into the trust is. */
export const FUNDING_STATUSES = {
  'to-do': 'To do',
  'in-progress': 'In progress',
  done: 'Done',
  'not-needed': 'Not needed',
} as const
export type FundingStatus = keyof typeof FUNDING_STATUSES

export const TRUSTEE_TYPES = {
  self: 'I will be my own trustee',
  other: 'Another individual',
  professional: 'Professional trustee (bank or trust company)',
} as const

/** The ways of distribution that keep the property in trust from one generation to the next. */
export const FOR_GENERATIONS = {
  discretionary: 'The trustee decides',
  hems: 'Health, education, maintenance and support',
  'income-principal': 'Income every year',
  incentive: 'Incentives',
} as const

/** The values the step form offers: those of the specification first. Documents also know the others of T 9. */
export const DISTRIBUTION_TYPES = {
  'lump-sum': 'Lump sum',
  staggered: 'Staggered',
  custom: 'Custom',
  ...FOR_GENERATIONS,
} as const

/** In the words in which a will states it. */
export const MARITAL_STATUSES = {
  single: 'Single',
  married: 'Married',
  widowed: 'Widowed',
  divorced: 'Divorced',
} as const
export type MaritalStatus = keyof typeof MARITAL_STATUSES

/** What becomes of children whom the grantor has or adopts after the trust is made. */
export const AFTERBORN_CHILDREN = {
  included: 'They share',
  excluded: 'They do not share',
} as const

/** Whom a successor trustee may have to call. */
export const CONTACT_ROLES = {
  attorney: 'Attorney',
  accountant: 'Accountant or tax adviser',
  insurance: 'Insurance agent',
  bank: 'Bank',
  investment: 'Investment firm',
  trustee: 'Current trustee',
  executor: 'Executor',
  family: 'Family member',
  other: 'Someone else',
} as const
export type ContactRole = keyof typeof CONTACT_ROLES

/** The keys of an enumeration as the tuple zod asks for. */
export function keysOf<T extends Record<string, string>>(list: T): [keyof T & string, ...(keyof T & string)[]] {
  return Object.keys(list) as [keyof T & string, ...(keyof T & string)[]]
}
