import { readHistory } from '#api/history.ts'
import { bindOwn } from './middleware/bind.ts'
import type { Parts } from './parts.ts'

/** About 150 KB of an ordinary family's changes. */
const MOST_AT_ONCE = 500

export const serveReadHistory = ({ doorway, store }: Parts) =>
  bindOwn(doorway, readHistory, ({ caller, query: { before } }) =>
    store.readHistory(caller.uid, MOST_AT_ONCE, before === undefined ? undefined : Number(before)),
  )
