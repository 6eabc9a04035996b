import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { useId, useMemo, useState } from 'react'
import { buildDocument } from '#documents/build.ts'
import { fileName } from '#documents/file-names.ts'
import { localDate } from '#domain/formats/calendar-date.ts'
import { ALL_DOCUMENTS, type DocumentId, documentNames } from '#domain/trust/documents.ts'
import type { TrustRecord } from '#domain/trust/record.ts'
import { Button } from '#web/components/button.tsx'
import { Sheets, usePrint } from '#web/features/documents/preview/sheets.tsx'
import { translate } from '#web/i18n/i18n.ts'

const nothing = () => {}

interface DocumentsForReaderProps {
  trust: TrustRecord
  /** Whether the owner's package holds previews. */
  previews: boolean
  /** The documents to choose from; the first is shown. */
  offered?: readonly [DocumentId, ...DocumentId[]]
}

const ALL = ALL_DOCUMENTS as readonly [DocumentId, ...DocumentId[]]

/** The documents as pages to read and to print, one at a time. */
export default function DocumentsForReader({ trust, previews, offered = ALL }: DocumentsForReaderProps) {
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
      <ReaderDocument key={id} id={id} trust={trust} />
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

function ReaderDocument({ id, trust }: { id: DocumentId; trust: TrustRecord }) {
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
      </div>
      <Sheets doc={doc} trust={trust} level={2} readOnly asText={asText} />
    </>
  )
}
