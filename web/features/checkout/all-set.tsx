import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { useEffect } from 'react'
import { useNavigate } from 'react-router'
import { pages } from '#api/pages.ts'
import { QuietPage } from '#web/app/quiet-page.tsx'
import { LinkButton } from '#web/components/button.tsx'
import { PageTitle } from '#web/components/page-title.tsx'

/** How long the page stands before it leads on (specification P 9). */
const PAUSE = 500

/** What someone sees who has paid already. */
export function AllSet() {
  const navigate = useNavigate()
  useEffect(() => {
    // In place of this page: from the Trust Builder, Back would otherwise lead here and at once forward again.
    const redirect = setTimeout(() => void navigate(pages.builder, { replace: true }), PAUSE)
    return () => clearTimeout(redirect)
  }, [navigate])
  return (
    <QuietPage seed="checkout">
      <PageTitle>{t`You're All Set!`}</PageTitle>
      <p className="max-w-prose text-xl">
        <Trans>You already have access to the Trust Builder</Trans>
      </p>
      <LinkButton to={`${pages.builder}?start=true`}>
        <Trans>Go to Trust Builder</Trans>
      </LinkButton>
    </QuietPage>
  )
}
