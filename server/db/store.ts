import type { DataKey } from '../setting-kinds.ts'
import { accounts, profiles } from './accounts.ts'
import { auditLog } from './audit-log.ts'
import { cleanUp } from './clean-up.ts'
import type { Database } from './database.ts'
import type { Quota } from './database-errors.ts'
import { downloads, signedDocuments } from './documents.ts'
import { createVault, type Vault } from './encryption.ts'
import { installationCounts } from './installation-counts.ts'
import { keyRotation, probeKeys } from './key-rotation.ts'
import { mailedLinks, mailOutbox } from './mail-outbox.ts'
import { migrateStore, rejectNewer } from './migrate.ts'
import { operatorAccountAccess } from './operator-account-access.ts'
import { billing, payments, purchases } from './purchases.ts'
import { reminders } from './reminders.ts'
import { reviewComments, reviewLinks } from './review-links.ts'
import { reviewProposals } from './review-proposals.ts'
import { secondFactors } from './second-factors.ts'
import { createTrustWriter } from './trust-writes.ts'
import { history, trusts } from './trusts.ts'

/**
 * Every user's records. An answered write survives a loss of power. Social security numbers are encrypted inside and
 * plain outside.
 */
export interface Store extends ReturnType<typeof createStore> {}

function createStore({ db, type, observeGroup }: Database, vault: Vault, quota?: Quota) {
  const now = () => new Date()
  const context = { vault, locks: type === 'postgres', now, quota }
  const writeTrust = createTrustWriter(db, context, observeGroup)
  return {
    ...trusts(db, context, writeTrust),
    ...history(db, context, writeTrust),
    ...downloads(db, now),
    ...signedDocuments(db, context),
    ...profiles(db, now),
    ...purchases(db, now),
    ...billing(db, now),
    ...payments(db, context),
    ...accounts(db, context),
    ...secondFactors(db, context),
    ...mailedLinks(db, context),
    ...mailOutbox(db, context),
    ...reminders(db, context),
    ...reviewLinks(db, context),
    ...reviewComments(db, now),
    ...reviewProposals(db, now),
    ...auditLog(db, now),
    ...operatorAccountAccess(db, now),
    ...installationCounts(db, context),
    ...keyRotation(db, context),
    ...cleanUp(db, context),
  }
}

/** Brings the tables up to date, checks the keys, and opens the store. `before` migrates the tables of the accounts. */
export async function openStore(
  database: Database,
  keys: readonly DataKey[],
  before?: () => Promise<void>,
  quota?: Quota,
): Promise<Store> {
  const vault = createVault(keys)
  await database.exclusively(async () => {
    await rejectNewer(database.db)
    await before?.()
    await migrateStore(database.db)
    await probeKeys(database.db, vault)
  })
  return createStore(database, vault, quota)
}
