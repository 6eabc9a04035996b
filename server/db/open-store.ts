import type { DataKey } from '../setting-kinds.ts'
import { accountEvents } from './account-events.ts'
import { billing } from './billing.ts'
import type { Database } from './database.ts'
import { deletion } from './deletion.ts'
import { documentCopies } from './document-copies.ts'
import { history } from './history.ts'
import { probeKeys } from './key-probes.ts'
import { mailOutbox } from './mail-outbox.ts'
import { mailedLinks } from './mailed-links.ts'
import { migrateStore } from './migrations.ts'
import { refuseNewer } from './newer-version.ts'
import { profiles } from './profiles.ts'
import { purchases } from './purchases.ts'
import { records } from './records.ts'
import { resealing } from './resealing.ts'
import { reviewComments } from './review-comments.ts'
import { reviewLinks } from './review-links.ts'
import { createVault, type Vault } from './sealing.ts'
import { secondFactors } from './second-factors.ts'
import { signIns } from './sign-ins.ts'
import type { Quota, Store } from './store.ts'
import { takeover } from './takeover.ts'
import { tidying } from './tidying.ts'
import { trustWriter } from './trust-writes.ts'

/** The store over an open, migrated database. */
function createStore(database: Database, vault: Vault, quota?: Quota, now: () => Date = () => new Date()): Store {
  const { db, type, observeGroup } = database
  const means = { vault, locks: type === 'postgres', now, quota }
  const writeTrust = trustWriter(db, means, observeGroup)
  return {
    ...records(db, means, writeTrust),
    ...signIns(db, means),
    ...secondFactors(db, means),
    ...history(db, means, writeTrust),
    ...documentCopies(db, now),
    ...profiles(db, now),
    ...mailedLinks(db, means),
    ...mailOutbox(db, means),
    ...takeover(db, now),
    ...reviewLinks(db, means),
    ...reviewComments(db, now),
    ...purchases(db, now),
    ...billing(db, now),
    ...accountEvents(db, now),
    ...tidying(db, means),
    ...resealing(db, means),
    ...deletion({ db, type }),
  }
}

/** The store over an open database, its tables brought up to date and its keys proven right. */
export async function openStore(
  database: Database,
  keys: readonly DataKey[],
  before?: () => Promise<void>,
  quota?: Quota,
): Promise<Store> {
  const vault = createVault(keys)
  await database.exclusively(async () => {
    await refuseNewer(database.db)
    await before?.()
    await migrateStore(database.db)
    await probeKeys(database.db, vault)
  })
  return createStore(database, vault, quota)
}
