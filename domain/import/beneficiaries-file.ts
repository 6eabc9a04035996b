import { LIMITS } from '../formats/text-rules.ts'
import { message } from '../message.ts'
import { BENEFICIARY_TABLE } from './beneficiary-columns.ts'
import { cardEntry, withRelatives } from './card-entry.ts'
import { checkEntry, type FoundEntry } from './check-entry.ts'
import {
  type Decode,
  type FoundList,
  isTooLong,
  type ListSource,
  type Rejected,
  tableIn,
  textOfList,
} from './list-file.ts'
import type { RawEntry } from './raw-entry.ts'
import { cardsIn } from './vcard.ts'

/** Who is in a file, each checked. */
export type FoundBeneficiaries = FoundList<FoundEntry>

function readCards(text: string, grantor: string | undefined, decode: Decode): FoundList<RawEntry> | Rejected {
  const { cards, errors } = cardsIn(text)
  if (cards.length === 0)
    return {
      rejected: 'This file has no complete contact card: none ends with END:VCARD. Please export the contacts again.',
    }
  const entries = cards.map((card) => cardEntry(card, decode))
  return { entries: withRelatives(entries, cards, grantor, decode), errors, unread: [] }
}

/**
 * The beneficiaries in a table (.csv) or in contacts (vCard 2.1, 3.0, 4.0), or why the file cannot be read, in words for
 * who chose it. The content of a file decides its type. `grantor` is whose relatives the contacts are. Pure.
 */
export function readBeneficiaries(
  source: ListSource,
  { grantor, decode }: { grantor?: string; decode: Decode },
): FoundBeneficiaries | Rejected {
  const file = textOfList(source, decode)
  if ('rejected' in file) return file
  const isCards = /^\s*BEGIN:VCARD/i.test(file.text)
  const found = isCards ? readCards(file.text, grantor, decode) : tableIn(file.text, BENEFICIARY_TABLE)
  if ('rejected' in found) return found
  if (isTooLong(found))
    return {
      rejected: message(
        'This file has more than {most, number} entries, but a trust can have at most {most, number} beneficiaries. Please remove the entries that are not beneficiaries.',
        { most: LIMITS.list },
      ),
    }
  return { ...found, entries: found.entries.map(checkEntry) }
}
