import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import type { TrustRecord } from '#domain/trust/record.ts'
import { LinkButton } from '#web/components/button.tsx'
import { PageTitle } from '#web/components/page-title.tsx'
import { useChangeOpenedFrom } from '#web/features/questionnaire/way-back.ts'
import { TrustGate, type TrustGateProps } from './trust-gate.tsx'

interface TrustSheetProps extends TrustGateProps {
  title: string
}

/** A page about the whole trust, as it is on screen and on paper. */
export function TrustSheet({ title, ...gate }: TrustSheetProps) {
  return (
    <div className="page-width printed-sheet py-10 print:max-w-none print:p-0">
      <PageTitle>{title}</PageTitle>
      <BackToChange className="mt-4 print:hidden" />
      <TrustGate {...gate} />
    </div>
  )
}

/** The trust's name below the title of such a page. */
export function TrustName({ trust }: { trust: TrustRecord }) {
  return (
    <p dir="auto" className="mt-2 text-xl wrap-anywhere print:mt-0 print:text-[11pt]">
      {trust.trustName?.trim() || t`Untitled Trust`}
    </p>
  )
}

/** The way back to the change in life that a page was opened from, where nothing has to be saved first. */
export function BackToChange({ className }: { className?: string }) {
  const path = useChangeOpenedFrom()
  if (path === undefined) return null
  return (
    <LinkButton to={path} variant="secondary" className={className}>
      <Trans>Return to what changed</Trans>
    </LinkButton>
  )
}
