import { pages } from '#contract/pages.ts'
import { Contours } from '#web/pictures/contours.tsx'
import { LinkButton } from '#web/ui/button.tsx'
import { PageTitle } from '#web/ui/page-title.tsx'

export default function NotFoundPage() {
  return (
    <div className="page-width relative isolate flex min-h-[60vh] flex-col items-start justify-center gap-6 py-16">
      <Contours seed="nowhere" className="absolute inset-0 -z-10 size-full opacity-50" />
      <PageTitle title="Page not found" className="max-w-prose">
        Oops! We couldn't find the page you're looking for.
      </PageTitle>
      <p className="max-w-prose">The address may be mistyped, or the page may have moved.</p>
      <LinkButton to={pages.home}>Return to Home</LinkButton>
    </div>
  )
}
