import clsx from 'clsx'
import { useId } from 'react'
import type { DocumentCopy } from '#api/documents.ts'
import type { Blank } from '#documents/model.ts'
import { ALL_DOCUMENTS, type DocumentId, documentNames } from '#domain/trust/documents.ts'
import type { TrustRecord } from '#domain/trust/record.ts'
import { BlankList, useBlanks } from '#web/features/documents/blanks.tsx'
import { FreshnessNote } from '#web/features/documents/freshness/freshness-note.tsx'
import { useDownloadRecords } from '#web/features/documents/freshness/use-freshness.ts'
import { PreviewLink } from '#web/features/documents/preview/preview-link.tsx'
import { EnglishNote } from '#web/i18n/english-note.tsx'
import { translate } from '#web/i18n/i18n.ts'
import { availability } from './availability.ts'
import { DownloadButton } from './download-button.tsx'
import { StillNeeded } from './still-needed.tsx'
import { WorksheetButton } from './worksheet-button.tsx'

interface DocumentListProps {
  trust: TrustRecord
  label: string
  /** The page that the questions lead back to, where it is not the dashboard. */
  from?: 'summary'
}

/** The nine documents, each with its status in words, what it still needs, and its download. */
export function DocumentList({ trust, label, from }: DocumentListProps) {
  const copies = useDownloadRecords(trust.uid)
  const blanks = useBlanks(trust)
  return (
    <>
      <EnglishNote about="documents" className="mb-5 max-w-4xl" />
      <ul aria-label={label} className="border-t border-hairline">
        {ALL_DOCUMENTS.map((id) => (
          <DocumentRow
            key={id}
            id={id}
            trust={trust}
            from={from}
            blanks={blanks.get(id)}
            copy={copies.find(({ document }) => document === id)}
          />
        ))}
      </ul>
    </>
  )
}

interface DocumentRowProps extends Pick<DocumentListProps, 'trust' | 'from'> {
  id: DocumentId
  blanks: readonly Blank[] | undefined
  /** The newest that was downloaded or printed. */
  copy: DocumentCopy | undefined
}

function DocumentRow({ id, trust, from, blanks, copy }: DocumentRowProps) {
  const { status, refusal } = availability(id, trust)
  const reason = useId()
  return (
    <li className="border-b border-hairline py-2">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1.5">
        <p className="min-w-0 flex-1 basis-48">
          <span className="font-semibold">{translate(documentNames[id])}</span>{' '}
          <span className={clsx('text-base', status === 'Ready to Download' ? 'text-spruce' : 'text-ink-soft')}>
            {translate(status)}
          </span>
        </p>
        <div className="flex flex-wrap gap-2">
          <PreviewLink document={id} />
          <DownloadButton document={id} unavailableBecause={refusal && reason} />
          {!refusal && <WorksheetButton document={id} trust={trust} />}
        </div>
      </div>
      <StillNeeded id={reason} document={id} trust={trust} from={from} />
      {blanks && <BlankList blanks={blanks} trust={trust} from={from} />}
      {copy && <FreshnessNote document={id} copy={copy} trust={trust} isReady={!refusal} />}
    </li>
  )
}
