import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { useCallback, useLayoutEffect, useState } from 'react'
import { Link } from 'react-router'
import type { DownloadRecord } from '#api/documents.ts'
import { localDate, shortDate } from '#domain/formats/calendar-date.ts'
import { ALL_DOCUMENTS, type DocumentId, documentNames } from '#domain/trust/documents.ts'
import type { TrustRecord } from '#domain/trust/record.ts'
import { SIGNING_DAY, SOMETHING_CHANGED } from '#domain/trust/routes.ts'
import { documentsToSign, isSigned } from '#domain/trust/signing-day.ts'
import { DownloadButton } from '#web/features/documents/download/download-buttons.tsx'
import { ChangeList } from '#web/features/history/change-list.tsx'
import { locale, translate } from '#web/i18n/i18n.ts'
import { namesOf } from './changed-names.ts'
import type { Compared, Freshness } from './freshness.ts'
import { type Found, useFreshness } from './use-freshness.ts'

interface FreshnessNoteProps {
  document: DocumentId
  /** All that was downloaded or printed, newest first. */
  copies: readonly DownloadRecord[]
  trust: TrustRecord
  /** Whether to offer the new copy: the document can be downloaded now, and the page has no other button for that. */
  offersNew?: boolean
  /** Whether signing has fixed it: a new copy would not replace what was signed. */
  isFixed?: boolean
  /** Says nothing unless answers in it have changed since. */
  onlyChanged?: boolean
  /** What a changed answer means for what is signed is folded away with the changes: the page says it once. */
  brief?: boolean
}

/** When a document was last downloaded or printed, and which answers in it have changed since. */
export function FreshnessNote(props: FreshnessNoteProps) {
  const { document, copies, trust, isFixed = false } = props
  return <FoundNote {...props} found={useFreshness(document, copies, trust, isFixed)} />
}

interface FoundNoteProps extends FreshnessNoteProps {
  found: Found | undefined
}

/** The same, of what was found already. */
export function FoundNote({
  document,
  copies,
  trust,
  offersNew,
  isFixed = false,
  onlyChanged,
  brief,
  found,
}: FoundNoteProps) {
  const { copy, freshness } = found ?? {}
  // Of a signed document in a list, only that it changed is worth a line.
  const isQuiet = onlyChanged || (brief && isFixed) || copy?.way === 'signed'
  if (!copy || (isQuiet && freshness?.is !== 'changed')) return null
  const isStale = freshness?.is === 'changed' || freshness?.is === 'reworded'
  const changes = freshness?.is === 'changed' ? (freshness.changes ?? []) : []
  const isFolded = brief && changes.length > 0
  const afterSigning = freshness?.is === 'changed' && isFixed && (
    <p className="mt-1 text-base">
      {document === 'schedule-a' && !isSigned(trust, document) && (
        <Trans>Schedule A is part of the signed agreement: initial the copy from that day, not a new one. </Trans>
      )}
      <Trans>
        A changed answer does not change what was signed.{' '}
        <Link to={SOMETHING_CHANGED} className="link">
          Something Changed
        </Link>{' '}
        says what to do.
      </Trans>
      {copies.some((one) => one.document === document && one.at > copy.at) && (
        <Trans> A copy made later is not the signed one.</Trans>
      )}
      {isSigned(trust, document) && document !== 'trust-agreement' && document !== 'schedule-a' && (
        <Trans>
          {' '}
          Once a new one is signed, clear its check marks on{' '}
          <Link to={SIGNING_DAY} className="link">
            Signing Day
          </Link>{' '}
          and set them again.
        </Trans>
      )}
    </p>
  )
  return (
    <div className={isStale ? 'mt-1.5 border-l-4 border-brass pl-3' : undefined}>
      {changes.length > 0 ? (
        <details className="text-base">
          <summary className="min-h-8 cursor-pointer wrap-anywhere">
            <span>{freshnessWords(copy, freshness, new Date(), { isFixed, isFolded })}</span>{' '}
            <span className="text-spruce underline underline-offset-2">
              <Trans>
                What changed <span className="sr-only">in the {translate(documentNames[document])}</span>
              </Trans>
            </span>
          </summary>
          <ChangeList changes={changes} />
          {isFolded && afterSigning}
        </details>
      ) : (
        <p className={isStale ? 'text-base wrap-anywhere' : 'text-base text-ink-soft'}>
          {freshnessWords(copy, freshness, new Date(), { isFixed })}
        </p>
      )}
      {!isFolded && afterSigning}
      {isStale && offersNew && !isFixed && (
        <div className="mt-2 mb-1">
          <DownloadButton
            document={document}
          >{t`Download the new ${translate(documentNames[document])}`}</DownloadButton>
        </div>
      )}
    </div>
  )
}

