import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { useId, useState } from 'react'
import { documentNames } from '#domain/trust/documents.ts'
import type { TrustRecord } from '#domain/trust/record.ts'
import { Button } from '#web/components/button.tsx'
import { useDownloads } from './downloads.tsx'
import { prefetch } from './make-files.ts'
import { readyDocuments } from './ready-documents.ts'

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
    <div className="mb-4 flex flex-wrap items-center gap-x-5 gap-y-2">
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
      <p id={words} className="min-w-0 text-base text-ink-soft">
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
