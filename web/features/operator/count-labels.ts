import type { FunnelStage, MailKind } from '#api/operator.ts'
import type { TableName } from '#api/operator-tables.ts'

/** The headings of the tables, and what each is about. */
export const tableTexts: Record<TableName, { title: string; about: string }> = {
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
export const cellTexts: Record<TableName, Readonly<Record<string, string>>> = {
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

export const columnTexts: Readonly<Record<string, string>> = {
  stage: 'Stage',
  state: 'What is counted',
  accounts: 'Accounts',
  package: 'Package',
  month: 'Month',
  through: 'Paid through',
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