/** The line under a downloaded, printed or signed document: the day and, once known, whether it is current. */
export function freshnessWords(
  { way, at }: Compared,
  freshness: Freshness | undefined,
  today: Date,
  { isFixed = false, isFolded = false } = {},
): string {
  const day = shortDate(localDate(new Date(at)), localDate(today), locale())
  const when = way === 'print' ? t`Printed ${day}` : t`Downloaded ${day}`
  switch (freshness?.is) {
    case 'same':
      return t`${when}, still matches your answers.`
    case 'reworded':
      return t`${when}. Your answers in it are still the same; the wording of the document has been revised since.`
    case 'changed': {
      // What changed in many signed documents would make a long page; it is folded below the line.
      const names = freshness.changes && !(isFixed && isFolded) && namesOf(freshness.changes)
      const copySigned = way === 'print' ? t`Signed as printed ${day}` : t`Signed as downloaded ${day}`
      const since = way === 'signed' ? t`Checked off as signed ${day}` : isFixed ? copySigned : when
      return names ? t`${since}. Changed since then: ${names}.` : t`${since}. Changed since then.`
    }
    default:
      return `${when}.`
  }
}

/** The copy of a document that nothing has changed in, as far as it is known. */
export interface CurrentDownload {
  way: 'print' | 'download'
  /** In words. */
  day: string
  /** Compared with the answers already. */
  matches: boolean
}

/** With fewer equal lines, each document keeps its own. */
const MIN_ALIKE = 3

const isMost = (some: number, all: number) => some >= MIN_ALIKE && some * 2 > all

/** `undefined` without a download, or if it is signed or out of date. */
function currentDownload(found: Found | undefined): CurrentDownload | undefined {
  const { copy, freshness } = found ?? {}
  if (!copy || copy.way === 'signed' || (freshness && freshness.is !== 'same')) return undefined
  const day = shortDate(localDate(new Date(copy.at)), localDate(new Date()), locale())
  return { way: copy.way === 'print' ? 'print' : 'download', day, matches: freshness !== undefined }
}

type Current = ReadonlyMap<DocumentId, CurrentDownload>
export type ReportDownload = (document: DocumentId, copy: CurrentDownload | undefined) => void

/** The current copies, as the rows of a list report them. */
export function useCurrentDownloads(): [Current, ReportDownload] {
  const [current, setCurrent] = useState<Current>(new Map())
  const report = useCallback<ReportDownload>((document, copy) => {
    setCurrent((before) => {
      const after = new Map(before)
      if (copy) after.set(document, copy)
      else after.delete(document)
      return after
    })
  }, [])
  return [current, report]
}

/** Reports the copy of a row before it is painted, so that nothing is said twice for a moment. */
export function useReport(document: DocumentId, found: Found | undefined, report: ReportDownload): void {
  const { way, day, matches } = currentDownload(found) ?? {}
  useLayoutEffect(() => {
    report(document, way && day !== undefined && matches !== undefined ? { way, day, matches } : undefined)
  }, [document, way, day, matches, report])
}

/** A status that most documents share, and those documents. */
export interface SharedStatus {
  documents: ReadonlySet<DocumentId>
  words: string
}

/** The copies of most of the ready documents, where they were made in one way on one day. */
export function sharedDownloadStatus(current: Current, ready: number): SharedStatus | undefined {
  const alike = Map.groupBy(current, ([, { way, day }]) => `${way} ${day}`)
  const [most = []] = [...alike.values()].sort((one, other) => other.length - one.length)
  const [first] = most
  if (!first || !isMost(most.length, ready)) return undefined
  const [, { way, day }] = first
  const all = ALL_DOCUMENTS.length
  const which = most.length === all ? t`All ${all} documents` : t`${most.length} of ${all} documents`
  const documents = new Set(most.map(([id]) => id))
  if (most.every(([, { matches }]) => matches))
    return {
      documents,
      words:
        way === 'print'
          ? t`${which} were printed ${day} and still match your answers.`
          : t`${which} were downloaded ${day} and still match your answers.`,
    }
  return { documents, words: way === 'print' ? t`${which} were printed ${day}.` : t`${which} were downloaded ${day}.` }
}

/** The signed documents, where they are most of those to sign. */
export function sharedSignedStatus(trust: TrustRecord): SharedStatus | undefined {
  const toSign = documentsToSign(trust).map(({ document }) => document)
  const signed = toSign.filter((id) => isSigned(trust, id))
  const [count, all] = [signed.length, toSign.length]
  if (!isMost(count, all)) return undefined
  const words =
    count === all
      ? t`All ${all} documents to sign are checked off as signed.`
      : t`${count} of the ${all} documents to sign are checked off as signed.`
  return { documents: new Set(signed), words }
}
