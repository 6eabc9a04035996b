import { useEffect, useState } from 'react'
import type { DownloadRecord } from '#api/documents.ts'
import { ALL_DOCUMENTS, type DocumentId } from '#domain/trust/documents.ts'
import type { AnswersSigned } from '#domain/trust/life-changes/signing.ts'
import type { TouchedSince } from '#domain/trust/life-changes/since.ts'
import { merge } from '#domain/trust/merge.ts'
import { together } from '#domain/trust/people/corrections.ts'
import { SECRET_FIELDS, type TrustRecord } from '#domain/trust/record.ts'
import { isFixedBySigning } from '#domain/trust/signing-day.ts'
import { pause } from '#web/app/scheduling.ts'
import { changeThatSigned, earlierAndNow } from '#web/features/history/load-history.tsx'

/** The answers when a change was chosen, by account and version: without a connection there is no history to read. */
const remembered = new Map<string, TrustRecord>()
const keyOf = ({ uid }: TrustRecord, version: number) => `${uid} ${version}`

/** Keeps the answers as they are while a change is chosen. Later answers of the same version are not those. */
export function rememberAnswers(trust: TrustRecord, version: number): void {
  const key = keyOf(trust, version)
  if (!remembered.has(key)) remembered.set(key, trust)
}

/** The answers as they were after a version, without numbers that are masked in a history; `failed` without a connection. */
export function useAnswersThen(trust: TrustRecord, version: number) {
  const [loaded, setLoaded] = useState<{ earlier?: TrustRecord; failed?: true }>({})
  const [attempt, setAttempt] = useState(0)
  const key = keyOf(trust, version)
  const known = remembered.get(key)
  // biome-ignore lint/correctness/useExhaustiveDependencies: the answers of a version do not change; each attempt reads again
  useEffect(() => {
    if (known) return
    let ignore = false
    earlierAndNow(trust, version).then(
      ({ earlier }) => {
        // A version that the history does not have, as in an address that was typed: nothing has changed since.
        remembered.set(key, earlier ?? trust)
        if (!ignore) setLoaded({ earlier: earlier ?? trust })
      },
      () => !ignore && setLoaded({ failed: true }),
    )
    return () => {
      ignore = true
    }
  }, [key, attempt])
  const then = known ?? loaded.earlier
  return {
    earlier: then && withSecretsOf(then, trust),
    failed: loaded.failed ?? false,
    retry: () => setAttempt(attempt + 1),
  }
}

const composed = new WeakMap<TrustRecord, TrustRecord>()
/** No change in life changes a social security number, which a history masks. */
function withSecretsOf(then: TrustRecord, trust: TrustRecord): TrustRecord {
  const known = composed.get(then)
  if (known) return known
  const secrets = Object.fromEntries(SECRET_FIELDS.flatMap((field) => (trust[field] ? [[field, trust[field]]] : [])))
  const made = { ...then, ...secrets }
  composed.set(then, made)
  return made
}

/** The answers that a document was signed with or, of an unsigned one, that its newest copy was made of. */
export interface AnswersMade {
  signed: AnswersSigned
  copied: AnswersSigned
  /** The versions after which those are the answers, newest first, each once. */
  versions: ReadonlyMap<number, TrustRecord>
}
const UNKNOWN: AnswersMade = { signed: {}, copied: {}, versions: new Map() }

/** Those are not known while they are read, without a connection, or before the account has the check mark. */
export function useAnswersMade(trust: TrustRecord, copies: readonly DownloadRecord[]): AnswersMade {
  const [found, setFound] = useState<{ of: string; made: AnswersMade }>()
  const made = ALL_DOCUMENTS.map((id) =>
    isFixedBySigning(trust, id) ? 'signed' : (copies.find(({ document }) => document === id)?.version ?? 0),
  )
  const key = `${trust.uid} ${made}`
  // biome-ignore lint/correctness/useExhaustiveDependencies: other answers do not change what was signed or copied
  useEffect(() => {
    let ignore = false
    readAnswersMade(trust, copies).then(
      (answers) => !ignore && setFound({ of: key, made: answers }),
      () => undefined,
    )
    return () => {
      ignore = true
    }
  }, [key])
  return found?.of === key ? found.made : UNKNOWN
}

