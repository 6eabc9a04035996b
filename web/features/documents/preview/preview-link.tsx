import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { generatePath } from 'react-router'
import { pages } from '#api/pages.ts'
import { type DocumentId, documentNames } from '#domain/trust/documents.ts'
import { LinkButton } from '#web/components/button.tsx'
import { translate } from '#web/i18n/i18n.ts'

export const previewPath = (document: DocumentId) => generatePath(pages.preview, { document })

/** The way to a document's preview, ready or not. */
export function PreviewLink({ document }: { document: DocumentId }) {
  return (
    <LinkButton
      to={previewPath(document)}
      variant="secondary"
      size="small"
      aria-label={t`Preview ${translate(documentNames[document])}`}
    >
      <Trans>Preview</Trans>
    </LinkButton>
  )
}
