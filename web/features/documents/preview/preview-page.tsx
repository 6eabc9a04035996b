import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { useMemo, useState } from 'react'
import { useParams } from 'react-router'
import { buildDocument } from '#documents/build.ts'
import { fileName } from '#documents/file-names.ts'
import { localDate } from '#domain/formats/calendar-date.ts'
import { type DocumentId, documentNames } from '#domain/trust/documents.ts'
import type { TrustRecord } from '#domain/trust/record.ts'
import { DASHBOARD } from '#domain/trust/routes.ts'
import { Paid } from '#web/app/guard.tsx'
import { Button, LinkButton } from '#web/components/button.tsx'
import { PageTitle } from '#web/components/page-title.tsx'
import { useAuth, useInstallation } from '#web/features/account/auth/auth-state.ts'
import { availability } from '#web/features/documents/download/availability.ts'
import { DownloadButton } from '#web/features/documents/download/download-buttons.tsx'
import { DownloadsProvider } from '#web/features/documents/download/downloads.tsx'
import { mayMake } from '#web/features/documents/freshness/ask-of-signed.ts'
import { recordDownload } from '#web/features/documents/freshness/use-freshness.ts'
import { TrustGate } from '#web/features/trust/trust-gate.tsx'
import { BackToChange } from '#web/features/trust/trust-sheet.tsx'
import { EnglishNote } from '#web/i18n/english-note.tsx'
import { translate } from '#web/i18n/i18n.ts'
import { mayPreview, NoPreview } from './preview-link.tsx'
import { Sheets, usePrint } from './sheets.tsx'

const known = (id: string): id is DocumentId => Object.hasOwn(documentNames, id)

/** One of the nine documents as pages on screen; an unknown id shows what a download of it would say. */
export default function PreviewPage() {
  return (
    <Paid>
      <PreviewForOwner />
    </Paid>
  )
}

function PreviewForOwner() {
  const { document: id = '' } = useParams()
  const installation = useInstallation()
  const { user } = useAuth()
  const name = known(id) ? documentNames[id] : id
  return (
    <div className="printable page-width py-8">
      <div className="screen-only">
        <PageTitle title={t`Preview of ${translate(name)}`}>{known(id) ? translate(name) : t`Document`}</PageTitle>
      </div>
      {mayPreview(installation, user) ? (
        <TrustGate
          awaited={t`Loading your trust...`}
          none={t`Start a trust, and every document can be read here as it takes shape.`}
        >
          {(trust) => <Preview key={id} trust={trust} id={id} name={name} />}
        </TrustGate>
      ) : (
        <div className="mt-6">
          <NoPreview />
        </div>
      )}
    </div>
  )
}

function Preview({ trust, id, name }: { trust: TrustRecord; id: string; name: string }) {
  const doc = useMemo(() => buildDocument(trust, name), [trust, name])
  const [asText, setAsText] = useState(false)
  const print = usePrint(fileName(trust.trustName, name, localDate(new Date())).replace(/\.docx$/, ''), () => {
    if (known(id)) void recordDownload(trust, [id], 'print')
  })
  const askAndPrint = async () => {
    const may = !known(id) || mayMake(trust, [id], 'print')
    if (may === true || (await may)) print()
  }
  return (
    <>
      <div className="screen-only mt-3 mb-7">
        <p className="max-w-prose text-ink-soft">
          <Trans>
            Preview; page breaks can differ in Word.{' '}
            {trust.completedAt ? '' : t`It is marked as a draft until you complete the trust. `}
            Choose an answer or a marked blank to go to its question.
          </Trans>
        </p>
        <EnglishNote about="documents" className="mt-4 max-w-prose" />
        <div className="mt-4 flex flex-wrap gap-3">
          <Button onClick={() => void askAndPrint()}>
            <Trans>Print or save as PDF</Trans>
          </Button>
          {known(id) && (
            <DownloadsProvider trust={trust}>
              <Download id={id} trust={trust} />
            </DownloadsProvider>
          )}
          <Button variant="secondary" aria-pressed={asText} onClick={() => setAsText(!asText)}>
            <Trans>Larger text</Trans>
          </Button>
          <BackToChange />
          <LinkButton to={DASHBOARD} variant="secondary">
            <Trans>Back to the dashboard</Trans>
          </LinkButton>
        </div>
      </div>
      <Sheets doc={doc} trust={trust} level={2} asText={asText} />
    </>
  )
}

function Download({ id, trust }: { id: DocumentId; trust: TrustRecord }) {
  const { notReady } = availability(id, trust)
  if (notReady) return null
  return <DownloadButton document={id} size="normal">{t`Download Word file`}</DownloadButton>
}
