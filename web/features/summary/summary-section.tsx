import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import clsx from 'clsx'
import { useState } from 'react'
import { Link } from 'react-router'
import { effectOfStatedAges } from '#domain/trust/overview/effect-of-ages.ts'
import { readiness } from '#domain/trust/progress.ts'
import type { TrustRecord } from '#domain/trust/record.ts'
import { type StepSlug, stepPath } from '#domain/trust/routes.ts'
import { stepOf } from '#domain/trust/steps/all.ts'
import { Button, LinkButton } from '#web/components/button.tsx'
import { Card } from '#web/components/card.tsx'
import { usePrinting } from '#web/components/printing.tsx'
import { openedFrom } from '#web/features/questionnaire/way-back.ts'
import { translate } from '#web/i18n/i18n.ts'
import { setApart } from '#web/i18n/trans.tsx'
import { type AnswerRow, answersOf, assetEntries, beneficiaryEntries, type SummaryEntry } from './section-answers.ts'

/** One section of the summary: its answers, folded on a phone and whole on paper, and the way to change them. */
export function SummarySection({ slug, trust }: { slug: StepSlug; trust: TrustRecord }) {
  const { name } = stepOf(slug)
  const [isOpen, setOpen] = useState(false)
  return (
    <Card
      as="section"
      aria-labelledby={`section-${slug}`}
      className="max-md:px-4! max-md:py-2! print:mt-3 print:border-0 print:p-0"
    >
      <div className="flex items-center justify-between gap-3 md:items-start">
        <h2 id={`section-${slug}`} className="min-w-0 text-xl md:text-2xl">
          {translate(name)}
        </h2>
        <div className="flex shrink-0 gap-2 print:hidden">
          <Button
            variant="quiet"
            size="small"
            className="md:hidden"
            aria-expanded={isOpen}
            aria-controls={`answers-${slug}`}
            aria-label={isOpen ? t`Hide ${translate(name)}` : t`Show ${translate(name)}`}
            onClick={() => setOpen(!isOpen)}
          >
            {isOpen ? t`Hide` : t`Show`}
          </Button>
          <LinkButton
            to={`${stepPath(slug)}?from=summary`}
            variant="secondary"
            size="small"
            aria-label={t`Edit ${translate(name)}`}
          >
            <Trans>Edit</Trans>
          </LinkButton>
        </div>
      </div>
      <div id={`answers-${slug}`} className={isOpen ? undefined : 'max-md:hidden print:block'}>
        <Content slug={slug} trust={trust} />
      </div>
    </Card>
  )
}

function Content({ slug, trust }: { slug: StepSlug; trust: TrustRecord }) {
  if (slug === 'beneficiaries') {
    const note = effectOfStatedAges(trust)
    return (
      <>
        {note && <p className="mt-3 max-w-prose text-base text-ink-soft">{translate(note)}</p>}
        <EntryList entries={beneficiaryEntries(trust)} noun="beneficiaries" />
      </>
    )
  }
  if (slug === 'assets') return <EntryList entries={assetEntries(trust)} noun="assets" />
  // A directive that was filled in before it was skipped can still be downloaded, so its answers stay in sight.
  if (slug === 'health-care-directive' && trust.healthCareDirectiveSkipped && readiness(slug, trust) === 0)
    return (
      <p className="mt-3">
        <Trans>You skipped this optional section.</Trans>
      </p>
    )
  return <AnswerList answers={answersOf(stepOf(slug), trust)} />
}

const NOT_PROVIDED = 'Not provided'

export function AnswerList({ answers }: { answers: readonly AnswerRow[] }) {
  return (
    <dl className="mt-3 divide-y divide-hairline print:mt-1">
      {answers.map(({ label, value, lang }) => (
        <div
          key={label}
          className="grid gap-x-6 py-2.5 sm:grid-cols-[14rem_minmax(0,1fr)] print:grid-cols-[14rem_minmax(0,1fr)] print:py-0.5"
        >
          <dt className="text-base text-ink-soft">{translate(label)}</dt>
          <dd className="min-w-0">
            {value ? (
              <Answer label={label} lang={lang}>
                {value}
              </Answer>
            ) : (
              <span className="text-ink-soft italic">{translate(NOT_PROVIDED)}</span>
            )}
          </dd>
        </div>
      ))}
    </dl>
  )
}

/** From this many characters on, a text is shown in part first. */
const LONG = 600

function Answer({ label, lang, children }: { label: string; lang?: string; children: string }) {
  const [asked, setWhole] = useState(false)
  const printing = usePrinting()
  const whole = asked || printing
  const long = children.length > LONG
  return (
    <>
      <p dir="auto" lang={lang} className="whitespace-pre-line wrap-anywhere [unicode-bidi:plaintext]">
        {long && !whole ? `${[...children].slice(0, LONG).join('')}…` : children}
      </p>
      {long && (
        <Button
          variant="quiet"
          size="small"
          className="-ml-3.5 mt-1 print:hidden"
          aria-expanded={whole}
          aria-label={t`Show all of ${translate(label)}`}
          onClick={() => setWhole(!whole)}
        >
          {whole ? t`Show less` : t`Show all`}
        </Button>
      )}
    </>
  )
}

/** How many entries are shown before somebody asks for all of them, and how many more are shown at once with them. */
const FIRST = 10
const FEW = 3

export function EntryList({ entries, noun }: { entries: readonly SummaryEntry[]; noun: string }) {
  const [asked, setWhole] = useState(false)
  const printing = usePrinting()
  const isLong = entries.length > FIRST + FEW
  const whole = asked || printing || !isLong
  if (entries.length === 0) return <p className="mt-3 text-ink-soft italic">{translate(NOT_PROVIDED)}</p>
  const shown = whole ? entries : entries.slice(0, FIRST)
  return (
    <>
      <ul className="mt-3 divide-y divide-hairline">
        {shown.map(({ id, name, facts, details }) => (
          <li key={id} className="py-2.5 print:break-inside-avoid print:py-1">
            <p dir="auto" className="font-semibold wrap-anywhere">
              {name}
            </p>
            <ul className="flex flex-wrap gap-x-4 text-base sm:gap-x-2 text-ink-soft">
              {facts.map((fact, at) => (
                <li
                  key={fact}
                  dir="auto"
                  className={clsx(
                    "sm:not-last:after:ml-2 sm:not-last:after:content-['·'] min-w-0 wrap-anywhere whitespace-pre-line",
                    // The link after it is not printed.
                    at === facts.length - 1 && 'print:after:hidden',
                  )}
                >
                  {setApart(fact)}
                </li>
              ))}
              {details && (
                <li className="print:hidden">
                  <Link to={openedFrom('summary', details.path)} className="link">
                    {translate(details.label)} <span className="sr-only">{name}</span>
                  </Link>
                </li>
              )}
            </ul>
          </li>
        ))}
      </ul>
      {isLong && (
        <Button
          variant="secondary"
          size="small"
          className="mt-4 print:hidden"
          aria-expanded={whole}
          onClick={() => setWhole(!whole)}
        >
          {whole ? t`Show the first ${FIRST} ${translate(noun)}` : t`Show all ${entries.length} ${translate(noun)}`}
        </Button>
      )}
    </>
  )
}
