import { Button } from '#web/components/button.tsx'
import { Notice } from '#web/components/notice.tsx'
import { PageTitle } from '#web/components/page-title.tsx'
import { Waiting } from '#web/components/spinner.tsx'
import type { LinkInAddress } from './link-in-address.ts'
import { PassphraseForm } from './passphrase-form.tsx'
import { RefusedLink } from './refused-link.tsx'
import { ReviewSheet } from './review-sheet.tsx'
import { TrustForReader } from './trust-for-reader.tsx'
import { useReview } from './use-review.ts'

/** A link, from the question for its pass-phrase to the answers behind it. */
export default function OpenedLink({ link }: { link: LinkInAddress }) {
  const { state, open, send, again } = useReview(link)
  switch (state.is) {
    case 'opening':
      return <Waiting>Opening the link...</Waiting>
    case 'asking':
      return (
        <ReviewSheet>
          <PageTitle>A Trust to Read</PageTitle>
          <p className="mt-4 mb-6">Whoever sent you this link has given it a pass-phrase, and has told it to you.</p>
          <PassphraseForm onGiven={open} />
        </ReviewSheet>
      )
    case 'refused':
      return <RefusedLink {...state} onGiven={open} />
    case 'unreachable':
      return (
        <ReviewSheet>
          <PageTitle>A Trust to Read</PageTitle>
          <Notice kind="warning" title="The server could not be reached" live className="mt-6">
            <p>Please check your internet connection.</p>
            <Button variant="secondary" size="small" className="mt-3" onClick={again}>
              Try again
            </Button>
          </Notice>
        </ReviewSheet>
      )
    case 'open':
      return <TrustForReader review={state.review} onSend={send} />
  }
}
