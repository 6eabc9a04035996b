import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { type ComponentType, lazy, Suspense } from 'react'
import { useLanguage } from '#web/i18n/language.ts'
import { Invitation } from '../invitation.tsx'
import { Newsletter } from '../newsletter.tsx'
import { StartLink } from '../start-link.tsx'
import { Benefits } from './benefits.tsx'
import { Hero } from './hero.tsx'
import { HowItGoes } from './how-it-goes.tsx'
import { PlanTeaser } from './plan-teaser.tsx'

// Far below the first screen, so it does not come with the first load. When it cannot be had, what was rendered at build stays.
const Testimonials = lazy<ComponentType>(() =>
  import('./testimonials/testimonials.tsx').catch(() => new Promise<never>(() => {})),
)

export default function HomePage() {
  const language = useLanguage()
  return (
    <>
      <Hero />
      <Benefits />
      <HowItGoes />
      <PlanTeaser />
      {/* Not hydrated yet, it could not change its language; the key replaces it. */}
      <Suspense key={language} fallback={<div className="min-h-104" />}>
        <Testimonials />
      </Suspense>
      <Invitation
        title={t`Begin with a name for your trust`}
        text={t`The first question takes a minute. Your answers are saved as you go, so you can stop anywhere and come back.`}
      >
        <StartLink>
          <Trans>Start Your Trust</Trans>
        </StartLink>
      </Invitation>
      <Newsletter title={t`Stay Informed`} />
    </>
  )
}
