import type { CompletionMark } from '#domain/trust/lifecycle.ts'
import type { ListField } from '#domain/trust/record.ts'
import type { Quota } from '../store.ts'

/** A change to a trust on its way to the saving thread: checked, and its social security numbers encrypted. */
export interface Save {
  uid: string
  patchId: string
  /** JSON. */
  patch: string
  /** JSON; absent where the change brings no health care directive. */
  directive?: string
  quota?: Quota | undefined
  /** When it came, in milliseconds since 1970. */
  now: number
}

/** A record whose changes are to be laid into it, which changes nothing that anybody sees. */
export interface CatchUp {
  uid: string
  catchUp: true
}

/** What an error is made of again on the other side: from thread to thread it would lose its codes. */
export interface Fault {
  name: string
  message: string
  stack?: string
  code?: string
  errcode?: number
  errstr?: string
}

/**
 * What became of a save; of a catch-up, the version and time that the record already had. `at`: ISO 8601, UTC. `body`: of
 * a save that was repeated, the change that was kept under its key. `tooLong`
 * names the list with too many entries, `tooLarge` stands for more text than allowed, `notComplete` names the field that
 * calls complete what is not.
 */
export type Saved =
  | { version: number; at: string; repeated: boolean; body?: string }
  | { tooLong: ListField }
  | { tooLarge: true }
  | { notComplete: CompletionMark }
  | { overQuota: keyof Quota }

/** The same, or why it could not be written. */
export type Outcome = Saved | { fault: Fault }

/** Messages to the saving thread: to do these in one commit, to bring the database file up to date, to save nothing more, or to end. */
export type Message = readonly (Save | CatchUp)[] | 'checkpoint' | 'stop writing' | 'end'
