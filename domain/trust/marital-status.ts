import type { TrustRecord } from './record.ts'

/** Whether the grantor's step says that the grantor is not married, whatever other answers say. Pure. */
export const saysUnmarried = ({ maritalStatus }: Pick<TrustRecord, 'maritalStatus'>): boolean =>
  maritalStatus !== undefined && maritalStatus !== 'married'
