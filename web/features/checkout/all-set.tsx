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
      <PageTitle>You're All Set!</PageTitle>
      <p className="max-w-prose text-xl">You already have access to the Trust Builder</p>
      <LinkButton to={`${pages.builder}?start=true`}>Go to Trust Builder</LinkButton>
    </QuietPage>
  )
}
