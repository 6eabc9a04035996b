import type { Finding } from '#domain/trust/advisory/finding.ts'
import { reviewTrust } from '#domain/trust/advisory/review.ts'
import type { TrustRecord } from '#domain/trust/record.ts'
import { Link } from '#web/router/link.tsx'
import { say } from '#web/spanish/say.ts'
import { SourcedText } from '#web/trust/sourced-facts.tsx'
import { setApart } from '#web/ui/set-apart.tsx'
import { useToday } from '../shell/today.ts'

/** Answers that do not go together, with the way to each of them. Facts only, and nothing waits for them. */
export function ReviewBlock({ trust, className }: { trust: TrustRecord; className?: string }) {
  const findings = reviewTrust(trust, useToday())
  return (
    <section aria-labelledby="review" className={className}>
      <h2 id="review" className="text-2xl">
        Worth a Second Look
      </h2>
      {findings.length === 0 ? (
        <p className="mt-3 max-w-prose text-ink-soft">
          Your answers were compared with each other, and none of them stood out. This is no legal review.
        </p>
      ) : (
        <>
          <p className="mt-3 max-w-prose">
            Your answers were compared with each other. These are facts, not advice, and none of them stops you: an
            answer here may be exactly what you mean.
          </p>
          <ul className="mt-5 max-w-4xl divide-y divide-hairline border-y border-hairline">
            {findings.map((finding) => (
              <FindingItem key={finding.id} finding={finding} />
            ))}
          </ul>
        </>
      )}
    </section>
  )
}

/** The way to one entry of a list is called by the entry's own name. */
const isName = (path: string) => path.includes('?edit=')

function FindingItem({ finding: { text, consequence, source, places } }: { finding: Finding }) {
  return (
    <li className="py-4">
      <p className="font-semibold wrap-anywhere">{setApart(say(text))}</p>
      <p className="mt-1 max-w-prose">
        <SourcedText fact={{ text: consequence, ...(source && { source }) }} />
      </p>
      <p className="mt-1 flex flex-wrap gap-x-5">
        {places.map(({ path, label, question }) => (
          <Link
            key={path + question}
            to={`${path}${path.includes('?') ? '&' : '?'}from=summary`}
            state={{ question }}
            className="link wrap-anywhere"
          >
            {isName(path) ? label : say(label)}
          </Link>
        ))}
      </p>
    </li>
  )
}
