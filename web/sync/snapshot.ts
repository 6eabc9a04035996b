import type { TrustRecord } from '#domain/trust/record.ts'
import type { RefusedPatch } from './entry.ts'
import type { SavingState } from './saving-state.ts'

/**
 * `loading`: the server has not answered and the wait is not over; `trust` may already be the local copy.
 * `ready`: there is a trust. `none`: the server has answered that there is none, and nothing is local.
 * `connecting`: nothing is local, and the server has not answered in time.
 */
export type TrustStatus = 'loading' | 'ready' | 'none' | 'connecting'

export interface TrustSnapshot {
  trust: TrustRecord | null
  status: TrustStatus
  /** The version of the server's record that the trust rests on; 0 while none is known. */
  version: number
  /** Whether the trust is known to be in the account; false for a draft that is only on this device so far. */
  inAccount: boolean
  saving: SavingState
  refused: readonly RefusedPatch[]
}

export const NOTHING: TrustSnapshot = {
  trust: null,
  status: 'loading',
  version: 0,
  inAccount: false,
  saving: { kind: 'idle' },
  refused: [],
}
export const SIGNED_OUT: TrustSnapshot = { ...NOTHING, status: 'none' }
