import type { AccountEvent } from '#api/account-event.ts'
import type { EndedAccess } from '#api/auth.ts'
import type { DocumentCopy } from '#api/documents.ts'
import type { Profile } from '#api/profile.ts'
import type { Billing, Purchase } from '#api/purchases.ts'
import type { PatchEvent, TrustHistory, TrustState } from '#api/trust.ts'
import type { PlanId } from '#domain/plan-ids.ts'
import type { HealthCareDirective } from '#domain/trust/directive.ts'
import type { TrustPatch } from '#domain/trust/patch.ts'
import type { Mail } from '../mail/transports.ts'
import type { MailOutbox, UserMail } from './mail-outbox.ts'
import type { Reviewing } from './reviewing.ts'

export interface TrustWrite {
  uid: string
  /** The writer's idempotency key: the same write again changes nothing and gets the first one's answer; another throws {@link KeyTaken}. */
  patchId: string
  patch: TrustPatch
  /** Kept as a document of its own, in the same transaction. */
  directive?: HealthCareDirective | undefined
}

/** What became of a write. `repeated` says that it had been applied before. */
export interface Change extends PatchEvent {
  repeated: boolean
}

/** Which version is to be the present one again. */
export interface Restoring {
  uid: string
  /** The writer's idempotency key. */
  patchId: string
  version: number
}

/** What someone wants to buy, with the title and the price that the server knows. */
export interface Order {
  uid: string
  /** The buyer's idempotency key. */
  orderKey: string
  plan: { id: PlanId; title: string; price: number }
  /** For an upgrade, the package that the buyer must have. */
  from?: PlanId | undefined
}

/** What is taken of a card. */
export type Card = Pick<Billing, 'cardLast4' | 'cardholderName' | 'expiryDate'>
export type NewProfile = Pick<Profile, 'uid' | 'firstName' | 'lastName' | 'email'>

/** Keeps every user's records. An answered write survives a loss of power. Social security numbers are encrypted inside and plain outside. */
export interface Store extends Reviewing, MailOutbox {
  readTrust(uid: string): Promise<TrustState>
  /** The same as JSON text. */
  trustText(uid: string): Promise<string>
  trustVersion(uid: string): Promise<number>
  /** Begins a trust at step 1. An existing one is left as it is; `made` is then absent. */
  createTrust(uid: string, patchId: string): Promise<{ state: TrustState; made?: Change }>
  /** Merges into the trust, beginning one when there is none. Throws {@link TooMuch}, {@link QuotaReached}, {@link NotComplete} and {@link KeyTaken}, changing nothing. */
  changeTrust(write: TrustWrite): Promise<Change>
  /** The changes after `version`, oldest first, at most `most`. */
  changesSince(uid: string, version: number, most: number): Promise<PatchEvent[]>
  /** The next changes after `version` and not after `last`, oldest first: a few, and of large ones few. Empty when there are none. */
  nextChanges(uid: string, version: number, last: number): Promise<PatchEvent[]>
  readDirective(uid: string): Promise<HealthCareDirective | null>
  /** The newest changes, at most `most`, with a version below `before` where one is given; social security numbers masked. */
  readHistory(uid: string, most: number, before?: number): Promise<TrustHistory>
  /** Makes the answers of an earlier version the present ones. `null` when there is none; `made` is absent where they are. */
  restoreTrust(restoring: Restoring): Promise<{ version: number; lastUpdated: string; made?: Change } | null>
  /** Every restored version, oldest first. */
  readRestores(uid: string): Promise<{ version: number; restoredFrom: number }[]>

  /** Notes that documents were downloaded or printed, once for each key, and forgets all but the newest twenty of each. */
  noteCopies(uid: string, key: string, copies: readonly DocumentCopy[]): Promise<void>
  /** Newest first. */
  readCopies(uid: string): Promise<DocumentCopy[]>

  readProfile(uid: string): Promise<Profile | null>
  /** Leaves an existing profile as it is. */
  createProfile(profile: NewProfile): Promise<void>
  changeProfile(uid: string, changes: Partial<Pick<Profile, 'firstName' | 'lastName' | 'language'>>): Promise<void>
  /** Changes nothing when the last was less than `leastApart` milliseconds ago. */
  recordLogin(uid: string, leastApart?: number): Promise<void>

  /**
   * Marks the profile as paid and records the purchase, in one transaction. Changes nothing for someone who has paid
   * already, for an order that was placed before, and for someone without a profile.
   */
  buy(order: Order): Promise<void>
  /** Oldest first. */
  readPurchases(uid: string): Promise<Purchase[]>

  readBilling(uid: string): Promise<Billing | null>
  /** Puts a card in place of the one before. */
  saveBilling(uid: string, card: Card): Promise<Billing>

  /**
   * Notes that the owner of an address is known now. What came before may be somebody else's and ends: sessions but
   * `keepSession`, the password unless `keepPassword`, review links, the second factor, pending links and sign-ins. `null`,
   * changing nothing, for an address that was verified before.
   */
  takeOver(uid: string, how: Takeover): Promise<TakenOver | null>
  /** Whether the address of a session's account is verified; `null` when the session has ended. */
  isVerified(sessionId: string): Promise<boolean | null>

