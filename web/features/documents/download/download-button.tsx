import { type DocumentId, documentNames } from '#domain/trust/documents.ts'
import { Button } from '#web/components/button.tsx'
import { say } from '#web/spanish/say.ts'
import { useDownloads } from './downloads.tsx'
import { prefetch } from './make-files.ts'

interface DownloadButtonProps {
  document: DocumentId
  /** The words on the button. 'Download' alone is followed, for screen readers, by the document's name. */
  children?: string
  /** The id of the words on screen that say why it cannot be downloaded now; the button then does nothing. */
  refusedBy?: string
  size?: 'normal' | 'small'
}

export function DownloadButton({ document, children = 'Download', refusedBy, size = 'small' }: DownloadButtonProps) {
  const { busy, download } = useDownloads()
  const blocked = refusedBy !== undefined || (busy !== null && busy !== document)
  return (
    <Button
      variant="secondary"
      size={size}
      busy={busy === document}
      aria-disabled={blocked || undefined}
      aria-describedby={refusedBy}
      aria-label={children === 'Download' ? `Download ${say(documentNames[document])}` : undefined}
      onClick={() => void download(document)}
      onPointerEnter={blocked ? undefined : prefetch}
      onFocus={blocked ? undefined : prefetch}
    >
      {say(children)}
    </Button>
  )
}
