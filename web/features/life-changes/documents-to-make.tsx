import { Trans } from '@lingui/react/macro'
import { useId } from 'react'
import { Link } from 'react-router'
import type { DownloadRecord } from '#api/documents.ts'
import { type DocumentId, documentNames } from '#domain/trust/documents.ts'
import type { actionFor, DocumentAction } from '#domain/trust/life-changes/law.ts'
import type { TrustRecord } from '#domain/trust/record.ts'
import { SIGNING_DAY, SIGNING_KIT } from '#domain/trust/routes.ts'
import { isSigned } from '#domain/trust/signing-day.ts'
import { availability } from '#web/features/documents/download/availability.ts'
import { StillNeeded } from '#web/features/documents/download/document-list.tsx'
import { DownloadButton } from '#web/features/documents/download/download-buttons.tsx'
import { FreshnessNote } from '#web/features/documents/freshness/freshness-note.tsx'
import { useDownloadRecords } from '#web/features/documents/freshness/use-freshness.ts'
import { PreviewLink } from '#web/features/documents/preview/preview-link.tsx'
import { openedFrom, useChangeHere } from '#web/features/questionnaire/way-back.ts'
import { SourcedText } from '#web/features/trust/sourced-facts.tsx'
import { EnglishNote } from '#web/i18n/english-note.tsx'
import { translate } from '#web/i18n/i18n.ts'

const ACTIONS: Readonly<Record<DocumentAction, string>> = {
  make: 'Make it again',
  'sign-again': 'Make and sign a new one',
  'may-sign-again': 'Stays valid, and may be signed again',
  add: 'Sign an additional one',
  keep: 'Stays as it was signed',
}

type DocumentToMake = { id: DocumentId } & ReturnType<typeof actionFor>

interface DocumentsToMakeProps {
  documents: readonly DocumentToMake[]
  /** Those that say something else than when the change was chosen. */
  changed: readonly DocumentId[]
  trust: TrustRecord
}

/** The documents that follow from a change in life, each with what becomes of it. */
export function DocumentsToMake({ documents, changed, trust }: DocumentsToMakeProps) {
  const here = useChangeHere()
  const copies = useDownloadRecords(trust.uid)
  const toMake = documents.filter(({ action }) => action !== 'keep')
  return (
    <>
      <EnglishNote about="documents" className="mb-4" />
      {toMake.some(({ id }) => !changed.includes(id)) && (
        <p className="mb-3 text-ink-soft">
          <Trans>Each can be made once its answers above are changed.</Trans>
        </p>
      )}
      <ul className="border-t border-hairline">
        {documents.map((document) => (
          <DocumentRow
            key={document.id}
            document={document}
            trust={trust}
            isChanged={changed.includes(document.id)}
            copies={copies}
          />
        ))}
      </ul>
      {toMake.length > 0 && isSigned(trust, 'trust-agreement') && (
        <p className="mt-3 max-w-prose">
          <Trans>
            The{' '}
            <Link to={openedFrom(here, SIGNING_KIT)} className="link">
              signing-day kit
            </Link>{' '}
            says how each one is signed. Keep the ones you signed before. Once a new one is signed, clear its check
            marks on{' '}
            <Link to={openedFrom(here, SIGNING_DAY)} className="link">
              Signing Day
            </Link>{' '}
            and set them again.
          </Trans>
        </p>
      )}
    </>
  )
}

interface DocumentRowProps {
  document: DocumentToMake
  trust: TrustRecord
  isChanged: boolean
  /** All that was downloaded or printed, newest first. */
  copies: readonly DownloadRecord[]
}

function DocumentRow({ document: { id, action, fact }, trust, isChanged, copies }: DocumentRowProps) {
  const here = useChangeHere()
  const { notReady } = availability(id, trust)
  const reason = useId()
  const kept = action === 'keep'
  return (
    <li className="border-b border-hairline py-3 print:break-inside-avoid print:py-1.5">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1.5">
        <p className="min-w-0 flex-1 basis-56">
          <span className="block font-semibold">{translate(documentNames[id])}</span>
          <span className="text-base text-ink-soft">{translate(ACTIONS[action])}</span>
        </p>
        {!kept && isChanged && (
          <div className="flex flex-wrap gap-2 print:hidden">
            <PreviewLink document={id} from={here} />
            <DownloadButton document={id} unavailableBecause={notReady && reason} />
          </div>
        )}
      </div>
      {fact && (
        <p className="mt-1 max-w-prose text-base">
          <SourcedText fact={fact} />
        </p>
      )}
      {!kept && isChanged && <StillNeeded id={reason} document={id} trust={trust} from={here} />}
      {/* The row has the download, once the answers of this change are in it. */}
      {!kept && <FreshnessNote document={id} copies={copies} trust={trust} onlyChanged />}
    </li>
  )
}
