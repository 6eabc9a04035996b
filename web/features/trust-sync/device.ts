import { browserTexts } from './browser.ts'
import { AnswerStorage, type LocalAnswer } from './conflicts.ts'
import { keysInDatabase, sealer } from './crypto.ts'
import { DraftStorage } from './drafts.ts'
import { Outbox } from './outbox.ts'
import { LocalCopy } from './server-record.ts'
import { changesInDatabase, changesInTexts, database, downloadsInTexts } from './storage.ts'

/** An answer, or sealed where it is a social security number. */
export type StoredAnswer = { value: unknown } | { sealed: string }

const run = database()
const seal = sealer(keysInDatabase(run))
const storages = {
  changes: [changesInDatabase(run), changesInTexts(browserTexts)],
  downloads: downloadsInTexts(browserTexts),
}
const outboxes = new Map<string, Outbox>()

/** What this browser stores: the outboxes, the copy, the drafts, and the keys that seal the numbers in them. */
export const device = {
  sealer: seal,
  copy: new LocalCopy(browserTexts, seal),
  /** Which answers this browser gave last. Their values are in the copy. */
  ownAnswers: new AnswerStorage<LocalAnswer>(browserTexts, 'kinstead.own'),
  /** Those that another device overwrote, until the user has chosen. */
  overwritten: new AnswerStorage<StoredAnswer>(browserTexts, 'kinstead.overwritten'),
  drafts: new DraftStorage(browserTexts, seal),
  /** The user's outbox. It is the same object for as long as the page is open, since it may hold what no storage took. */
  outbox(uid: string): Outbox {
    const outbox = outboxes.get(uid) ?? new Outbox(uid, storages, seal)
    outboxes.set(uid, outbox)
    return outbox
  },
}
