import { useEffect, useState } from 'react'
import type { DocumentId } from '#domain/trust/documents.ts'
import type { TouchedAnswer } from '#domain/trust/life-changes/answers.ts'
import type { AnswersSigned } from '#domain/trust/life-changes/signing.ts'
import { merge } from '#domain/trust/merge.ts'
import { together } from '#domain/trust/people/corrections.ts'
import { SECRET_FIELDS, type TrustRecord } from '#domain/trust/record.ts'
import { isSigned } from '#domain/trust/signing-day.ts'
import { pause } from '#web/app/scheduling.ts'
import { earlierAndNow, recordAsSigned } from '#web/features/history/load-history.tsx'

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
    let wanted = true
    earlierAndNow(trust, version).then(
      ({ earlier }) => {
        // A version that the history does not have, as in an address that was typed: nothing has changed since.
        remembered.set(key, earlier ?? trust)
        if (wanted) setLoaded({ earlier: earlier ?? trust })
      },
      () => wanted && setLoaded({ failed: true }),
    )
    return () => {
      wanted = false
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

/** The documents that fix who takes and what the trust has. */
const FIXING = ['trust-agreement', 'assignment-of-assets'] as const

/**
 * The answers when each of those was checked off as signed. They are not known while they are read, without a connection,
 * or before the account has the check mark.
 */
export function useAnswersSigned(trust: TrustRecord): AnswersSigned {
  const [found, setFound] = useState<{ of: string; signed: AnswersSigned }>()
  const marked = FIXING.filter((id) => isSigned(trust, id))
  const key = `${trust.uid} ${marked}`
  // biome-ignore lint/correctness/useExhaustiveDependencies: other answers do not change what was signed
  useEffect(() => {
    let wanted = true
    async function read() {
      const signed: Partial<Record<DocumentId, TrustRecord>> = {}
      for (const id of marked) {
        const record = await recordAsSigned(trust, id)
        if (record) signed[id] = record
      }
      return signed
    }
    read().then(
      (signed) => wanted && setFound({ of: key, signed }),
      () => undefined,
    )
    return () => {
      wanted = false
    }
  }, [key])
  return found?.of === key ? found.signed : UNKNOWN
}
const UNKNOWN: AnswersSigned = {}

/** Answers of one kind are tried together: a family may own a thousand things jointly. */
export const kindOf = ({ path, what }: TouchedAnswer): string => `${what} ${path.replace(/\/.*/, '/')}`

/** The documents that print the answers of each kind. */
type PrintedIn = ReadonlyMap<string, readonly DocumentId[]>

/** The documents that print the answers, and those that say something else now; `undefined` while they are worked out. */
export function useDocumentsTouched(answers: readonly TouchedAnswer[], then: TrustRecord, trust: TrustRecord) {
  const [printed, setPrinted] = useState<PrintedIn>()
  const [changed, setChanged] = useState<readonly DocumentId[]>([])
  const [failed, setFailed] = useState(false)
  const kinds = answers.map(({ path, what }) => `${what} ${path}`).join()
  // biome-ignore lint/correctness/useExhaustiveDependencies: the answers are those of `then`, a new list for each render
  useEffect(() => {
    let wanted = true
    async function find() {
      const { documentsThatDiffer } = await import('#documents/plain-text.ts')
      const found = new Map<string, readonly DocumentId[]>()
      for (const [kind, same] of Map.groupBy(answers, kindOf)) {
        // Many documents at once would keep the page from answering.
        await pause()
        if (!wanted) return
        const probe = same.map((answer) => answer.probe).reduce(together)
        found.set(kind, documentsThatDiffer(then, merge(then, probe)))
      }
      setPrinted(found)
    }
    find().catch(() => wanted && setFailed(true))
    return () => {
      wanted = false
    }
  }, [kinds, then])
  useEffect(() => {
    let wanted = true
    async function compare() {
      const { documentsThatDiffer } = await import('#documents/plain-text.ts')
      await pause()
      if (wanted) setChanged(documentsThatDiffer(then, trust))
    }
    // Without the documents' code the list of documents says so.
    compare().catch(() => undefined)
    return () => {
      wanted = false
    }
  }, [then, trust])
  return { printed, changed, failed }
}
