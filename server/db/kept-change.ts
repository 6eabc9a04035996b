import type { KeptChange } from '#domain/trust/history/replay.ts'
import type { PatchRow } from './tables.ts'

/** What of a row of the history makes a change of it. */
export type ChangeRow = Pick<PatchRow, 'version' | 'at' | 'body'>

export const changeOf = ({ version, at, body }: ChangeRow): KeptChange => ({ version, at, patch: JSON.parse(body) })
