import type { ReactNode } from 'react'
import type { TrustRecord } from '#domain/trust/record.ts'
import { BEFORE_SIGNING, FUNDING_PLAN, SIGNING_KIT } from '#domain/trust/routes.ts'
import { Link } from '#web/router/link.tsx'
import { say } from '#web/spanish/say.ts'
import { CalendarButton } from './calendar-button.tsx'
import { FundingProgress } from './funding-progress.tsx'

/** The sheets for the time after the questions, and what to be reminded of. */
export function AfterCompletion({ trust, className }: { trust: TrustRecord; className?: string }) {
  return (
    <section aria-labelledby="after-completion" className={className}>
      <h2 id="after-completion" className="mb-5 text-2xl">
        Signing and Funding
      </h2>
      <ul className="max-w-4xl divide-y divide-hairline border-y border-hairline">
        <Paper to={BEFORE_SIGNING} name="Before You Sign">
          What differs between your answers, what is doubtful, and which questions of law they raise.
        </Paper>
        <Paper to={SIGNING_KIT} name="Signing-day kit">
          Who signs each document, with how many witnesses, before a notary or not, and in which order.
        </Paper>
        <Paper
          to={FUNDING_PLAN}
          name="Funding plan"
          more={<FundingProgress trust={trust} className="mt-2 max-w-prose" />}
        >
          What moves each asset into the trust, and how far you are with it.
        </Paper>
      </ul>
      <p className="mt-5 mb-4 max-w-prose">
        A yearly look through your trust, what is still to be moved into it, the years in which shares come out, and a
        question for your accountant: a calendar file has them all.
      </p>
      <CalendarButton trust={trust} />
    </section>
  )
}

interface PaperProps {
  to: string
  name: string
  children: string
  more?: ReactNode
}

function Paper({ to, name, children, more }: PaperProps) {
  return (
    <li className="py-3.5">
      <Link to={to} className="link font-semibold">
        {say(name)}
      </Link>
      <p className="text-base text-ink-soft">{children}</p>
      {more}
    </li>
  )
}
