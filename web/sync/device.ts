import { browserTexts } from './browser-texts.ts'
import { database } from './database.ts'
import { DraftStore } from './draft-store.ts'
import { entriesInDatabase } from './entries-in-database.ts'
import { entriesInTexts } from './entries-in-texts.ts'
import { keysInDatabase } from './keys-in-database.ts'
import { LocalCopy } from './local-copy.ts'
import type { OwnAnswer } from './own-answers.ts'
import { PathStore } from './path-store.ts'
import { Queue } from './queue.ts'
import { sealer } from './sealer.ts'

const run = database()

/** An answer, or sealed where it is a social security number. */
export type KeptAnswer = { value: unknown } | { sealed: string }

/** What this browser keeps: the queue, the copy, the drafts, and the keys that seal the numbers in them. */
const seal = sealer(keysInDatabase(run))
export const device = {
  sealer: seal,
  queue: new Queue([entriesInDatabase(run), entriesInTexts(browserTexts)], seal),
  copy: new LocalCopy(browserTexts, seal),
  /** Which answers this browser gave last. Their values are in the copy. */
  own: new PathStore<OwnAnswer>(browserTexts, 'kinstead.own'),
  /** Those that another device overwrote, until somebody has seen to them. */
  overwritten: new PathStore<KeptAnswer>(browserTexts, 'kinstead.overwritten'),
  drafts: new DraftStore(browserTexts, seal),
}
