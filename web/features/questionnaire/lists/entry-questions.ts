import { type Message, message } from '#domain/message.ts'
import { listChange } from '#domain/trust/differences.ts'
import { merge } from '#domain/trust/merge.ts'
import type { TrustPatch } from '#domain/trust/patch.ts'
import type { TrustRecord } from '#domain/trust/record.ts'
import { isFixedBySigning } from '#domain/trust/signing-day.ts'
import { askToConfirm } from '#web/components/confirm-store.ts'
import { translate } from '#web/i18n/i18n.ts'
import type { ListOnScreen } from './list-on-screen.tsx'

/** What a removal does once documents are signed: it no longer reaches the trust itself. */
const AFTER_SIGNING = {
  asset:
    'This asset, with every detail you gave, is removed from your answers, and so from the funding plan and the handover. What was signed does not change: if the signed agreement or assignment lists the asset, it still binds. If you sold it or mean to sell it, first open Something Changed, on the dashboard.',
  beneficiary:
    'This beneficiary, with every detail you gave, is removed from your answers. What was signed does not change: anyone named in the signed Schedule A is still a beneficiary. Something Changed, on the dashboard, says what a signed trust can change.',
} as const

const ADDED_AFTER_SIGNING = {
  asset:
    'This asset is added to your answers, and so to the funding plan and the handover. What was signed does not change: an asset that no signed document lists becomes part of the trust only by another assignment or transfer. Something Changed, on the dashboard, says how.',
  beneficiary:
    'This beneficiary is added to your answers. What was signed does not change: the signed agreement alone says who is a beneficiary, and whether a child born later is one. Something Changed, on the dashboard, says what a signed trust can change.',
} as const

/** The documents that list the entries. */
const LISTED_IN = {
  asset: ['trust-agreement', 'assignment-of-assets'],
  beneficiary: ['schedule-a'],
} as const

const signedLists = (trust: TrustRecord, noun: keyof typeof LISTED_IN) =>
  LISTED_IN[noun].filter((id) => isFixedBySigning(trust, id))

const mayAdd = (noun: keyof typeof ADDED_AFTER_SIGNING, name: string) =>
  askToConfirm({
    title: message('Add {name}?', { name }),
    body: ADDED_AFTER_SIGNING[noun],
    yes: 'Add',
    no: 'Do not add',
  })

/** Whether to put an entry that was removed elsewhere back on its list, by the patch that does: asks as {@link maySave}. */
export async function mayPutBack(trust: TrustRecord, { assets, beneficiaries }: TrustPatch): Promise<boolean> {
  const noun = assets ? 'asset' : 'beneficiary'
  const [entry] = (assets ?? beneficiaries)?.put ?? []
  return signedLists(trust, noun).length === 0 || mayAdd(noun, entry?.name ?? '')
}

/** Whether to save an added or changed entry: asks where a signed document lists the entries and would say something else. */
export async function maySave<Entry extends { id: string; name: string }>(
  trust: TrustRecord,
  { noun, entries, patch }: Pick<ListOnScreen<Entry>, 'noun' | 'entries' | 'patch'>,
  entry: Entry,
): Promise<boolean> {
  const signed = signedLists(trust, noun)
  if (signed.length === 0) return true
  const before = entries(trust).filter(({ id }) => id === entry.id)
  const [earlier] = before
  if (!earlier) return mayAdd(noun, entry.name)
  const { documentText } = await import('#documents/plain-text.ts')
  const after = merge(trust, patch(listChange(before, [entry])))
  if (signed.every((id) => documentText(trust, id) === documentText(after, id))) return true
  return askToConfirm({
    title: message('Change {name}?', { name: earlier.name }),
    body: 'Your answers change. What was signed does not. Something Changed, on the dashboard, says what a signed trust can change.',
    yes: 'Change',
    no: 'Keep editing',
  })
}

/** What is said before an entry is removed; `offices` are the other answers with its name. */
export function removalWords(
  trust: TrustRecord,
  noun: keyof typeof AFTER_SIGNING,
  offices: readonly string[],
): { body: Message | string; more?: readonly Message[] } {
  const list = offices.map((office) => translate(office)).join(', ')
  const isElsewhere = offices.length > 0
  if (signedLists(trust, noun).length > 0)
    return {
      body: AFTER_SIGNING[noun],
      ...(isElsewhere && { more: [message('The same name stays in other answers as: {list}.', { list })] }),
    }
  const called = message(noun)
  return {
    body: isElsewhere
      ? message(
          'This {noun}, with every detail you gave, is removed from your trust. The same name stays in other answers as: {list}.',
          { noun: called, list },
        )
      : message('This {noun}, with every detail you gave, is removed from your trust.', { noun: called }),
  }
}
