import { LIMITS } from '../formats/text-rules.ts'
import { message } from '../message.ts'
import { marksIn } from './amounts.ts'
import { ASSET_TABLE } from './asset-columns.ts'
import { checkAsset, type FoundAsset } from './check-asset.ts'
import {
  type Decode,
  type FoundList,
  isTooLong,
  type ListSource,
  type Rejected,
  tableIn,
  textOfList,
} from './list-file.ts'
/** The assets in a file, each checked. */
export type FoundAssets = FoundList<FoundAsset>

/** The assets in a table, chosen or pasted, or why it cannot be read, in words for whose they are. Pure. */
export function readAssets(
  source: ListSource,
  { grantor, trustDate, decode }: { grantor?: string; trustDate?: string; decode: Decode },
): FoundAssets | Rejected {
  const file = textOfList(source, decode)
  if ('rejected' in file) return file
  if (/^\s*BEGIN:VCARD/i.test(file.text))
    return { rejected: 'These are contacts, not assets. Add them on the page Beneficiaries.' }
  const found = tableIn(file.text, ASSET_TABLE, typeof source === 'string')
  if ('rejected' in found) return found
  if (isTooLong(found))
    return {
      rejected: message(
        'This file has more than {most, number} entries, but a trust can have at most {most, number} assets. Combine small ones into one entry, such as household goods.',
        { most: LIMITS.list },
      ),
    }
  const marks = marksIn(found.entries.flatMap(({ values }) => values.value?.text ?? []))
  const areNames = found.entries.every(({ values }) => Object.keys(values).length === 1)
  return { ...found, entries: found.entries.map((raw) => checkAsset(raw, { grantor, trustDate, marks, areNames })) }
}
