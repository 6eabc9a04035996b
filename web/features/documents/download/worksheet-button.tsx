import { Trans } from '@lingui/react/macro'
import { ssnDigits } from '#domain/formats/social-security-number.ts'
import { message } from '#domain/message.ts'
import { type DocumentId, documentNames } from '#domain/trust/documents.ts'
import { SECRET_FIELDS, type TrustRecord } from '#domain/trust/record.ts'
import { Button } from '#web/components/button.tsx'
import { askToConfirm } from '#web/components/confirm-store.ts'
import { useDownloads } from './downloads.tsx'

const WORKSHEET: DocumentId = 'ein-instructions'
const isWhole = (trust: TrustRecord) => SECRET_FIELDS.some((field) => ssnDigits(trust[field] ?? '').length === 9)

/** The user's own copy of the EIN instructions, with whole social security numbers; made only after a question. */
export function WorksheetButton({ document, trust }: { document: DocumentId; trust: TrustRecord }) {
  const { busy, download } = useDownloads()
  if (document !== WORKSHEET || !isWhole(trust)) return null
  const ask = async () => {
    const sure = await askToConfirm({
      title: 'Print full social security numbers?',
      body: message(
        'This copy of the {document} shows the numbers in full, so that you can copy them to the form. Keep it private, and destroy it after filing.',
        { document: message(documentNames[WORKSHEET]) },
      ),
      yes: 'Download my worksheet',
      no: 'Not now',
    })
    if (sure) await download(WORKSHEET, { fullSsn: true })
  }
  return (
    <Button variant="quiet" size="small" aria-disabled={busy !== null || undefined} onClick={() => void ask()}>
      <Trans>With full numbers</Trans>
    </Button>
  )
}
