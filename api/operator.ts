import * as z from 'zod/mini'
import { stepSlugs } from '#domain/trust/routes.ts'
import { email } from './auth.ts'
import { operation, resource } from './operation.ts'

/** How far an account has come, in order. A step's slug means that the step is complete. */
export const FUNNEL_STAGES = [
  ...(['signed-up', 'begun'] as const),
  ...stepSlugs,
  ...(['completed', 'downloaded', 'signed', 'funded'] as const),
] as const
export type FunnelStage = (typeof FUNNEL_STAGES)[number]

/** What a mail is about. `other`: it was queued by a version that did not store this. */
const MAIL_KINDS = ['verify-email', 'new-password', 'second-factor', 'reminder', 'other'] as const
export type MailKind = (typeof MAIL_KINDS)[number]

/** A mail that was given up. `code` is the mail server's reply code such as `550`, or a name such as `expired`. */
export const MailFailure = z.object({ kind: z.enum(MAIL_KINDS), code: z.string(), at: z.iso.datetime() })
export type MailFailure = z.infer<typeof MailFailure>

/**
 * The purchases of one package in one month (UTC), `yyyy-MM`. Refunds and disputes count in the month of the purchase.
 * `through` is `none` where no card was charged. Amounts are cents of US dollars.
 */
const MonthlyPurchases = z.object({
  month: z.string(),
  plan: z.string(),
  through: z.enum(['stripe', 'none']),
  purchases: z.number(),
  amount: z.number(),
  refunds: z.number(),
  refunded: z.number(),
  disputes: z.number(),
})

/** Numbers about all accounts together. Nothing in it is about one of them. */
export const InstallationCounts = z.object({
  accounts: z.object({
    all: z.number(),
    confirmed: z.number(),
    secondFactor: z.number(),
    /** Opened a page in the last thirty days. */
    active: z.number(),
  }),
  /** Accounts that have the package now, by package. */
  plans: z.array(z.object({ plan: z.string(), accounts: z.number() })),
  /** Newest month first. */
  purchases: z.array(MonthlyPurchases),
  mail: z.object({
    waiting: z.number(),
    /** When the oldest of them was queued. */
    waitingSince: z.nullable(z.iso.datetime()),
    /** Given up in the last ninety days. */
    failed: z.array(z.object({ kind: z.enum(MAIL_KINDS), code: z.string(), mails: z.number() })),
  }),
  reviews: z.object({
    links: z.number(),
    working: z.number(),
    ended: z.number(),
    openings: z.number(),
    comments: z.number(),
    proposals: z.number(),
    /** Of them, those that the owner has not decided. */
    openProposals: z.number(),
  }),
  /** In the order of {@link FUNNEL_STAGES}. */
  funnel: z.array(z.object({ stage: z.enum(FUNNEL_STAGES), accounts: z.number() })),
})
export type InstallationCounts = z.infer<typeof InstallationCounts>

/** The newest counts; null until the first are complete. */
export const Overview = z.object({
  counts: z.nullable(InstallationCounts),
  countedAt: z.nullable(z.iso.datetime()),
  /** Whether new counts are being made now. */
  counting: z.boolean(),
})
export type Overview = z.infer<typeof Overview>

const Bought = z.object({
  plan: z.string(),
  through: z.enum(['stripe', 'none']),
  at: z.iso.datetime(),
  amount: z.number(),
  refunded: z.number(),
  state: z.string(),
})

/** The state of one account: no answers, no numbers, no names. */
export const AccountState = z.object({
  email: z.string(),
  createdAt: z.iso.datetime(),
  confirmed: z.boolean(),
  secondFactor: z.boolean(),
  lastActive: z.nullable(z.iso.datetime()),
  /** The package that it has now. */
  plan: z.nullable(z.string()),
  /** Oldest first, with payments that were not completed. */
  purchases: z.array(Bought),
  begun: z.boolean(),
  completed: z.boolean(),
  downloaded: z.boolean(),
  signed: z.boolean(),
  funded: z.boolean(),
  mailsWaiting: z.number(),
  /** Newest first. */
  mailsFailed: z.array(MailFailure),
})
export type AccountState = z.infer<typeof AccountState>

