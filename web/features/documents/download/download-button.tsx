import { t } from '@lingui/core/macro'
import { type DocumentId, documentNames } from '#domain/trust/documents.ts'
import { Button } from '#web/components/button.tsx'
import { translate } from '#web/i18n/i18n.ts'
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
