import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { Button } from '#web/components/button.tsx'
import { Notice } from '#web/components/notice.tsx'
import { PageTitle } from '#web/components/page-title.tsx'
import { Waiting } from '#web/components/spinner.tsx'
import type { LinkInAddress } from './link-in-address.ts'
import { PassphraseForm } from './passphrase-form.tsx'
import { ReviewSheet } from './review-sheet.tsx'
import { TrustForReader } from './trust-for-reader.tsx'
import { UnusableLink } from './unusable-link.tsx'
import { useReview } from './use-review.ts'

/** A link, from the question for its pass-phrase to the answers behind it. */
export default function OpenedLink({ link }: { link: LinkInAddress }) {
  const { state, open, again, ...deeds } = useReview(link)
  switch (state.is) {
    case 'opening':
      return <Waiting>{t`Opening the link...`}</Waiting>
    case 'asking':
      return (
        <ReviewSheet>
          <PageTitle>{t`A Trust to Read`}</PageTitle>
          <p className="mt-4 mb-6">
            <Trans>Whoever sent you this link has given it a pass-phrase, and has told it to you.</Trans>
          </p>
          <PassphraseForm onGiven={open} />
        </ReviewSheet>
      )
    case 'refused':
      return <UnusableLink {...state} onGiven={open} />
    case 'unreachable':
      return (
        <ReviewSheet>
          <PageTitle>{t`A Trust to Read`}</PageTitle>
          <Notice kind="warning" title={t`The server could not be reached`} live className="mt-6">
            <p>
              <Trans>Please check your internet connection.</Trans>
            </p>
            <Button variant="secondary" size="small" className="mt-3" onClick={again}>
              <Trans>Try again</Trans>
            </Button>
          </Notice>
        </ReviewSheet>
      )
    case 'open':
      return <TrustForReader review={state.review} deeds={deeds} />
  }
}
