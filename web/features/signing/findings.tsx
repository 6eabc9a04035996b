import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import clsx from 'clsx'
import { type ReactNode, useState } from 'react'
import { Link } from 'react-router'
import { english } from '#domain/message.ts'
import type { Finding, FindingKind } from '#domain/trust/advisory/finding.ts'
import { documentNames, SIGNING_ORDER } from '#domain/trust/documents.ts'
import { type QuestionPlace, sectionOf } from '#domain/trust/question-of.ts'
import { type StepSlug, stepPath } from '#domain/trust/routes.ts'
import { steps } from '#domain/trust/steps/all.ts'
import { Button } from '#web/components/button.tsx'
import { type CameFrom, openedFrom } from '#web/features/questionnaire/way-back.ts'
import { SourcedText } from '#web/features/trust/sourced-facts.tsx'
import { translate } from '#web/i18n/i18n.ts'
import { setApart } from '#web/i18n/trans.tsx'

const KINDS: readonly { kind: FindingKind; heading: string; words: string }[] = [
  {
    kind: 'differs',
    heading: 'Answers That Disagree',
    words: 'Answers that do not agree with each other, or with what a form asks for.',
  },
  {
    kind: 'doubtful',
    heading: 'Answers to Check',
    words: 'Answers that may be intended or may be mistakes.',
  },
  {
    kind: 'law',
    heading: 'Questions of Law',
    words: 'Answers that have legal consequences. An attorney can say what they mean for your family.',
  },
]

/** The findings of a review by their kinds, or that there are none. */
export function FindingList({ findings: all, ...ways }: Ways & { findings: readonly Finding[] }) {
  const kinds = KINDS.map((each) => ({ ...each, findings: all.filter(({ kind }) => kind === each.kind) })).filter(
    (each) => each.findings.length > 0,
  )
  return (
    <>
      {kinds.length === 0 && (
        <section aria-labelledby="nothing" className="mt-8">
          <h2 id="nothing" className="text-2xl">
            <Trans>Nothing Found</Trans>
          </h2>
          <p className="mt-2 max-w-prose">
            <Trans>
              This page found no answers that disagree, look doubtful or raise a question of law it checks for. This is
              not a legal review.
            </Trans>
          </p>
        </section>
      )}
      {kinds.map(({ kind, heading, words, findings }) => (
        <section key={kind} aria-labelledby={kind} className="mt-10 print:mt-4">
          <h2 id={kind} className="text-2xl">
            {translate(heading)} <span className="text-ink-soft tabular-nums">({findings.length})</span>
          </h2>
          <p className="mt-1 max-w-prose text-ink-soft print:max-w-none print:break-after-avoid">
            {translate(kind === 'law' && ways.onShow ? 'Answers that have legal consequences.' : words)}
          </p>
          <ul className="mt-4 divide-y divide-hairline border-y border-hairline print:mt-1">
            {likeFindings(findings).map((like) => (
              <LikeFindings key={like[0]?.id} findings={like} {...ways} />
            ))}
          </ul>
        </section>
      ))}
    </>
  )
}

/** Findings in groups of one rule, which says of each the same consequence. */
const likeFindings = (findings: readonly Finding[]) => [
  ...Map.groupBy(findings, ({ consequence, source }) => `${consequence} ${source}`).values(),
]

/** So many of one rule are on the screen before somebody asks for the others; paper has all. */
const LIKE = 3

function LikeFindings({ findings, ...ways }: Ways & { findings: readonly Finding[] }) {
  const [whole, setWhole] = useState(false)
  const more = findings.length - LIKE
  const folds = more > 1
  return (
    <>
      {findings.map((finding, at) => (
        <FindingItem
          key={finding.id}
          finding={finding}
          withDocuments
          className={folds && !whole && at >= LIKE ? 'hidden print:list-item' : undefined}
          {...ways}
        />
      ))}
      {folds && (
        <li className="py-3 print:hidden">
          <Button variant="secondary" size="small" aria-expanded={whole} onClick={() => setWhole(!whole)}>
            {whole ? t`Show fewer like this` : t`Show ${more} more like this`}
          </Button>
        </li>
      )}
    </>
  )
}

/** The way to one entry of a list is called by the entry's own name. */
const named = ({ path, label }: QuestionPlace) => (path.includes('?edit=') ? english(label) : translate(label))

/** The same with the step that asks it, as in 'Pour-Over Will: Testator Address', for a page that is also paper. */
function namedWithStep(place: QuestionPlace): string {
  const step = steps.find(({ slug }) => place.path.split('?')[0] === stepPath(slug))
  return step && step.name !== place.label ? `${translate(step.name)}: ${named(place)}` : named(place)
}

export interface Ways {
  /** The page that a question is opened from, to which it leads back. */
  from?: CameFrom
  /** Shows the answers of a section instead, to somebody who may only read them. */
  onShow?: (section: StepSlug) => void
}

/** The way to a question or, for a reader, to its answer. */
export function PlaceLink({ place, from, onShow, children }: Ways & { place: QuestionPlace; children: ReactNode }) {
  if (!onShow)
    return (
      <Link to={openedFrom(from, place.path)} state={{ question: place.question }} className="link wrap-anywhere">
        {children}
      </Link>
    )
  const section = sectionOf(place)
  if (!section) return <span className="wrap-anywhere">{children}</span>
  return (
    <a
      href={`#${section}`}
      className="link wrap-anywhere"
      onClick={(event) => {
        // The address holds the link itself.
        event.preventDefault()
        onShow(section)
      }}
    >
      {children}
    </a>
  )
}

interface FindingItemProps extends Ways {
  finding: Finding
  withDocuments?: boolean
  className?: string | undefined
}

/** One finding with what it rests on, and the ways to its answers. */
export function FindingItem({ finding, withDocuments, className, ...ways }: FindingItemProps) {
  const { id, text, consequence, source, documents, places } = finding
  return (
    <li
      id={`finding-${id.replaceAll(' ', '-')}`}
      className={clsx('py-3 md:py-4 print:py-1.5 print:break-inside-avoid', className)}
    >
      <p className="font-semibold wrap-anywhere">{setApart(translate(text))}</p>
      <p className="mt-1 max-w-prose print:mt-0 print:max-w-none">
        <SourcedText fact={{ text: consequence, ...(source && { source }) }} />
      </p>
      {withDocuments && (
        <p className="mt-1 text-base text-ink-soft print:mt-0">
          <span className="font-semibold">
            <Trans>Documents:</Trans>
          </span>{' '}
          {SIGNING_ORDER.filter((id) => documents.includes(id))
            .map((id) => translate(documentNames[id]))
            .join('; ')}
        </p>
      )}
      <p className={clsx('mt-1 flex flex-wrap print:mt-0', withDocuments ? 'gap-x-3' : 'gap-x-5')}>
        {withDocuments && (
          <span className="-me-2 text-base font-semibold text-ink-soft">
            <Trans>Questions:</Trans>
          </span>
        )}
        {places.map((place) => (
          <PlaceLink key={place.path + place.question} place={place} {...ways}>
            {setApart(withDocuments ? namedWithStep(place) : named(place))}
          </PlaceLink>
        ))}
      </p>
    </li>
  )
}