async function readAnswersMade(trust: TrustRecord, copies: readonly DownloadRecord[]): Promise<AnswersMade> {
  const versions = new Map<number, TrustRecord>()
  const signed: Partial<Record<DocumentId, TrustRecord>> = {}
  const copied: Partial<Record<DocumentId, TrustRecord>> = {}
  for (const id of ALL_DOCUMENTS) {
    const isSigned = isFixedBySigning(trust, id)
    const { version = 0 } =
      (isSigned ? await changeThatSigned(trust, id) : copies.find(({ document }) => document === id)) ?? {}
    const { earlier } = version === 0 ? { earlier: null } : await earlierAndNow(trust, version)
    const record = versions.get(version) ?? (earlier && withSecretsOf(earlier, trust))
    if (!record) continue
    versions.set(version, record)
    if (isSigned) signed[id] = record
    else copied[id] = record
  }
  return { signed, copied, versions: new Map([...versions].sort(([one], [other]) => other - one)) }
}

const numbers = new WeakMap<TrustRecord, number>()
let records = 0
function numberOf(trust: TrustRecord): number {
  const number = numbers.get(trust) ?? ++records
  numbers.set(trust, number)
  return number
}

/** Answers of one kind are tried together: a family may own a thousand things jointly. */
export const kindOf = ({ answer: { path, what }, before }: TouchedSince): string =>
  `${what} ${path.replace(/\/.*/, '/')} ${numberOf(before)}`

/** The documents that print the answers of each kind, in the answers that they are compared with. */
type PrintedIn = ReadonlyMap<string, readonly DocumentId[]>

/**
 * The documents that print the answers, and those that say something else now than what was signed or, of unsigned ones,
 * than the answers `then` or a copy; `undefined` while they are worked out.
 */
export function useDocumentsTouched(
  touched: readonly TouchedSince[],
  then: TrustRecord,
  trust: TrustRecord,
  { signed, copied }: AnswersMade,
) {
  const [printed, setPrinted] = useState<PrintedIn>()
  const [changed, setChanged] = useState<readonly DocumentId[]>([])
  const [failed, setFailed] = useState(false)
  const kinds = touched.map((each) => `${kindOf(each)} ${each.answer.path}`).join()
  // biome-ignore lint/correctness/useExhaustiveDependencies: the answers are those of `then`, a new list for each render
  useEffect(() => {
    let ignore = false
    async function find() {
      const { documentsThatDiffer } = await import('#documents/plain-text.ts')
      const found = new Map<string, readonly DocumentId[]>()
      for (const [kind, same] of Map.groupBy(touched, kindOf)) {
        // Many documents at once would keep the page from answering.
        await pause()
        if (ignore) return
        const probe = same.map(({ answer }) => answer.probe).reduce(together)
        const before = same[0]?.before ?? then
        found.set(kind, documentsThatDiffer(before, merge(before, probe)))
      }
      setPrinted(found)
    }
    find().catch(() => !ignore && setFailed(true))
    return () => {
      ignore = true
    }
  }, [kinds, then])
  useEffect(() => {
    let ignore = false
    async function compare() {
      const { documentsThatDiffer } = await import('#documents/plain-text.ts')
      await pause()
      if (ignore) return
      const differing = new Map<TrustRecord, readonly DocumentId[]>()
      const differs = (id: DocumentId, before: TrustRecord) => {
        const documents = differing.get(before) ?? documentsThatDiffer(before, trust)
        differing.set(before, documents)
        return documents.includes(id)
      }
      const isChanged = (id: DocumentId) => {
        const [asSigned, asCopied] = [signed[id], copied[id]]
        return asSigned ? differs(id, asSigned) : differs(id, then) || (asCopied !== undefined && differs(id, asCopied))
      }
      setChanged(ALL_DOCUMENTS.filter(isChanged))
    }
    // Without the documents' code the list of documents says so.
    compare().catch(() => undefined)
    return () => {
      ignore = true
    }
  }, [then, trust, signed, copied])
  return { printed, changed, failed }
}
