import { useId } from 'react'
import type { DocumentCopy } from '#api/documents.ts'
import { type DocumentId, documentNames } from '#domain/trust/documents.ts'
import type { TrustRecord } from '#domain/trust/record.ts'
import { FreshnessNote } from '#web/features/documents/freshness/freshness-note.tsx'
import { useDownloadRecords } from '#web/features/documents/freshness/use-freshness.ts'
import { PreviewLink } from '#web/features/documents/preview/preview-link.tsx'
import { EnglishNote } from '#web/i18n/english-note.tsx'
import { translate } from '#web/i18n/i18n.ts'
import { availability } from './availability.ts'
import { DownloadButton } from './download-button.tsx'
import { StillNeeded } from './still-needed.tsx'
import { WorksheetButton } from './worksheet-button.tsx'

const ids = Object.keys(documentNames) as DocumentId[]

interface DocumentListProps {
  trust: TrustRecord
  label: string
  /** The page that the questions lead back to, where it is not the dashboard. */
  from?: 'summary'
}

/** The nine documents, each with its status in words, what it still needs, and its download. */
export function DocumentList({ trust, label, from }: DocumentListProps) {
  const copies = useDownloadRecords(trust.uid)
  return (
    <>
      <EnglishNote about="documents" className="mb-5 max-w-4xl" />
      <ul aria-label={label} className="max-w-4xl divide-y divide-hairline border-y border-hairline">
        {ids.map((id) => (
          <DocumentRow
            key={id}
            id={id}
            trust={trust}
            from={from}
            copy={copies.find(({ document }) => document === id)}
          />
        ))}
      </ul>
    </>
  )
}

interface DocumentRowProps extends Pick<DocumentListProps, 'trust' | 'from'> {
  id: DocumentId
  /** The newest that was downloaded or printed. */
  copy: DocumentCopy | undefined
}

function DocumentRow({ id, trust, from, copy }: DocumentRowProps) {
  const { status, refusal } = availability(id, trust)
  const reason = useId()
  return (
    <li className="py-3.5">
      <div className="flex items-center justify-between gap-4">
        <div className="min-w-0">
          <p className="font-semibold">{translate(documentNames[id])}</p>
          <p className={status === 'Ready to Download' ? 'text-base text-spruce' : 'text-base text-ink-soft'}>
            {translate(status)}
          </p>
          {refusal && (
            <p id={reason} className="text-base text-ink-soft">
              {translate(refusal)}
            </p>
          )}
          <StillNeeded document={id} trust={trust} from={from} />
        </div>
        <div className="flex flex-wrap justify-end gap-2">
          <PreviewLink document={id} />
          <DownloadButton document={id} unavailableBecause={refusal && reason} />
          {!refusal && <WorksheetButton document={id} trust={trust} />}
        </div>
      </div>
      {copy && <FreshnessNote document={id} copy={copy} trust={trust} isReady={!refusal} />}
    </li>
  )
}
