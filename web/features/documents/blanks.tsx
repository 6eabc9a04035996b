import { Trans } from '@lingui/react/macro'
import clsx from 'clsx'
import { useEffect, useState } from 'react'
import { Link } from 'react-router'
import type { Blank } from '#documents/model.ts'
import { type DocumentId, documentNames } from '#domain/trust/documents.ts'
import { answerPlace, type QuestionPlace, questionOf, trusteePlace } from '#domain/trust/question-of.ts'
import type { TrustRecord } from '#domain/trust/record.ts'
import { isFixedBySigning } from '#domain/trust/signing-day.ts'
import { pause, whenIdle } from '#web/app/scheduling.ts'
import { openedFrom } from '#web/features/questionnaire/way-back.ts'
import { translate } from '#web/i18n/i18n.ts'
import { setApart } from '#web/i18n/trans.tsx'
import { readyDocuments } from './download/availability.ts'

/** What each ready document prints as blanks, or a signed one was signed with; a document without any is not in it. */
export type Blanks = ReadonlyMap<DocumentId, readonly Blank[]>

const NONE: Blanks = new Map()
const found = new WeakMap<TrustRecord, Promise<Blanks>>()
/** Those that are known, so that the next page shows them at once. */
const known = new WeakMap<TrustRecord, Blanks>()

/** The answers of today, or those a document was signed with, as far as the account can tell. */
async function printedRecord(trust: TrustRecord, id: DocumentId): Promise<TrustRecord> {
  if (!isFixedBySigning(trust, id)) return trust
  const { recordAsSigned } = await import('#web/features/history/load-history.tsx')
  return (await recordAsSigned(trust, id).catch(() => null)) ?? trust
}

async function find(trust: TrustRecord): Promise<Blanks> {
  const { missingAnswers } = await import('#documents/build.ts')
  const blanks = new Map<DocumentId, readonly Blank[]>()
  for (const id of readyDocuments(trust)) {
    // Nine documents at once would keep the page from answering.
    await pause()
    const missing = missingAnswers(await printedRecord(trust, id), documentNames[id])
    if (missing.length > 0) blanks.set(id, missing)
  }
  known.set(trust, blanks)
  return blanks
}

/** The blanks of the ready documents, found while nothing else goes on; until then, those found last. At first none are known. */
export function useBlanks(trust: TrustRecord): { blanks: Blanks; state: 'finding' | 'found' | 'failed' } {
  const [result, setResult] = useState<ReturnType<typeof useBlanks>>(() => {
    const blanks = known.get(trust)
    return { blanks: blanks ?? NONE, state: blanks ? 'found' : 'finding' }
  })
  useEffect(() => {
    let ignore = false
    const stop = whenIdle(() => {
      blanksOf(trust)
        .then((blanks) => !ignore && setResult({ blanks, state: 'found' }))
        .catch(() => {
          found.delete(trust)
          if (!ignore) setResult(({ blanks }) => ({ blanks, state: 'failed' }))
        })
    })
    return () => {
      ignore = true
      stop()
    }
  }, [trust])
  return result
}

/** The blanks of a trust, found now. */
export function blanksOf(trust: TrustRecord): Promise<Blanks> {
  const finding = found.get(trust) ?? find(trust)
  found.set(trust, finding)
  return finding
}

/** The blanks that an answer can still fill: signing has fixed the others. */
export const notSigned = (blanks: Blanks, trust: TrustRecord): Blanks =>
  new Map([...blanks].filter(([id]) => !isFixedBySigning(trust, id)))

/** The questions behind the blanks of the ready documents, each once, under the first document that has it. */
export function questionsOf(blanks: Blanks, trust: TrustRecord) {
  const places = [...blanks].flatMap(([id, missing]) =>
    missing.flatMap((blank) => {
      const place = placeOf(blank, trust)
      return place ? [{ section: documentNames[id], ...place, label: blank.label }] : []
    }),
  )
  return [...new Map(places.map((place) => [`${place.path} ${place.question}`, place])).values()]
}

/** So many are named; the preview shows the others where they stand. */
const NAMED = 3

interface BlankListProps {
  blanks: readonly Blank[]
  trust: TrustRecord
  from?: 'summary' | undefined
}

/** `Left blank: Guardian Address, …`, each a way to its question. */
export function BlankList({ blanks, trust, from }: BlankListProps) {
  const more = blanks.length - NAMED
  return (
    <p className="text-base">
      <Trans>Left blank: </Trans>
      {blanks.slice(0, NAMED).map((blank, at) => {
        const place = placeOf(blank, trust)
        const label = setApart(translate(blank.label))
        return (
          <span key={`${blank.field} ${blank.entryId} ${translate(blank.label)}`}>
            {at > 0 && ', '}
            {place ? (
              <Link to={openedFrom(from, place.path)} state={{ question: place.question }} className="link">
                {label}
              </Link>
            ) : (
              label
            )}
          </span>
        )
      })}
      {more > 0 && <Trans>, and {more} more</Trans>}
    </p>
  )
}

/** What is said beside blanks of the lines that no list of blanks has. */
export function OptionalLines({ className }: { className?: string }) {
  return (
    <p className={clsx('max-w-prose print:max-w-none', className)}>
      <Trans>
        Lines without a mark, such as those for a beneficiary’s address, the end of an account number or a VIN, are
        optional and may stay blank.
      </Trans>
    </p>
  )
}

/** Where the answer to a blank is asked for; `undefined` when it is asked nowhere. */
export function placeOf({ field, entryId, path }: Blank, trust: TrustRecord | null): QuestionPlace | undefined {
  if (field === 'trustees' && trust) return trusteePlace(trust, entryId, path)
  if (field !== 'beneficiaries' && field !== 'assets') return questionOf(field, entryId)
  const list: readonly { id: string }[] = trust?.[field] ?? []
  // An entry that was removed since leads to its list.
  if (entryId === undefined || !list.some(({ id }) => id === entryId)) return questionOf(field)
  return answerPlace(field, entryId, path)
}
