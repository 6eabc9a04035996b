import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { generatePath, Link } from 'react-router'
import { pages } from '#api/pages.ts'
import type { Installation, SessionUser } from '#api/session.ts'
import { holdsPreviews } from '#domain/product.ts'
import { type DocumentId, documentNames } from '#domain/trust/documents.ts'
import { LinkButton } from '#web/components/button.tsx'
import { type CameFrom, openedFrom } from '#web/features/questionnaire/way-back.ts'
import { translate } from '#web/i18n/i18n.ts'

export const previewPath = (document: DocumentId) => generatePath(pages.preview, { document })

/** The way to a document's preview, ready or not, and back from there. */
export function PreviewLink({ document, from }: { document: DocumentId; from?: CameFrom | undefined }) {
  return (
    <LinkButton
      to={openedFrom(from, previewPath(document))}
      variant="secondary"
      size="small"
      aria-label={t`Preview ${translate(documentNames[document])}`}
    >
      <Trans>Preview</Trans>
    </LinkButton>
  )
}

/** Whether this account's package holds previews. Without the payment check every account's does. */
export function mayPreview({ paymentCheck }: Installation, user: Pick<SessionUser, 'packageType'> | null): boolean {
  return holdsPreviews(paymentCheck, user?.packageType)
}

/** What an account sees whose package has no previews. */
export function NoPreview() {
  return (
    <p className="max-w-prose">
      <Trans>
        Previews of your documents are part of the Pro and Elite packages. Your answers and downloads stay as they are.{' '}
        <Link to={pages.services} className="link">
          See the packages
        </Link>
      </Trans>
    </p>
  )
}