export const openDesk = operation({
  method: 'POST',
  path: '/api/operator/open',
  access: 'signed-in',
  operator: 'to-prove',
  request: z.strictObject({ code: z.string('Please enter a code.') }),
  response: z.object({}),
  errors: ['wrong-code'],
  summary: 'Open the desk with a code',
  description:
    'Takes a code from the authenticator app, or a recovery code. The desk is then open for thirty minutes in this session. A sign-in less than ten minutes ago opens it, too.',
  example: { code: '123456' },
})

export const readOverview = operation({
  method: 'GET',
  path: '/api/operator/overview',
  access: 'signed-in',
  operator: 'proved',
  response: Overview,
  summary: 'Read the counts of the installation',
  description:
    'Starts a new count in the background if the newest one is old, compared with the time it took, and waits up to a second for it.',
})

export const readAccountState = operation({
  method: 'POST',
  path: '/api/operator/account',
  access: 'signed-in',
  operator: 'proved',
  request: z.strictObject({ email }),
  response: z.object({ account: z.nullable(AccountState) }),
  errors: ['too-many-requests'],
  summary: 'Read the state of one account',
  description:
    'Finds the account by its exact email address. The account’s events record each look. `account` is null if no account has the address.',
  example: { email: 'ann@family.example' },
})

export const operator = resource({
  tag: 'Operator',
  operations: { openDesk, readOverview, readAccountState },
  schemas: {
    Overview: { schema: Overview, description: 'The newest counts of the installation.' },
    InstallationCounts: {
      schema: InstallationCounts,
      description: 'Numbers about all accounts together.',
      fields: {
        plans: 'Accounts that have the package now.',
        purchases: 'By month (UTC), package and way of payment, newest month first. Amounts are cents of US dollars.',
        funnel: 'How many accounts have reached each stage.',
      },
    },
    AccountState: {
      schema: AccountState,
      description: 'The state of one account, without answers, social security numbers or names.',
      fields: {
        purchases: 'Oldest first. Amounts are cents of US dollars.',
        lastActive: 'When its owner last opened a page.',
        mailsWaiting: 'How many emails to its owner are waiting to be sent.',
      },
    },
    MailFailure: {
      schema: MailFailure,
      description: 'An email that was given up.',
      fields: { code: 'The mail server’s reply code, or a name such as `expired`.' },
    },
  },
})

export const TABLES = ['funnel', 'accounts', 'plans', 'purchases', 'mail', 'reviews'] as const
export type TableName = (typeof TABLES)[number]

/** Names that stay the same for programs that read the file. Amounts are US dollars with cents, months `yyyy-MM`. */
export interface CountTable {
  columns: readonly string[]
  rows: readonly (readonly (string | number)[])[]
}

const dollars = (cents: number) => (cents / 100).toFixed(2)

/** The counts as tables, for the page, the command line and .csv files. */
export function tablesOf(counts: InstallationCounts): Record<TableName, CountTable> {
  const { accounts, plans, purchases, mail, reviews, funnel } = counts
  return {
    funnel: { columns: ['stage', 'accounts'], rows: funnel.map(({ stage, accounts: reached }) => [stage, reached]) },
    accounts: {
      columns: ['state', 'accounts'],
      rows: [
        ['all', accounts.all],
        ['confirmed', accounts.confirmed],
        ['second-factor', accounts.secondFactor],
        ['active', accounts.active],
      ],
    },
    plans: { columns: ['package', 'accounts'], rows: plans.map(({ plan, accounts: having }) => [plan, having]) },
    purchases: {
      columns: ['month', 'package', 'through', 'purchases', 'amount', 'refunds', 'refunded', 'disputes'],
      rows: purchases.map((one) => [
        ...[one.month, one.plan, one.through, one.purchases, dollars(one.amount)],
        ...[one.refunds, dollars(one.refunded), one.disputes],
      ]),
    },
    mail: {
      columns: ['state', 'kind', 'code', 'mails'],
      rows: [
        ['waiting', '', '', mail.waiting],
        ...mail.failed.map(({ kind, code, mails }) => ['failed', kind, code, mails]),
      ],
    },
    reviews: {
      columns: ['state', 'count'],
      rows: [
        ['links', reviews.links],
        ['working', reviews.working],
        ['ended', reviews.ended],
        ['openings', reviews.openings],
        ['comments', reviews.comments],
        ['proposals', reviews.proposals],
        ['open-proposals', reviews.openProposals],
      ],
    },
  }
}
