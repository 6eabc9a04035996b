import { useId } from 'react'
import { documentNames } from '#domain/trust/documents.ts'
import type { TrustRecord } from '#domain/trust/record.ts'
import { Button } from '#web/ui/button.tsx'
import { useDownloads } from './downloads.tsx'
import { prefetch } from './make-files.ts'
import { readyDocuments } from './ready-documents.ts'

const all = Object.keys(documentNames).length

/** Downloads every ready document at once. Says how many there are, or why there is nothing to download. */
export function PacketButton({ trust }: { trust: TrustRecord }) {
  const { busy, downloadReady } = useDownloads()
  const words = useId()
  const ready = readyDocuments(trust).length
  const blocked = ready === 0 || (busy !== null && busy !== 'packet')
  return (
    <div className="mb-5 flex max-w-4xl flex-wrap items-center gap-x-5 gap-y-2">
      <Button
        busy={busy === 'packet'}
        aria-disabled={blocked || undefined}
        aria-describedby={words}
        onClick={() => void downloadReady()}
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
    </div>
  )
}
