import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import type { DocumentCopy } from '#api/documents.ts'
import { type DocumentId, documentNames } from '#domain/trust/documents.ts'
import type { TrustRecord } from '#domain/trust/record.ts'
import { DownloadButton } from '#web/features/documents/download/download-button.tsx'
import { ChangeList } from '#web/features/history/change-list.tsx'
import { translate } from '#web/i18n/i18n.ts'
import { freshnessWords } from './freshness-words.ts'
import { useFreshness } from './use-freshness.ts'

interface FreshnessNoteProps {
  document: DocumentId
  copy: DocumentCopy
  trust: TrustRecord
  /** Whether the document can be downloaded now. */
  isReady: boolean
}

/** When a document was last downloaded or printed, and which answers in it have changed since. */
export function FreshnessNote({ document, copy, trust, isReady }: FreshnessNoteProps) {
  const freshness = useFreshness(copy, trust)
  const isStale = freshness?.is === 'changed' || freshness?.is === 'reworded'
  const changes = freshness?.is === 'changed' ? (freshness.changes ?? []) : []
  return (
    <div className={isStale ? 'mt-1.5 border-l-4 border-brass pl-3' : undefined}>
      <p className={isStale ? 'text-base wrap-anywhere' : 'text-base text-ink-soft'}>
        {freshnessWords(copy, freshness, new Date())}
      </p>
      {changes.length > 0 && (
        <details className="mt-1 text-base">
          <summary className="min-h-8 cursor-pointer text-spruce underline underline-offset-2">
            <Trans>What changed in the {translate(documentNames[document])}</Trans>
          </summary>
          <ChangeList changes={changes} />
        </details>
      )}
      {isStale && isReady && (
        <div className="mt-2 mb-1">
          <DownloadButton
            document={document}
          >{t`Download the new ${translate(documentNames[document])}`}</DownloadButton>
        </div>
      )}
    </div>
  )
}
