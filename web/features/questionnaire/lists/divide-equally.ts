import { percent } from '#domain/formats/numbers.ts'
import { listOf, message } from '#domain/message.ts'
import type { Beneficiary } from '#domain/trust/entries.ts'
import type { TrustPatch } from '#domain/trust/patch.ts'
import { classesOf, statesShare, withoutShares } from '#domain/trust/shares.ts'
import { askToConfirm } from '#web/components/confirm-store.ts'

/** Asks whether the stated shares of the primary beneficiaries are to go, and takes them away. */
export async function divideEqually(
  entries: readonly Beneficiary[],
  save: (patch: TrustPatch) => Promise<{ saved: boolean }>,
  announce: (words: string) => void,
): Promise<void> {
  const { primary } = classesOf(entries)
  const stated = primary.filter(statesShare)
  const sure = await askToConfirm({
    title: 'Treat the primary beneficiaries alike?',
    body: message(
      '{stated, plural, one {{names} no longer has} other {{names} no longer have}} a stated share. Wherever the agreement divides the property, each of the {count} primary beneficiaries then takes an equal part, {equal}.',
      {
        names: listOf(stated.map(({ name }) => name)),
        stated: stated.length,
        count: primary.length,
        equal: percent(100 / primary.length),
      },
    ),
    yes: 'Divide equally',
    no: 'Keep the shares',
  })
  if (!sure || !(await save({ beneficiaries: withoutShares(entries) })).saved) return
  announce('No shares are stated now.')
  // The button is gone.
  document.getElementById('entries')?.focus()
}
