import { useId, useState } from 'react'
import { documentNames } from '#domain/trust/documents.ts'
import type { TrustRecord } from '#domain/trust/record.ts'
import { Button } from '#web/components/button.tsx'
import { say } from '#web/spanish/say.ts'
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
    <div className="mb-5 flex max-w-4xl flex-wrap items-center gap-x-5 gap-y-2">
      <Button
        busy={busy === 'packet'}
        aria-disabled={blocked || undefined}
        aria-describedby={words}
        onClick={() => void downloadReady({ attorneyCopy })}
        onPointerEnter={blocked ? undefined : prefetch}
        onFocus={blocked ? undefined : prefetch}
      >
        Download all ready documents
      </Button>
      <p id={words} className="min-w-0 text-base text-ink-soft">
        {ready === 0
          ? 'No document is ready yet. Each is ready at 100%.'
          : `${ready} of ${all} ready. One .zip file, with a cover index in the order of signing.`}
      </p>
      {documents.includes('trust-agreement') && (
        <div className="flex w-full gap-3">
          <input
            type="checkbox"
            id={copy}
            className="mt-0.5 size-6 shrink-0"
            checked={attorneyCopy}
            onChange={(event) => setAttorneyCopy(event.target.checked)}
          />
          <label htmlFor={copy}>{say('Add an attorney’s copy of the agreement, with notes on its sources')}</label>
        </div>
      )}
    </div>
  )
}
