import { fill, item, lead, own, p, section } from '../compose.ts'
import type { Facts } from '../facts.ts'
import { RULE } from '../lines.ts'
import type { Block } from '../model.ts'
import { describedAsset } from '../wording/assets.ts'

const CONFIRMED = 'Confirmed only: assigned before'

/** What the Trust Agreement or a deed transferred before keeps its own date. */
const OTHERWISE = p`Property that the Trust Agreement, or a deed or other document, has already transferred to the Trustee passed on the date of that transfer. This Assignment confirms that transfer and is not a second gift of that property.`

/**
 * What this assignment does beside an earlier one, as far as that is known: each asset passes on one date only. Where it is
 * not known which assets were assigned before, the grantor writes their numbers.
 */
export function besideEarlier(before: readonly unknown[]): Block[] {
  return before.length > 0
    ? [
        p`This Assignment adds to each earlier assignment by the Grantor to the Trustee, and does not revoke or replace it. The property in Article 2 is of two kinds. Property in the tables that have the column “Interest assigned” is newly assigned, with effect from the date on which this Assignment takes effect. Property under “${own(CONFIRMED)}” is not assigned again. It was assigned with effect from the date on which the earlier assignment written beside it took effect, and is listed only to confirm that transfer. This Assignment is not a second gift of that property.`,
        OTHERWISE,
      ]
    : [
        lead`This Assignment adds to each earlier assignment by the Grantor to the Trustee that is written on the line below, and does not revoke or replace it. The property in Article 2 is of two kinds:`,
        item`newly assigned: the property whose number is not written on the line below. It is assigned by this Assignment, with effect from the date on which this Assignment takes effect; and`,
        item`only confirmed: the property whose number is written on the line below. It is not assigned again. It was assigned with effect from the date on which the earlier assignment written beside its number took effect, and is listed only to confirm that transfer. This Assignment is not a second gift of that property, and the value stated for it is not that of a further gift.`,
        fill('Only confirmed: numbers and dates (if none, write “none”)'),
        OTHERWISE,
      ]
}

/** What an earlier assignment has assigned, apart from what is assigned now, numbered after it. */
export function confirmed(before: Facts['assets'], from: number): Block[] {
  if (before.length === 0) return []
  return [
    section(CONFIRMED),
    lead`The property in this table was assigned to the Trustee by an earlier assignment, whose date is written beside it. This Assignment does not assign it again.`,
    {
      kind: 'table',
      caption: 'Property assigned before',
      head: ['No.', 'Property', 'Date of the earlier assignment'],
      widths: [7, 61, 32],
      align: ['right', 'left', 'left'],
      rows: before.map((asset, at) => [own(String(from + at)), describedAsset(asset), RULE]),
    },
  ]
}
