import { FUNDING_PLAN, SIGNING_KIT } from '#domain/trust/routes.ts'
import { Link } from '#web/router/link.tsx'

const papers = [
  {
    to: SIGNING_KIT,
    name: 'Signing-day kit',
    words: 'Who signs each document, with how many witnesses, before a notary or not, and in which order.',
  },
  {
    to: FUNDING_PLAN,
    name: 'Funding plan',
    words: 'What moves each asset into the trust, and how far you are with it.',
  },
]

/** The two sheets for the time after the questions. */
export function AfterCompletion({ className }: { className?: string }) {
  return (
    <section aria-labelledby="after-completion" className={className}>
      <h2 id="after-completion" className="mb-5 text-2xl">
        Signing and Funding
      </h2>
      <ul className="max-w-4xl divide-y divide-hairline border-y border-hairline">
        {papers.map(({ to, name, words }) => (
          <li key={to} className="py-3.5">
            <Link to={to} className="link font-semibold">
              {name}
            </Link>
            <p className="text-base text-ink-soft">{words}</p>
          </li>
        ))}
      </ul>
    </section>
  )
}