  /**
   * Records a sign-in whose session has begun: the time of the login and a line in the audit log, in one transaction.
   * `null`, and the session has ended, where `isCurrent` rejects the hash of the account's password (undefined without one).
   */
  recordSignIn(
    signIn: RecordedSignIn,
    isCurrent: (passwordHash: string | undefined) => boolean,
  ): Promise<SignedInProfile | null>

  /** The second factor, begun or on. */
  readFactor(uid: string): Promise<KeptFactor | null>
  /** Whether a second factor is on. */
  hasFactor(uid: string): Promise<boolean>
  /**
   * Puts a new key in place of one that was never confirmed. False, changing nothing, when the second factor is on. With
   * the session that asks, this and the other changes of a second factor throw `SessionEnded` where it does not run. A
   * `notice` is queued in the same transaction.
   */
  beginFactor(uid: string, key: string, sessionId?: string): Promise<boolean>
  /** Turns on the factor with this key, as long as it is not on yet, and keeps these codes: of several at once, one is true. */
  confirmFactor(
    uid: string,
    key: string,
    step: number,
    codeHashes: readonly string[],
    sessionId?: string,
    notice?: UserMail,
  ): Promise<boolean>
  /** Takes the code of this time step, once, and no earlier one after it. */
  takeStep(uid: string, step: number): Promise<boolean>
  /** Puts these in place of all there are, if the second factor is on. */
  replaceRecoveryCodes(
    uid: string,
    codeHashes: readonly string[],
    sessionId?: string,
    notice?: UserMail,
  ): Promise<boolean>
  /** Of several that take a code at once, one is true. */
  takeRecoveryCode(uid: string, codeHash: string): Promise<boolean>
  countRecoveryCodes(uid: string): Promise<number>
  /** False when there was none. */
  removeFactor(uid: string, sessionId?: string, notice?: UserMail): Promise<boolean>

  /** Adds to the trail of an account. */
  noteEvent(uid: string, event: Omit<AccountEvent, 'at'>): Promise<void>
  /** Whether one of these events has come from this network since the address was verified, however much has happened since. */
  hasComeFrom(uid: string, network: string, events: readonly AccountEvent['event'][]): Promise<boolean>
  /** The newest thousand, oldest first. */
  readEvents(uid: string): Promise<AccountEvent[]>
  /** Encrypts anew, with the current key, what an older one has encrypted. Versions and times stay as they are. */
  reseal(signal?: AbortSignal): Promise<Resealed>
  /** Removes what has run out: sessions, links, pending verifications, old parts of the trails. Tells how many of each. */
  tidy(): Promise<Tidied>

  /** Removes every row about a user in one transaction, those of better-auth too. Throws `SessionEnded` where the session that asks does not run. */
  deleteUser(uid: string, sessionId?: string): Promise<void>

  /** Keeps a link for setting a new password, in place of the user's earlier one. */
  keepResetLink(link: ResetLink): Promise<void>
  /** The uid of whoever this link was made for, if it still works. */
  readResetLink(tokenHash: string): Promise<string | null>
  /** The same, and ends the link: of several that take it at once, one gets the uid. */
  takeResetLink(tokenHash: string): Promise<string | null>
  /** Stores a pending verification of better-auth's together with the mail that carries its link. */
  keepVerification(verification: Verification): Promise<void>
}

/** How the owner of an address has become known. */
export interface Takeover {
  /** Of the request that shows it. */
  network: string
  keepPassword?: boolean
  keepSession?: string
}

/** What has ended with it. */
export interface TakenOver extends EndedAccess {
  sessions: string[]
}

/** A session that has begun, and what the audit log says of the sign-in. */
export interface RecordedSignIn extends Pick<AccountEvent, 'event' | 'network'> {
  uid: string
  /** Of the session. */
  token: string
}

/** The profile of who has signed in, as it is then. */
export interface SignedInProfile {
  profile: Profile | null
}

/** A second factor. The key is in base32, as an authenticator app takes it. */
export interface KeptFactor {
  key: string
  /** ISO 8601, UTC; null while no code of it has been given. */
  confirmedAt: string | null
}

/** Numbers of rows: encrypted anew, and left as they are because they do not open. */
export interface Resealed {
  rows: number
  unreadable: number
}

/** Numbers of rows removed, or thinned. */
export interface Tidied {
  sessions: number
  verifications: number
  resetLinks: number
  /** Mail that ran out while no process sent mail. */
  mails: number
  /** Tokens that have run out, and what is left of links a year later. */
  reviewLinks: number
  events: number
  attempts: number
  /** Rows of the history that became part of their day's. */
  changes: number
}

export interface ResetLink {
  uid: string
  tokenHash: string
  /** ISO 8601, UTC. */
  expiresAt: string
  /** Queued in the same transaction. */
  mail?: Mail
  /** The id of the queued request, which the mail replaces. */
  request?: string
}

export interface Verification extends UserMail {
  identifier: string
  value: string
}

/** How many bytes of changes one account may keep, and write in one day (UTC). */
export interface Quota {
  stored: number
  daily: number
}
