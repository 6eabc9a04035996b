/** As many versions are told apart by three hexadecimal digits. */
const TOLD_APART = 0x1000

/** The end of a version's number, as the key of a change made on that version has it. */
export const keyPartOf = (version: number): string => (version % TOLD_APART).toString(16).padStart(3, '0')

/**
 * The version of the trust that a device had when it made a change: the last one before the change whose number ends as
 * the key says (`newUuid`). A key with random bits in that place nearly always names one long ago.
 */
export function madeOn({ version, patchId }: { version: number; patchId: string }): number {
  const end = Number.parseInt(patchId.slice(15, 18), 16)
  const before = version - 1
  return before - ((((before - end + TOLD_APART) % TOLD_APART) + TOLD_APART) % TOLD_APART)
}
