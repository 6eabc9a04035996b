import type { ListField } from '#domain/trust/record.ts'

/** A change to a trust on its way to the saving thread: checked, and its social security numbers encrypted. */
export interface Save {
  uid: string
  patchId: string
  /** JSON. */
  patch: string
  /** JSON; absent where the change brings no health care directive. */
  directive?: string
  /** When it came, in milliseconds since 1970. */
  now: number
}

/** What an error is made of again on the other side: of its own fields only its message goes from thread to thread. */
export interface Fault {
  message: string
  stack?: string
  code?: string
  errcode?: number
  errstr?: string
}

/** `at`, ISO 8601, UTC. `tooLong` names the list with too many entries, `tooLarge` stands for more text than allowed. */
export type Saved =
  | { version: number; at: string; repeated: boolean }
  | { tooLong: ListField }
  | { tooLarge: true }
  | { fault: Fault }

/** What the saving thread is told: to save, to save nothing more, or to end once all before is saved. */
export type Order = readonly Save[] | 'stop writing' | 'end'
