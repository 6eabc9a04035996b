import { t } from '@lingui/core/macro'
import { useCallback, useLayoutEffect, useState } from 'react'
import { localDate, shortDate } from '#domain/formats/calendar-date.ts'
import { ALL_DOCUMENTS, type DocumentId } from '#domain/trust/documents.ts'
import type { TrustRecord } from '#domain/trust/record.ts'
import { documentsToSign, isSigned } from '#domain/trust/signing-day.ts'
import { locale } from '#web/i18n/i18n.ts'
import type { Found } from './use-freshness.ts'

/** The copy of a document that nothing has changed in, as far as it is known. */
export interface CurrentCopy {
  way: 'print' | 'download'
  /** In words. */
  day: string
  /** Compared with the answers already. */
  matches: boolean
}

/** Fewer than so many lines alike are quicker read where they stand. */
const FEWEST = 3

const isMost = (some: number, all: number) => some >= FEWEST && some * 2 > all

/** `undefined` for a document without a copy, and for one that there is something to say about. */
function currentCopy(found: Found | undefined): CurrentCopy | undefined {
  const { copy, freshness } = found ?? {}
  if (!copy || copy.way === 'signed' || (freshness && freshness.is !== 'same')) return undefined
  const day = shortDate(localDate(new Date(copy.at)), localDate(new Date()), locale())
  return { way: copy.way === 'print' ? 'print' : 'download', day, matches: freshness !== undefined }
}

type Current = ReadonlyMap<DocumentId, CurrentCopy>
export type ReportCopy = (document: DocumentId, copy: CurrentCopy | undefined) => void

/** The current copies, as the rows of a list report them. */
export function useCurrentCopies(): [Current, ReportCopy] {
  const [current, setCurrent] = useState<Current>(new Map())
  const report = useCallback<ReportCopy>((document, copy) => {
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
export function useReport(document: DocumentId, found: Found | undefined, report: ReportCopy): void {
  const { way, day, matches } = currentCopy(found) ?? {}
  useLayoutEffect(() => {
    report(document, way && day !== undefined && matches !== undefined ? { way, day, matches } : undefined)
  }, [document, way, day, matches, report])
}

/** What is so of most documents, and which these are. */
export interface SaidOnce {
  documents: ReadonlySet<DocumentId>
  words: string
}

/** The copies of most of the ready documents, where they were made in one way on one day. */
export function copiesSaidOnce(current: Current, ready: number): SaidOnce | undefined {
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
export function signedSaidOnce(trust: TrustRecord): SaidOnce | undefined {
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
