import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import type { TrustRecord } from '#domain/trust/record.ts'
import { continuePath, resumeSlug } from '#domain/trust/resume.ts'
import { stepOf } from '#domain/trust/steps/all.ts'
import { LinkButton } from '#web/components/button.tsx'
import { Card } from '#web/components/card.tsx'
import { say } from '#web/i18n/i18n.ts'

export function ResumeCard({ trust }: { trust: TrustRecord }) {
  return (
    <Card as="section" aria-labelledby="resume">
      <h2 id="resume" className="text-2xl">
        <Trans>Resume Your Trust</Trans>
      </h2>
      <p className="mt-2">
        {trust.completed
          ? t`The summary shows all answers and documents on one page. You can change any of them.`
          : t`You are at ${say(stepOf(resumeSlug(trust)).name)}. Everything you have answered is kept.`}
      </p>
      <LinkButton to={continuePath(trust)} className="mt-5">
        <Trans>Continue Where I Left Off</Trans>
      </LinkButton>
    </Card>
  )
}
