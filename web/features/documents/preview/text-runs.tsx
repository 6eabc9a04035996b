import { t } from '@lingui/core/macro'
import type { ReactNode } from 'react'
import { Link, useLocation } from 'react-router'
import { type Block, type Run, type Runs, runsOf } from '#documents/model.ts'
import { focusField } from '#web/components/link-targets.ts'
import { translate } from '#web/i18n/i18n.ts'
import type { RunPlace } from './place-of-run.ts'
import { sliceRuns } from './slice-runs.ts'
import { useTextRendering } from './text-rendering.ts'

interface TextRunsProps {
  block: Block
  runs: Runs
  /** The part that stands on this page, by offsets into the text. */
  from?: number | undefined
  to?: number | undefined
}

/** Runs of text: an answer or a blank as a link to its question, what has changed as a mark. */
export function TextRuns({ block, runs, from = 0, to = Number.POSITIVE_INFINITY }: TextRunsProps) {
  const parts = sliceRuns(runsOf(runs), from, to)
  // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text are distinguished by their order
  return parts.map(({ run, text }, at) => <Part key={at} block={block} run={run} text={text} />)
}

function styled(run: Run, inner: ReactNode): ReactNode {
  let styledText = inner
  if (run.underline) styledText = <u>{styledText}</u>
  if (run.italic) styledText = <em>{styledText}</em>
  if (run.bold) styledText = <strong>{styledText}</strong>
  return styledText
}

// A citation such as 4-10-1014 is not broken at the end of a line, here as in the written file.
const CITATION = /(\b\d{1,2}-(?:\d{1,2}-){0,2}\d{3,4}\b)/

function withCitations(text: string): ReactNode {
  return text.split(CITATION).map((part, at) =>
    at % 2 === 0 ? (
      part
    ) : (
      // biome-ignore lint/suspicious/noArrayIndexKey: the same citation may come twice in a text
      <span key={at} className="citation">
        {part}
      </span>
    ),
  )
}

/** A tab at the end of a line is a rule to write on. */
function withRule(text: string): ReactNode {
  if (!text.endsWith('\t')) return withCitations(text)
  return (
    <>
      <span className="rule-label">{text.slice(0, -1)}</span>
      <span className="rule">{'\t'}</span>
    </>
  )
}

function Part({ block, run, text }: { block: Block; run: Run; text: string }) {
  const { placeOf, measuring, changes, latest } = useTextRendering()
  const place = placeOf(run)
  const inner = styled(run, withRule(text))
  if (measuring) return place ? <span className={run.blank && 'blank'}>{inner}</span> : inner
  const shown = place ? (
    <Answer place={place} blank={run.blank !== undefined}>
      {inner}
    </Answer>
  ) : run.blank ? (
    <span className="blank">{inner}</span>
  ) : run.source ? (
    <bdi>{inner}</bdi>
  ) : (
    inner
  )
  if (!changes?.get(block)?.has(run)) return shown
  return <mark data-latest={latest?.get(block)?.has(run) || undefined}>{shown}</mark>
}

function Answer({ place, blank, children }: { place: RunPlace; blank: boolean; children: ReactNode }) {
  const { pathname } = useLocation()
  return (
    <Link
      to={place.path}
      state={{ question: place.question }}
      dir="auto"
      className={blank ? 'answer blank' : 'answer'}
      title={blank ? t`Not answered yet: ${translate(place.label)}` : t`Change ${translate(place.label)}`}
      onClick={(event) => {
        // Beside its own step, a link leads to the question on the same page.
        if (place.path !== pathname) return
        event.preventDefault()
        focusField(place.question)
      }}
    >
      {children}
    </Link>
  )
}
