import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { useId, useState } from 'react'
import { ssnDigits } from '#domain/formats/numbers.ts'
import { message } from '#domain/message.ts'
import { type DocumentId, documentNames } from '#domain/trust/documents.ts'
import { SECRET_FIELDS, type TrustRecord } from '#domain/trust/record.ts'
import { Button } from '#web/components/button.tsx'
import { askToConfirm } from '#web/components/confirm-store.ts'
import { translate } from '#web/i18n/i18n.ts'
import { readyDocuments } from './availability.ts'
import { useDownloads } from './downloads.tsx'
import { prefetch } from './make-files.ts'

interface DownloadButtonProps {
  document: DocumentId
  /** The words on the button. 'Download' alone is followed, for screen readers, by the document's name. */
  children?: string
  /** The id of the words on screen that say why it cannot be downloaded now; the button then does nothing. */
  unavailableBecause?: string
  size?: 'normal' | 'small'
}

export function DownloadButton({
  document,
  children = 'Download',
  unavailableBecause,
  size = 'small',
}: DownloadButtonProps) {
  const { busy, download } = useDownloads()
  const blocked = unavailableBecause !== undefined || (busy !== null && busy !== document)
  return (
    <Button
      variant="secondary"
      size={size}
      busy={busy === document}
      aria-disabled={blocked || undefined}
      aria-describedby={unavailableBecause}
      aria-label={children === 'Download' ? t`Download ${translate(documentNames[document])}` : undefined}
      onClick={() => void download(document)}
      onPointerEnter={blocked ? undefined : prefetch}
      onFocus={blocked ? undefined : prefetch}
    >
      {translate(children)}
    </Button>
  )
}

const all = Object.keys(documentNames).length

/** Downloads every ready document at once. Says how many there are, or why there is nothing to download. */
export function PacketButton({ trust }: { trust: TrustRecord }) {
  const { busy, downloadReady } = useDownloads()
  const words = useId()
  const copy = useId()
  const [attorneyCopy, setAttorneyCopy] = useState(false)
  const documents = readyDocuments(trust)
  const ready = documents.length
  const blocked = ready === 0 || (busy !== null && busy !== 'packet')
  return (
    <div className="mb-3 flex flex-wrap items-center gap-x-5 gap-y-2">
      <Button
        busy={busy === 'packet'}
        aria-disabled={blocked || undefined}
        aria-describedby={words}
        onClick={() => void downloadReady({ attorneyCopy })}
        onPointerEnter={blocked ? undefined : prefetch}
        onFocus={blocked ? undefined : prefetch}
      >
        <Trans>Download all ready documents</Trans>
      </Button>
      <p id={words} className="min-w-0 text-base text-ink-soft sm:flex-1 sm:basis-64">
        {ready === 0
          ? t`No document is ready yet. Each is ready at 100%.`
          : t`${ready} of ${all} ready. One .zip file, with a cover index in the order of signing.`}
      </p>
      {documents.includes('trust-agreement') && (
        <div className="flex gap-3">
          <input
            type="checkbox"
            id={copy}
            className="mt-0.5 size-6 shrink-0"
            checked={attorneyCopy}
            onChange={(event) => setAttorneyCopy(event.target.checked)}
          />
          <label htmlFor={copy}>{t`Add an attorney’s copy of the agreement, with notes on its sources`}</label>
        </div>
      )}
    </div>
  )
}

const WORKSHEET: DocumentId = 'ein-instructions'
const hasCompleteSsn = (trust: TrustRecord) => SECRET_FIELDS.some((field) => ssnDigits(trust[field] ?? '').length === 9)

/** The user's own copy of the EIN instructions, with whole social security numbers; made only after a question. */
export function WorksheetButton({ document, trust }: { document: DocumentId; trust: TrustRecord }) {
  const { busy, download } = useDownloads()
  if (document !== WORKSHEET || !hasCompleteSsn(trust)) return null
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
