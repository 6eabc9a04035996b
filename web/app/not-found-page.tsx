import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { pages } from '#api/pages.ts'
import { LinkButton } from '#web/components/button.tsx'
import { PageTitle } from '#web/components/page-title.tsx'
import { QuietPage } from './quiet-page.tsx'

export default function NotFoundPage() {
  return (
    <QuietPage seed="nowhere">
      <PageTitle
        title={t`Page not found`}
        className="max-w-xl"
      >{t`Oops! We couldn't find the page you're looking for.`}</PageTitle>
      <p className="max-w-prose">
        <Trans>The address may be mistyped, or the page may have moved.</Trans>
      </p>
      <LinkButton to={pages.home}>
        <Trans>Return to Home</Trans>
      </LinkButton>
    </QuietPage>
  )
}
