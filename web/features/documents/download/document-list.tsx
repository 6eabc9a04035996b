import { Trans } from '@lingui/react/macro'
import clsx from 'clsx'
import { useId } from 'react'
import { Link } from 'react-router'
import type { DownloadRecord } from '#api/documents.ts'
import type { Blank } from '#documents/model.ts'
import { ALL_DOCUMENTS, type DocumentId, documentNames } from '#domain/trust/documents.ts'
import { missingKeys } from '#domain/trust/progress.ts'
import { questionOf } from '#domain/trust/question-of.ts'
import type { TrustRecord } from '#domain/trust/record.ts'
import { documentsToSign, isFixedBySigning, isSigned } from '#domain/trust/signing-day.ts'
import { BlankList, useBlanks } from '#web/features/documents/blanks.tsx'
import {
  FoundNote,
  type ReportDownload,
  type SharedStatus,
  sharedDownloadStatus,
  sharedSignedStatus,
  useCurrentDownloads,
  useReport,
} from '#web/features/documents/freshness/freshness-note.tsx'
import { useDownloadRecords, useFreshness } from '#web/features/documents/freshness/use-freshness.ts'
import { PreviewLink } from '#web/features/documents/preview/preview-link.tsx'
import { type CameFrom, openedFrom } from '#web/features/questionnaire/way-back.ts'
import { EnglishNote } from '#web/i18n/english-note.tsx'
import { translate } from '#web/i18n/i18n.ts'
import { setApart } from '#web/i18n/trans.tsx'
import { availability, readyDocuments } from './availability.ts'
import { DownloadButton, WorksheetButton } from './download-buttons.tsx'

interface DocumentListProps {
  trust: TrustRecord
  label: string
  /** The page that the questions lead back to, where it is not the dashboard. */
  from?: 'summary'
}

/** The nine documents, each with its status in words, what it still needs, and its download. */
export function DocumentList({ trust, label, from }: DocumentListProps) {
  const copies = useDownloadRecords(trust.uid)
  const { blanks } = useBlanks(trust)
  const [current, report] = useCurrentDownloads()
  const copied = sharedDownloadStatus(current, readyDocuments(trust).length)
  const signed = sharedSignedStatus(trust)
  return (
    <>
      <EnglishNote about="documents" className="mb-4 max-w-4xl" />
      {(copied || signed) && (
        <p className="mb-2 text-base text-ink-soft">
          {[copied, signed].flatMap((said) => said?.words ?? []).join(' ')}
        </p>
      )}
      <ul aria-label={label} className="border-t border-hairline">
        {ALL_DOCUMENTS.map((id) => (
          <DocumentRow key={id} id={id} {...{ trust, from, copies, report, copied, signed }} blanks={blanks.get(id)} />
        ))}
      </ul>
    </>
  )
}

interface DocumentRowProps extends Pick<DocumentListProps, 'trust' | 'from'> {
  id: DocumentId
  blanks: readonly Blank[] | undefined
  copies: readonly DownloadRecord[]
  report: ReportDownload
  /** What the list says above the rows. */
  copied: SharedStatus | undefined
  signed: SharedStatus | undefined
}

function DocumentRow({ id, trust, from, blanks, copies, report, copied, signed }: DocumentRowProps) {
  const { status, notReady } = availability(id, trust)
  const isFixed = isFixedBySigning(trust, id)
  const found = useFreshness(id, copies, trust, isFixed)
  useReport(id, found, report)
  const reason = useId()
  return (
    <li className="border-b border-hairline py-1">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1.5">
        <p className="min-w-0 flex-1 basis-48">
          <span className="font-semibold">{translate(documentNames[id])}</span>{' '}
          <span className={clsx('text-base', status === 'Ready to Download' ? 'text-spruce' : 'text-ink-soft')}>
            {translate(status)}
          </span>
          <SignedOrNot id={id} trust={trust} said={signed} />
        </p>
        <div className="flex flex-wrap gap-2">
          <PreviewLink document={id} />
          <DownloadButton document={id} unavailableBecause={notReady && reason} />
          {!notReady && <WorksheetButton document={id} trust={trust} />}
        </div>
      </div>
      <StillNeeded id={reason} document={id} trust={trust} from={from} />
      {blanks && <BlankList blanks={blanks} trust={trust} from={from} />}
      {!copied?.documents.has(id) && <FoundNote document={id} {...{ copies, trust, isFixed, found }} brief />}
      {copied && !found && !isFixed && !notReady && (
        <p className="text-base text-ink-soft">
          <Trans>Not downloaded yet.</Trans>
        </p>
      )}
    </li>
  )
}

/** Whether a document is signed, unless the list says so of most: then only what is not. */
function SignedOrNot({ id, trust, said }: { id: DocumentId; trust: TrustRecord; said: SharedStatus | undefined }) {
  const signed = isSigned(trust, id)
  if (said ? signed || !documentsToSign(trust).some(({ document }) => document === id) : !signed) return null
  return (
    <span className="text-base text-ink-soft">
      {signed ? <Trans>, checked off as signed</Trans> : <Trans>, not checked off as signed</Trans>}
    </span>
  )
}

interface StillNeededProps {
  /** By which a download that is off is described. */
  id: string
  document: DocumentId
  trust: TrustRecord
  /** Where the list stands: a step opened from there offers the way back. */
  from?: CameFrom | undefined
}

/** The answers that a document waits for before it opens, each a way to its question; nothing for a ready one. */
export function StillNeeded({ id, document, trust, from }: StillNeededProps) {
  const needed = missingKeys(document, trust).flatMap((key) => {
    const place = questionOf(key)
    return place ? [{ key, ...place }] : []
  })
  if (needed.length === 0) return null
  return (
    <p id={id} className="text-base">
      <Trans>
        {'Still needed: '}
        {needed.map(({ key, path, label, question }, at) => (
          <span key={key}>
            {at > 0 && ', '}
            <Link to={openedFrom(from, path)} state={{ question }} className="link">
              {setApart(translate(label))}
            </Link>
          </span>
        ))}
      </Trans>
    </p>
  )
}
