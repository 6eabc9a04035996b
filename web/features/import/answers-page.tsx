import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { Link } from 'react-router'
import { HISTORY } from '#domain/trust/routes.ts'
import { PageTitle } from '#web/components/page-title.tsx'
import { SaveNotices } from '#web/features/trust/save-notices.tsx'
import { WithTrust } from '#web/features/trust/with-trust.tsx'
import { AnswersFromFile } from './answers-from-file.tsx'

/** The answers of an earlier export, put instead of the present ones or into an empty account. */
export function AnswersFromFilePage() {
  return (
    <WithTrust>
      {(trust, isNew) => (
        <div className="mx-auto max-w-4xl py-8 sm:py-12">
          <PageTitle>{t`Bring Back Your Answers`}</PageTitle>
          <p className="mt-3 max-w-prose">
            <Trans>
              From a file that you saved with “Download My Data” in your settings. It is read here in your browser, and
              you see what is in it before anything changes. Only the answers to the thirteen sections are imported:
              your profile, your card and your purchases stay as they are.
            </Trans>
          </p>
          {!isNew && (
            <p className="mt-3 max-w-prose">
              <Trans>
                To go back to answers you had in this account, you do not need a file: they are in the{' '}
                <Link to={HISTORY} className="link">
                  history of your answers
                </Link>
                .
              </Trans>
            </p>
          )}
          <div className="mt-8 space-y-8">
            <SaveNotices />
            <AnswersFromFile trust={trust} isNew={isNew} />
          </div>
        </div>
      )}
    </WithTrust>
  )
}
