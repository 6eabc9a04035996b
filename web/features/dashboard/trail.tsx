import { t } from '@lingui/core/macro'
import clsx from 'clsx'
import { Link } from 'react-router'
import { stepPercent } from '#domain/trust/progress.ts'
import type { TrustRecord } from '#domain/trust/record.ts'
import { resumeSlug } from '#domain/trust/resume.ts'
import { stepPath } from '#domain/trust/routes.ts'
import { steps } from '#domain/trust/steps/all.ts'
import { VisuallyHidden } from '#web/components/visually-hidden.tsx'
import { translate } from '#web/i18n/i18n.ts'

/** The thirteen sections as stations of a trail; the one to go on with carries the brass mark. */
export function Trail({ trust, className }: { trust: TrustRecord; className?: string }) {
  const here = trust.completed ? undefined : resumeSlug(trust)
  return (
    <ol aria-label={t`The way through the thirteen sections`} className={clsx('trail', className)}>
      {steps.map(({ number, slug, name }) => {
        const percent = stepPercent({ number }, trust)
        const state = percent === 100 ? t`complete` : percent > 0 ? t`${percent}% complete` : t`not started`
        return (
          <li key={slug} data-complete={percent === 100 || undefined} aria-current={slug === here ? 'step' : undefined}>
            <Link to={stepPath(slug)}>
              <span className="station">{percent === 100 ? <Tick /> : number}</span>
              <span className="name">{translate(name)}</span>
              <VisuallyHidden>: {state}</VisuallyHidden>
            </Link>
          </li>
        )
      })}
    </ol>
  )
}

function Tick() {
  return (
    <svg viewBox="0 0 16 16" className="size-4" fill="none" stroke="currentColor" strokeWidth="2.2" aria-hidden="true">
      <path d="m3 8.5 3.2 3.2L13 5" strokeLinecap="round" strokeLinejoin="round" />
    </svg>
  )
}
