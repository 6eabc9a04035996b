import { MOST_BYTES } from '#api/limits.ts'
import type { TrustPatch } from '#domain/trust/patch.ts'

/** The change travels with its owner's id. */
const ROOM_BESIDES = 200

/** Whether the server takes the change in one request, so that all of it is made or none. */
export function fitsOneSave(patch: TrustPatch): boolean {
  return new TextEncoder().encode(JSON.stringify(patch)).length <= MOST_BYTES - ROOM_BESIDES
}
