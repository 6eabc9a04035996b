import type { DownloadRecord } from '#api/documents.ts'
import type { Written } from '#api/trust.ts'
import { textOfIssue } from '#domain/formats/text-rules.ts'
import { english, type Message } from '#domain/message.ts'
import { directivePatch, HealthCareDirective } from '#domain/trust/directive.ts'
import { TrustPatch } from '#domain/trust/patch.ts'
import { listFields, scalarFields, type TrustRecord } from '#domain/trust/record.ts'

/** What a save changes: fields of the trust, or the health care directive with its own document. */
export type Change = { kind: 'trust'; patch: TrustPatch } | { kind: 'directive'; directive: HealthCareDirective }

interface QueuedItem {
  /** A UUID, sent as the idempotency key: however often the item is sent, it is applied once. */
  patchId: string
  uid: string
  /** Its place in the owner's outbox; later items have higher numbers. */
  order: number
  /** When it was made, ISO 8601. */
  at: string
}

/** One save on its way to the server. It stays in the outbox until the server's answer is in the local copy. */
export type QueuedChange = Change &
  QueuedItem & {
    /** It is the complete local copy, for a server that has no trust of this user. */
    upload?: true
    /** The version that the server made of it, known before the record of that version is. */
    acknowledged?: number
    /** Why it was not saved: validation, the server, or no room. Its values stay in sight, and it is not sent again. */
    refused?: Rejection
  }

/** Documents that were downloaded or printed together. Holds no answer. */
export interface QueuedDownload extends QueuedItem, Pick<DownloadRecord, 'way' | 'whole'> {
  kind: 'download'
  /** Of the trust they were made from, 0 when no version has just these answers; `null` while that is not known. */
  version: number | null
  documents: readonly Pick<DownloadRecord, 'document' | 'fingerprint'>[]
}

export type OutboxItem = QueuedChange | QueuedDownload

export interface Rejection {
  /** In English. */
  message: string
  /** The message with its values, where it has any. */
  text?: Message
  /** The dotted path of the field that was rejected. */
  field?: string
}

/** A tab of an earlier version of the page, which may read it too, knows its English only. */
export const rejectionOf = (text: Message | string): Pick<Rejection, 'message' | 'text'> => ({
  message: english(text),
  ...(typeof text === 'object' && { text }),
})

/** A change that was not saved: its values for the page. */
export interface RejectedPatch extends Rejection {
  patchId: string
  at: string
  patch: TrustPatch
}

/** A change that the server has committed, as the live stream and the other tabs report it. */
export interface CommittedChange extends Written {
  patchId: string
  patch: TrustPatch
}

export const isChange = (item: OutboxItem): item is QueuedChange => item.kind !== 'download'

export const patchOf = (change: Change): TrustPatch =>
  change.kind === 'trust' ? change.patch : directivePatch(change.directive)

export const isUnsent = (change: QueuedChange) => change.refused === undefined && change.acknowledged === undefined

/** The change as the server will read it (texts trimmed, nothing undefined), or why the server would reject it. */
export function checkChange(change: Change): { change: Change } | { rejected: Rejection } {
  // What is undefined is not sent, so it does not count here either.
  const read =
    change.kind === 'trust'
      ? TrustPatch.safeParse(JSON.parse(JSON.stringify(change.patch)))
      : HealthCareDirective.safeParse(change.directive)
  if (!read.success) {
    const [issue] = read.error.issues
    const text = issue ? textOfIssue(issue) : 'This cannot be saved'
    return { rejected: { ...rejectionOf(text), field: issue?.path.join('.') } }
  }
  if (change.kind === 'trust') return { change: { kind: 'trust', patch: read.data as TrustPatch } }
  return { change: { kind: 'directive', directive: read.data as HealthCareDirective } }
}

type Entry = Record<string, unknown> & { id: string }
interface ListChange {
  put?: readonly Entry[]
  remove?: readonly string[]
}

const coveredBy = (fields: object | undefined, later: object | undefined) =>
  Object.keys(fields ?? {}).every((field) => field in (later ?? {}))

function isListSuperseded(list: ListChange, later: ListChange | undefined): boolean {
  const removed = (id: string) => later?.remove?.includes(id)
  const replaced = (entry: Entry) => later?.put?.some((other) => other.id === entry.id && coveredBy(entry, other))
  return (
    (list.put ?? []).every((entry) => removed(entry.id) || replaced(entry)) &&
    (list.remove ?? []).every((id) => removed(id) || later?.put?.some((entry) => entry.id === id))
  )
}

/** Whether `later` answers everything that `earlier` did: then a rejected `earlier` has nothing left to show. */
export function isSuperseded(earlier: TrustPatch, later: TrustPatch): boolean {
  return Object.entries(earlier).every(([field, value]) => {
    const answer = (later as Record<string, unknown>)[field]
    if (field in listFields) return isListSuperseded(value as ListChange, answer as ListChange | undefined)
    if (field === 'certificateData') return coveredBy(value as object, answer as object | undefined)
    return answer !== undefined
  })
}

/** The patch that makes this record out of none. What the server stamps itself is left out. */
export function patchFromRecord(record: TrustRecord): TrustPatch {
  const known = Object.entries(record).filter(([field]) => field in scalarFields || field === 'certificateData')
  const lists = Object.keys(listFields).flatMap((field) => {
    const entries = record[field as keyof typeof listFields]
    return entries && entries.length > 0 ? [[field, { put: entries }]] : []
  })
  return Object.fromEntries([...known, ...lists])
}
