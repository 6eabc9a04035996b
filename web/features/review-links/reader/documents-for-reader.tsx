import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { type ReactNode, useId, useMemo, useState } from 'react'
import { buildDocument } from '#documents/build.ts'
import { fileName } from '#documents/file-names.ts'
import { localDate } from '#domain/formats/calendar-date.ts'
import { ALL_DOCUMENTS, type DocumentId, documentNames } from '#domain/trust/documents.ts'
import type { TrustRecord } from '#domain/trust/record.ts'
import { Button } from '#web/components/button.tsx'
import { Notice } from '#web/components/notice.tsx'
import { cleanedMessage } from '#web/features/account/auth/failure.ts'
import { availability } from '#web/features/documents/download/availability.ts'
import { makeAttorneyCopy } from '#web/features/documents/download/make-files.ts'
import { saveFile } from '#web/features/documents/download/save-file.ts'
import { Sheets, usePrint } from '#web/features/documents/preview/sheets.tsx'
import { translate } from '#web/i18n/i18n.ts'

const nothing = () => {}

interface DocumentsForReaderProps {
  trust: TrustRecord
  /** Whether the owner's package holds previews. */
  previews: boolean
  /** The documents to choose from; the first is shown. */
  offered?: readonly [DocumentId, ...DocumentId[]]
  /** Asks for the answers of which an attorney's copy is made; `undefined` where the link has ended. */
  onCopy?: () => Promise<TrustRecord | undefined>
}

const ALL = ALL_DOCUMENTS as readonly [DocumentId, ...DocumentId[]]

/** The documents as pages to read and to print, one at a time. */
export default function DocumentsForReader({ trust, previews, offered = ALL, onCopy }: DocumentsForReaderProps) {
  const [id, setId] = useState(offered[0])
  if (!previews)
    return (
      <p className="max-w-prose">
        <Trans>Previews of the documents are not part of the package that the owner has.</Trans>
      </p>
    )
  return (
    <>
      <Choice id={id} offered={offered} onChosen={setId} />
      <ReaderDocument key={id} id={id} trust={trust}>
        {id === 'trust-agreement' && onCopy && <AttorneyCopy trust={trust} onCopy={onCopy} />}
      </ReaderDocument>
    </>
  )
}

interface ChoiceProps {
  id: DocumentId
  offered: readonly DocumentId[]
  onChosen: (id: DocumentId) => void
}

function Choice({ id, offered, onChosen }: ChoiceProps) {
  const field = useId()
  return (
    <div className="screen-only max-w-lg">
      <label htmlFor={field} className="mb-1 block font-semibold">
        <Trans>Document</Trans>
      </label>
      <select
        id={field}
        className="input"
        value={id}
        onChange={({ target }) => onChosen(offered.find((each) => each === target.value) ?? id)}
      >
        {offered.map((each) => (
          <option key={each} value={each}>
            {translate(documentNames[each])}
          </option>
        ))}
      </select>
    </div>
  )
}

interface ReaderDocumentProps {
  id: DocumentId
  trust: TrustRecord
  children: ReactNode
}

function ReaderDocument({ id, trust, children }: ReaderDocumentProps) {
  const name = documentNames[id]
  const doc = useMemo(() => buildDocument(trust, name), [trust, name])
  const [asText, setAsText] = useState(false)
  const print = usePrint(fileName(trust.trustName, name, localDate(new Date())).replace(/\.docx$/, ''), nothing)
  return (
    <>
      <div className="screen-only mt-4 mb-7">
        <p className="max-w-prose text-ink-soft">
          <Trans>
            Preview; page breaks can differ in Word.{' '}
            {trust.completedAt ? '' : t`It is a draft until the owner completes it. `}
            Marked blanks wait for an answer.
          </Trans>
        </p>
        <div className="mt-4 flex flex-wrap gap-3">
          <Button onClick={print}>
            <Trans>Print or save as PDF</Trans>
          </Button>
          <Button variant="secondary" aria-pressed={asText} onClick={() => setAsText(!asText)}>
            <Trans>Larger text</Trans>
          </Button>
        </div>
        {children}
      </div>
      <Sheets doc={doc} trust={trust} level={2} readOnly asText={asText} />
    </>
  )
}

/** The agreement with notes on its sources, to save, once the owner can download it too. */
function AttorneyCopy({ trust, onCopy }: Required<Pick<DocumentsForReaderProps, 'trust' | 'onCopy'>>) {
  const words = useId()
  const [busy, setBusy] = useState(false)
  const [failure, setFailure] = useState<unknown>()
  const { notReady } = availability('trust-agreement', trust)
  const download = async () => {
    setBusy(true)
    setFailure(undefined)
    try {
      const now = await onCopy()
      if (!now) return
      const { fileName, bytes } = await makeAttorneyCopy(now)
      saveFile(fileName, bytes)
    } catch (error) {
      console.error('The copy was not made', error)
      setFailure(error)
    }
    setBusy(false)
  }
  if (notReady) return null
  return (
    <div className="mt-5">
      <Button variant="secondary" busy={busy} aria-describedby={words} onClick={() => void download()}>
        <Trans>Download the attorney’s copy</Trans>
      </Button>
      <p id={words} className="mt-2 max-w-prose text-base text-ink-soft">
        <Trans>
          A Word file of the agreement, with notes in the margin on the statutes and answers behind each clause. It is
          not for signing, and the owner sees that it was made.
        </Trans>
      </p>
      {failure !== undefined && (
        <Notice kind="error" live className="mt-4 max-w-prose">
          <Trans>The copy was not made. {translate(cleanedMessage(failure))}</Trans>
        </Notice>
      )}
    </div>
  )
}
