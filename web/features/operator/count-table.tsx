import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import clsx from 'clsx'
import type { FunnelStage, MailKind, CountTable as Table, TableName } from '#api/operator.ts'
import { csvOf } from '#domain/formats/csv.ts'
import { Button } from '#web/components/button.tsx'
import { saveFile } from '#web/features/documents/download/save-file.ts'
import { translate } from '#web/i18n/i18n.ts'

interface CountTableProps {
  name: TableName
  table: Table
  /** When the counts were made, as `yyyy-MM-dd`. */
  day: string
}

/** Beyond so many columns a table becomes a list on a phone. */
const NARROW = 4

/** One table of counts, and its file. */
export function CountTable({ name, table: { columns, rows }, day }: CountTableProps) {
  const { title, about } = tableTexts[name]
  const heading = translate(title)
  const columnOf = (column: string) => translate(columnTexts[column] ?? column)
  const cellOf = (value: string | number) => {
    if (typeof value === 'number') return value.toLocaleString('en-US')
    return translate(cellTexts[name][value] ?? value)
  }
  const download = () => saveFile(`kinstead-${name}-${day}.csv`, new TextEncoder().encode(csvOf([columns, ...rows])))
  const asList = columns.length >= NARROW

  return (
    <section aria-labelledby={`count-${name}`}>
      <div className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-2">
        <h2 id={`count-${name}`} className="text-2xl">
          {heading}
        </h2>
        <Button variant="quiet" size="small" aria-label={t`Download as .csv: ${heading}`} onClick={download}>
          <Trans>Download as .csv</Trans>
        </Button>
      </div>
      <p className="mt-2 max-w-prose text-base text-ink-soft">{translate(about)}</p>
      {rows.length === 0 ? (
        <p className="mt-4">
          <Trans>There are none yet.</Trans>
        </p>
      ) : (
        <table className={clsx('count-table mt-4 w-full text-base tabular-nums', asList ? 'as-list' : 'max-w-xl')}>
          <caption className="sr-only">{heading}</caption>
          <thead>
            <tr>
              {columns.map((column, at) => (
                <th key={column} scope="col" className={isNumber(rows[0]?.[at]) ? 'text-right' : 'text-left'}>
                  {columnOf(column)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map((row) => (
              <tr key={row.filter((cell) => typeof cell === 'string').join(' ')}>
                {row.map((cell, at) => {
                  const column = columns[at] ?? ''
                  return at === 0 ? (
                    <th key={column} scope="row" className="text-left font-semibold">
                      {cellOf(cell)}
                    </th>
                  ) : (
                    <td
                      key={column}
                      data-label={columnOf(column)}
                      className={clsx(isNumber(cell) && (asList ? 'min-[44rem]:text-right' : 'text-right'))}
                    >
                      {cellOf(cell)}
                    </td>
                  )
                })}
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </section>
  )
}

/** Amounts are texts with two decimals. */
const isNumber = (cell: string | number | undefined) => typeof cell === 'number' || /^\d+\.\d\d$/.test(cell ?? '')

/** The headings of the tables, and what each is about. */
const tableTexts: Record<TableName, { title: string; about: string }> = {
  funnel: {
    title: 'From Sign-Up to Funding',
    about: 'How many accounts have reached each stage. A section counts once its answers are complete.',
  },
  accounts: { title: 'Accounts', about: 'Accounts that exist now. Deleted ones are not counted.' },
  plans: { title: 'Packages in Use', about: 'How many accounts have each package now.' },
  purchases: {
    title: 'Purchases and Refunds',
    about: 'By month of purchase (UTC), in US dollars. A refund counts in the month of its purchase.',
  },
  mail: {
    title: 'Waiting and Failed Mail',
    about:
      'Mail that the mail server has not taken yet, and mail given up in the last 90 days. A bounce that arrives later goes to the sender’s mailbox and is not counted here.',
  },
  reviews: { title: 'Review Links', about: 'Links of all accounts, and what readers sent through them.' },
}

const stages: Record<FunnelStage, string> = {
  'signed-up': 'Signed up',
  begun: 'Began a trust',
  name: 'Trust Name',
  grantor: 'Grantor Information',
  trustee: 'Trustee Information',
  'certificate-of-trust': 'Certificate of Trust',
  beneficiaries: 'Beneficiaries',
  assets: 'Assets',
  distribution: 'Distribution Rules',
  'backup-trustee': 'Successor (Backup) Trustee',
  signature: 'Signature',
  'pour-over-will': 'Pour-Over Will',
  'durable-power-of-attorney': 'Durable Power of Attorney',
  'health-care-directive': 'Health Care Directive',
  'ein-application': 'EIN Application',
  completed: 'Completed the trust',
  downloaded: 'Downloaded or printed documents',
  signed: 'Signed every document',
  funded: 'Moved every asset into the trust',
}

export const mailKinds: Record<MailKind, string> = {
  'verify-email': 'Confirm your email address',
  'new-password': 'Set a new password',
  'second-factor': 'Two-factor authentication',
  reminder: 'Reminders by email',
  other: 'Other mail',
}

export const packageNames: Readonly<Record<string, string>> = { starter: 'Starter', pro: 'Pro', elite: 'Elite' }

/** The words for the cells of each table, by what the table has. A cell without any is shown as it is. */
const cellTexts: Record<TableName, Readonly<Record<string, string>>> = {
  funnel: stages,
  accounts: {
    all: 'All accounts',
    confirmed: 'Email address confirmed',
    'second-factor': 'Two-factor authentication is on',
    active: 'Opened a page in the last 30 days',
  },
  plans: packageNames,
  purchases: { ...packageNames, stripe: 'Stripe', none: 'Nothing charged' },
  mail: { waiting: 'Waiting', failed: 'Failed', ...mailKinds },
  reviews: {
    links: 'All links',
    working: 'Active links',
    ended: 'Ended or expired',
    openings: 'Times opened by readers',
    comments: 'Comments by readers',
    proposals: 'Proposals by readers',
    'open-proposals': 'Proposals not yet decided',
  },
}

const columnTexts: Readonly<Record<string, string>> = {
  stage: 'Stage',
  state: 'What is counted',
  accounts: 'Accounts',
  package: 'Package',
  month: 'Month',
  through: 'Payment method',
  purchases: 'Purchases',
  amount: 'Amount',
  refunds: 'Refunds',
  refunded: 'Refunded amount',
  disputes: 'Disputes',
  kind: 'Mail about',
  code: 'Server’s code',
  mails: 'Emails',
  count: 'Number',
}

/** What became of a payment. */
export const purchaseStates: Readonly<Record<string, string>> = {
  completed: 'Recorded, nothing charged',
  paid: 'Paid in full',
  'partly-refunded': 'Refunded in part',
  refunded: 'Refunded in full',
  disputed: 'Disputed by the cardholder',
  open: 'Not completed',
  expired: 'Not completed in time, or rejected',
}
