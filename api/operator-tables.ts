import type { InstallationCounts } from './operator.ts'

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
