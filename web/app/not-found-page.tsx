import { pages } from '#api/pages.ts'
import { LinkButton } from '#web/components/button.tsx'
import { PageTitle } from '#web/components/page-title.tsx'
import { QuietPage } from './quiet-page.tsx'

export default function NotFoundPage() {
  return (
    <QuietPage seed="nowhere">
      <PageTitle title="Page not found" className="max-w-xl">
        Oops! We couldn't find the page you're looking for.
      </PageTitle>
      <p className="max-w-prose">The address may be mistyped, or the page may have moved.</p>
      <LinkButton to={pages.home}>Return to Home</LinkButton>
    </QuietPage>
  )
}
