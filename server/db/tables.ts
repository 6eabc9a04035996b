import type { MailKind } from '#api/operator.ts'
import type { PAYMENT_STATES } from '#api/payments.ts'
import type { Language } from '#domain/product.ts'

/**
 * The id of a row among the users that has no address and no password. Rows written under it make an unknown email
 * address take as long as a known one.
 */
export const PLACEHOLDER_UID = 'nobody'

/** The store's own tables, each keyed by uid. better-auth's tables (user, session, account, verification) are in the same database. */
export interface Tables {
  user_profile: ProfileRow
  trust_record: TrustRow
  trust_patch: PatchRow
  /** The versions that restored earlier answers, and the version that each restored. */
  trust_restore: { uid: string; version: number; restored_from: number }
  document_copy: DocumentCopyRow
  health_care_directive: { uid: string; body: string; updated_at: string }
  /** One per user, so that a newer link ends the older one. Only a hash of its token is stored. */
  password_reset: { uid: string; token_hash: string; expires_at: string }
  /** Counts for rate limits, by keyed hashes of account and address. Used on PostgreSQL, where several processes count together. */
  attempt: { kind: string; whom: string; place: string; attempts: number; ends_at: string }
  /** `body` is JSON with the authenticator's key, encrypted. It is on from `confirmed_at`; `last_step` is of the last code accepted. */
  second_factor: { uid: string; body: string; begun_at: string; confirmed_at: string | null; last_step: number }
  /** Hashes of unused codes. */
  recovery_code: { uid: string; code_hash: string }
  mail_outbox: MailRow
  signed_document: SignedDocumentRow
  /** `body` is JSON with a piece of the file, encrypted. */
  signed_document_piece: { uid: string; id: string; piece: number; body: string }
  mail_failure: MailFailureRow
  /** One row: counts of all accounts together as JSON, when the count began, and the milliseconds that it took. */
  installation_count: { id: number; counts: string; counted_at: string; took_ms: number }
  data_key: { id: string; probe: string }
  purchase: PurchaseRow
  billing_record: BillingRow
  payment: PaymentRow
  account_event: AccountEventRow
  reminder_subscription: ReminderRow
  /** Finds a review link by the hash of its token. Deleted when the link ends. */
  review_token: { token_hash: string; uid: string; link_id: string; expires_at: string }
  review_link: ReviewLinkRow
  review_comment: ReviewCommentRow
  review_proposal: ReviewProposalRow
}

/** A payment through Stripe, by the id of its checkout session. Amounts are cents. `asked_at` is when Stripe was asked last. */
export interface PaymentRow {
  uid: string
  id: string
  package_id: string
  /** For an upgrade, the package that was had. */
  from_package: string | null
  amount: number
  refunded: number
  state: (typeof PAYMENT_STATES)[number]
  receipt_url: string | null
  created_at: string
  asked_at: string
}

/** A scan or photograph of a signed document. `id` is the browser's. */
export interface SignedDocumentRow {
  uid: string
  id: string
  document: string
  /** Of the file, as its owner has it. */
  name: string
  media_type: string
  /** Bytes. */
  size: number
  /** Pieces that have arrived. */
  received: number
  /** Of the content, in hexadecimal; null until it is complete. */
  sha256: string | null
  created_at: string
  completed_at: string | null
}

/** Who gets reminders by mail: `kinds` separated by spaces, empty when they are off; `token` is in the link of each mail. */
export interface ReminderRow {
  uid: string
  kinds: string
  token: string
  /** Of the mails, while the profile has none. */
  language: Language
  time_zone: string | null
  /** Calendar dates: when they were turned on, and the last day that was looked at. */
  since: string
  through: string
  /** When the answers are looked at next. Null when they are off. */
  due_at: string | null
}

/** Queued mail. `body` is JSON with the address and the text, encrypted; a claim moves `next_attempt_at`. */
interface MailRow {
  id: string
  uid: string
  body: string
  attempts: number
  created_at: string
  next_attempt_at: string
  expires_at: string
}

/** A mail that was given up, with the mail server's reply code or the reason. */
interface MailFailureRow {
  uid: string
  /** Of the mail. */
  id: string
  kind: MailKind
  code: string
  at: string
}

/** A line of an account's audit log; `network` is an address without its last part, `about` the id of a review link. */
export interface AccountEventRow {
  id: string
  uid: string
  at: string
  event: string
  network: string
  about: string | null
}

export interface ReviewLinkRow {
  uid: string
  id: string
  label: string
  /** What it is for: `LINK_PURPOSES`. */
  purpose: string
  /** Null without a passphrase. */
  passphrase_hash: string | null
  /** Whose details its reader may propose. */
  person: string | null
  created_at: string
  expires_at: string
  revoked_at: string | null
  opened: number
  last_opened_at: string | null
}

export interface ReviewCommentRow {
  uid: string
  id: string
  link_id: string
  /** One of the thirteen. */
  step: string
  name: string
  text: string
  at: string
  /** 0 or 1. */
  done: number
}

export interface ReviewProposalRow {
  uid: string
  /** The reader's idempotency key. */
  id: string
  link_id: string
  person: string
  /** JSON: the facts, and what the answers held before. */
  body: string
  at: string
  /** Null while it is open. */
  decided_at: string | null
  /** JSON: which facts the owner used. */
  used: string
}

export interface ProfileRow {
  uid: string
  first_name: string
  last_name: string
  email: string
  created_at: string
  last_login: string | null
  trust_progress: number
  /** 0 or 1: SQLite has no booleans. */
  has_paid: number
  package_type: string | null
  updated_at: string | null
  /** Null until the user chooses one. */
  language: Language | null
}

export interface PurchaseRow {
  /** uid, underscore, milliseconds since 1970. */
  id: string
  uid: string
  /** The buyer's idempotency key. */
  order_key: string
  package_id: string
  package_name: string
  /** Whole US dollars. */
  amount: number
  currency: string
  payment_method: string
  purchase_date: string
  status: string
}

export interface TrustRow {
  uid: string
  version: number
  /** JSON as text on both databases: jsonb rejects some strings and reorders keys. */
  body: string
  created_at: string
  updated_at: string
  /** Bytes that count for the quotas: of all changes up to this version, and of those on the day of the last. */
  kept_bytes: number
  day_bytes: number
}

export interface PatchRow {
  uid: string
  version: number
  patch_id: string
  at: string
  body: string
}

/** A download or print of a document, with a hash of its text. */
export interface DocumentCopyRow {
  uid: string
  document: string
  /** The idempotency key of the download. */
  copy_key: string
  way: string
  /** 0 or 1. */
  whole: number
  /** Of the trust it was made from. */
  version: number
  fingerprint: string
  at: string
}

/** There is no column for a card's number. */
export interface BillingRow {
  uid: string
  card_last4: string
  card_masked: string
  cardholder_name: string
  /** MM/YY. */
  expiry_date: string
  updated_at: string
}
