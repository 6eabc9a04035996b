/** What became of a save. `device`: kept here and sent by itself later. */
export type SaveOutcome =
  | { saved: true; where: 'account' | 'device' }
  /** `signedOut`: the session has ended, which the user has been told. */
  | { saved: false; message: string; signedOut?: boolean }

export type SavingState =
  | { kind: 'idle' }
  | { kind: 'saving' }
  | { kind: 'saved'; at: Date }
  | { kind: 'device-only' }
  | { kind: 'not-saved'; message: string }

interface Facts {
  /** Saves whose outcome is not yet known. */
  waiting: number
  /** Entries on the queue that the server has not acknowledged. */
  unsent: number
  savedAt?: Date
  /** Why the last save failed. */
  failure?: string
}

/** What the screen says about saving: the least certain of what is true. */
export function savingState({ waiting, unsent, savedAt, failure }: Facts): SavingState {
  if (waiting > 0) return { kind: 'saving' }
  if (failure !== undefined) return { kind: 'not-saved', message: failure }
  if (unsent > 0) return { kind: 'device-only' }
  return savedAt ? { kind: 'saved', at: savedAt } : { kind: 'idle' }
}
