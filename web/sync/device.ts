import { browserTexts } from './browser-texts.ts'
import { database } from './database.ts'
import { DraftStore } from './draft-store.ts'
import { entriesInDatabase } from './entries-in-database.ts'
import { entriesInTexts } from './entries-in-texts.ts'
import { keysInDatabase } from './keys-in-database.ts'
import { LocalCopy } from './local-copy.ts'
import { Queue } from './queue.ts'
import { sealer } from './sealer.ts'

const run = database()

/** What this browser keeps: the queue, the copy, the drafts, and the keys that seal the numbers in them. */
const seal = sealer(keysInDatabase(run))
export const device = {
  sealer: seal,
  queue: new Queue([entriesInDatabase(run), entriesInTexts(browserTexts)], seal),
  copy: new LocalCopy(browserTexts, seal),
  drafts: new DraftStore(browserTexts, seal),
}
