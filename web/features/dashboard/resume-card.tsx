import type { TrustRecord } from '#domain/trust/record.ts'
import { continuePath, resumeSlug } from '#domain/trust/resume.ts'
import { stepOf } from '#domain/trust/steps/all.ts'
import { LinkButton } from '#web/components/button.tsx'
import { Card } from '#web/components/card.tsx'

export function ResumeCard({ trust }: { trust: TrustRecord }) {
  return (
    <Card as="section" aria-labelledby="resume">
      <h2 id="resume" className="text-2xl">
        Resume Your Trust
      </h2>
      <p className="mt-2">
        {trust.completed
          ? 'The summary shows all answers and documents on one page. You can change any of them.'
          : `You are at ${stepOf(resumeSlug(trust)).name}. Everything you have answered is kept.`}
      </p>
      <LinkButton to={continuePath(trust)} className="mt-5">
        Continue Where I Left Off
      </LinkButton>
    </Card>
  )
}
