import type { DocumentCopy } from '#api/documents.ts'
import { type DocumentId, documentNames } from '#domain/trust/documents.ts'
import type { TrustRecord } from '#domain/trust/record.ts'
import { DownloadButton } from '#web/download/download-button.tsx'
import { ChangeList } from '#web/history/change-list.tsx'
import { say } from '#web/spanish/say.ts'
import { useVerdict } from './use-verdict.ts'
import { copyWords } from './words.ts'

interface CopyNoteProps {
  document: DocumentId
  copy: DocumentCopy
  trust: TrustRecord
  /** Whether the document can be downloaded now. */
  isReady: boolean
}

/** When a document was last downloaded or printed, whether that copy still says what the answers say, and what not. */
export function CopyNote({ document, copy, trust, isReady }: CopyNoteProps) {
  const verdict = useVerdict(copy, trust)
  const isStale = verdict?.is === 'changed' || verdict?.is === 'reworded'
  const changes = verdict?.is === 'changed' ? (verdict.changes ?? []) : []
  return (
    <div className={isStale ? 'mt-1.5 border-l-4 border-brass pl-3' : undefined}>
      <p className={isStale ? 'text-base wrap-anywhere' : 'text-base text-ink-soft'}>
        {copyWords(copy, verdict, new Date())}
      </p>
      {changes.length > 0 && (
        <details className="mt-1 text-base">
          <summary className="min-h-8 cursor-pointer text-spruce underline underline-offset-2">
            What changed in the {say(documentNames[document])}
          </summary>
          <ChangeList changes={changes} />
        </details>
      )}
      {isStale && isReady && (
        <div className="mt-2 mb-1">
          <DownloadButton document={document}>{`Download the new ${say(documentNames[document])}`}</DownloadButton>
        </div>
      )}
    </div>
  )
}
