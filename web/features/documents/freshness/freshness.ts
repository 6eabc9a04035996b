import { sha256 } from '@noble/hashes/sha2.js'
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js'
import type { DownloadRecord } from '#api/documents.ts'
import { documentText, printsName, showsChange } from '#documents/plain-text.ts'
import type { DocumentId } from '#domain/trust/documents.ts'
import { entriesOf, nameOfEntry } from '#domain/trust/questions/answers.ts'
import { type AnswerChange, answerChanges } from '#domain/trust/questions/changes.ts'
import { type ListField, SECRET_FIELDS, type TrustRecord } from '#domain/trust/record.ts'
import { pause } from '#web/app/scheduling.ts'
import { changeThatSigned, earlierAndNow } from '#web/features/history/load-history.tsx'

/** Whether a copy still says what the answers say: `reworded`, the answers are the same and the document's own words are not. */
export type Freshness =
  | { is: 'same' | 'reworded' }
  /** `changes` are the answers that the document shows, `undefined` while they are not known. */
  | { is: 'changed'; changes?: readonly AnswerChange[] }

/** What the answers are compared with: a copy or, where nobody made one before signing, the document of the day it was signed. */
export type Compared = Omit<DownloadRecord, 'way'> & { way: DownloadRecord['way'] | 'signed' }

// The browser's own is missing on plain http, where a home server may well run.
const hashOf = (text: string) => bytesToHex(sha256(utf8ToBytes(text)))

const known = new WeakMap<TrustRecord, Map<string, string>>()

/**
 * What a document says, as a hash of its text. What is printed before the trust is complete bears the mark of a draft on
 * each page, and says that too.
 */
export function fingerprintOf(trust: TrustRecord, { document, way }: Pick<Compared, 'document' | 'way'>): string {
  const mark = way === 'print' && !trust.completedAt ? 'draft:' : ''
  const ofTrust = known.get(trust) ?? new Map<string, string>()
  known.set(trust, ofTrust)
  const made = ofTrust.get(document + mark) ?? hashOf(mark + documentText(trust, document))
  ofTrust.set(document + mark, made)
  return made
}

/** Up to so many changes are tried one by one; of more, those of one kind together: `beneficiaries/…/sharePercent`. */
const ONE_BY_ONE = 20

const secret = new Set<string>(SECRET_FIELDS)

function groups(changes: readonly AnswerChange[]): AnswerChange[][] {
  if (changes.length <= ONE_BY_ONE) return changes.map((change) => [change])
  const kindOf = ({ path, what }: AnswerChange) => path.replace(/\/[^/]+/, '/…') + (path.includes('/') ? what : '')
  return [...Map.groupBy(changes, kindOf).values()]
}

/** The entry of a list that a change is about. */
function entryOf({ path }: AnswerChange, trust: TrustRecord) {
  const [list = '', id] = path.split('/')
  return id === undefined ? undefined : entriesOf(trust, list as ListField).find((entry) => entry.id === id)
}

function isPrinted(change: AnswerChange, trust: TrustRecord, document: DocumentId): boolean {
  const entry = entryOf(change, trust)
  return entry !== undefined && printsName(trust, document, nameOfEntry(entry))
}

/** Some documents show only one relationship to the grantor, or one type of property. */
function typeOf(change: AnswerChange, trust: TrustRecord): string | undefined {
  const { relationship, type } = { ...entryOf(change, trust) } as { relationship?: string; type?: string }
  return relationship ?? type
}

/** Those of one group of changes that show in the document. */
function shownOf(
  group: readonly AnswerChange[],
  document: DocumentId,
  earlier: TrustRecord,
  now: TrustRecord,
): readonly AnswerChange[] {
  if (!showsChange(document, earlier, now, group)) return []
  const printed = group.filter((change) => [now, earlier].some((trust) => isPrinted(change, trust, document)))
  if (printed.length === group.length) return group
  const ofTypes = Map.groupBy(group, (change) => typeOf(change, now) ?? typeOf(change, earlier))
  const shown = ofTypes.size > 1 ? [...ofTypes.values()].flatMap((some) => shownOf(some, document, earlier, now)) : []
  if (shown.length > 0) return shown
  return printed.length > 0 ? printed : group
}

/** The changes that show in the document, in their order. */
async function shownChanges(
  { document }: Compared,
  earlier: TrustRecord,
  now: TrustRecord,
  changes: readonly AnswerChange[],
): Promise<AnswerChange[]> {
  const shown = new Set<AnswerChange>()
  for (const group of groups(changes)) {
    for (const change of shownOf(group, document, earlier, now)) shown.add(change)
    // Many documents of a large family keep the page busy for long.
    await pause()
  }
  return changes.filter((change) => shown.has(change))
}

/** The trust on screen, the version of the account that it rests on, and whether answers in it are not there yet. */
export interface OnScreen {
  trust: TrustRecord
  version: number
  unsaved: boolean
}

/** Compares a copy with the trust on screen; `undefined` when that is about to change. */
export async function freshnessOf(
  copy: Compared,
  { trust, version, unsaved }: OnScreen,
): Promise<Freshness | undefined> {
  const matches = fingerprintOf(trust, copy) === copy.fingerprint
  // Full social security numbers are in no fingerprint.
  if (matches && !copy.whole) return { is: 'same' }
  if (unsaved) return { is: matches ? 'same' : 'changed' }
  // Made of answers that were changed again before the account had them: no version has them.
  if (copy.version === 0) return matches ? undefined : { is: 'changed' }
  const { earlier, now, present } = await earlierAndNow(trust, copy.version)
  if (present !== version) return undefined
  if (!earlier || !now) return { is: 'changed' }
  const all = answerChanges(earlier, now)
  const numbers = copy.whole ? all.filter(({ path }) => secret.has(path)) : []
  // Only paper is marked as a draft.
  const drafted = copy.way === 'print' ? all.filter(({ path }) => path === 'completedAt') : []
  const shown = matches ? [] : [...drafted, ...(await shownChanges(copy, earlier, now, all))]
  const changes = all.filter((change) => numbers.includes(change) || shown.includes(change))
  if (changes.length > 0) return { is: 'changed', changes }
  if (matches) return { is: 'same' }
  const reworded = documentText(earlier, copy.document) === documentText(now, copy.document)
  return { is: reworded ? 'reworded' : 'changed' }
}

/**
 * What was signed, as far as it is known: the newest copy from before it was checked off or, without one, the document as
 * the answers were then. A copy made later is another one. `undefined` while the account does not have the check mark.
 */
export async function copyAsSigned(
  document: DocumentId,
  copies: readonly DownloadRecord[],
  trust: TrustRecord,
): Promise<Compared | undefined> {
  const signed = await changeThatSigned(trust, document)
  if (!signed) return undefined
  const { version, at } = signed
  const isBefore = (copy: DownloadRecord) => (copy.version === 0 ? copy.at < at : copy.version < version)
  const copy = copies.find((one) => one.document === document && isBefore(one))
  if (copy) return copy
  const { earlier } = await earlierAndNow(trust, version)
  const compared = { document, way: 'signed', whole: false, version, at } as const
  return earlier ? { ...compared, fingerprint: fingerprintOf(earlier, compared) } : undefined
}
