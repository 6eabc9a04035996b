import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { Link, useLocation } from 'react-router'
import { buildDocument, runsIn } from '#documents/build.ts'
import { type Block, type Doc, type Run, runsOf, textOf } from '#documents/model.ts'
import { documentNames } from '#domain/trust/documents.ts'
import { merge } from '#domain/trust/merge.ts'
import { stepPath } from '#domain/trust/routes.ts'
import { useAuth, useInstallation } from '#web/features/account/auth/auth-state.ts'
import { translate } from '#web/i18n/i18n.ts'
import { type LivePreviewProps, useAnswersNow } from './beside-step.tsx'
import { mayPreview, NoPreview, previewPath } from './preview-link.tsx'
import { Sheets } from './sheets.tsx'

/** A step's document while it is being answered, with what has changed since it was opened. */
export function LivePreview(props: LivePreviewProps) {
  const installation = useInstallation()
  const { user } = useAuth()
  if (!mayPreview(installation, user)) return <NoPreview />
  return <Live {...props} />
}

function Live({ document, trust, answers, overlay }: LivePreviewProps) {
  const typed = useAnswersNow(answers)
  const name = documentNames[document]
  const shown = useMemo(() => merge(trust, overlay(typed)), [trust, overlay, typed])
  const doc = useMemo(() => buildDocument(shown, name), [shown, name])
  const [opened] = useState(doc)
  const previous = usePrevious(doc)
  const changes = useMemo(() => changesBetween(opened, doc), [opened, doc])
  const latest = useMemo(() => changesBetween(previous, doc), [previous, doc])
  const frame = useRef<HTMLElement>(null)
  const { pathname } = useLocation()
  const isOpened = useRef(false)
  const followLatest = useCallback(() => {
    if (!frame.current) return
    if (isOpened.current) bringIntoSight(frame.current, 'mark[data-latest]')
    // At first, to what this step fills: an answer, or the blank for one.
    else bringIntoSight(frame.current, CLAUSES[pathname] ?? `a.answer[href^="${pathname}"]`)
    isOpened.current = true
  }, [pathname])
  return (
    <>
      <p className="text-base text-ink-soft">
        <Trans>
          {translate(name)}. Preview; page breaks can differ in Word. Your changes are marked.{' '}
          <Link to={previewPath(document)} className="link">
            Open the whole preview
          </Link>
        </Trans>
      </p>
      <section
        ref={frame}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable with the keyboard
        tabIndex={0}
        aria-label={t`Pages of ${translate(name)}`}
        className="mt-3 max-h-[80vh] overflow-auto [scrollbar-gutter:stable] rounded-md border border-hairline bg-sage p-3"
      >
        <Sheets doc={doc} trust={shown} level={3} changes={changes} latest={latest} onLayout={followLatest} />
      </section>
    </>
  )
}

/** Steps whose answer is printed as complete clauses, without a run to scroll to. */
const CLAUSES: Readonly<Record<string, string>> = { [stepPath('distribution')]: '[id$="article_5"]' }

/** The document before this one; at first, this one. */
function usePrevious<T>(value: T): T {
  const seen = useRef({ value, before: value })
  const [before, setBefore] = useState(value)
  useEffect(() => {
    if (seen.current.value === value) return
    seen.current = { value, before: seen.current.value }
    setBefore(seen.current.before)
  }, [value])
  return before
}

/** Scrolls the pages, and nothing else, to the first such place, unless it is in sight already. */
function bringIntoSight(frame: HTMLElement, place: string): void {
  const mark = frame.querySelector(place)
  if (!mark) return
  const box = frame.getBoundingClientRect()
  const { top, bottom } = mark.getBoundingClientRect()
  if (top >= box.top && bottom <= box.bottom) return
  const calm = window.matchMedia('(prefers-reduced-motion: reduce)').matches
  frame.scrollTo({ top: frame.scrollTop + top - box.top - box.height / 3, behavior: calm ? 'instant' : 'smooth' })
}

const placeOfRun = ({ source, blank }: Run) => {
  const place = source ?? blank
  return place && `${place.field}/${place.entryId ?? ''}`
}

function remember(doc: Doc) {
  const groups = new Set<string>()
  const values = new Set<string>()
  for (const runs of doc.blocks.flatMap(runsIn)) {
    groups.add(textOf(runs))
    for (const run of runsOf(runs)) values.add(`${placeOfRun(run)} ${run.text}`)
  }
  return { groups, values }
}

/** The runs of each block that say something else than the earlier document did, by the block. */
export type Changes = ReadonlyMap<Block, ReadonlySet<Run>>

/**
 * What an earlier document did not say: where a text changed, the answers in it that changed, and where no single answer
 * did, the whole text. Pure.
 */
export function changesBetween(before: Doc, now: Doc): Changes {
  const { groups, values } = remember(before)
  const changes = new Map<Block, Set<Run>>()
  for (const block of now.blocks)
    for (const group of runsIn(block)) {
      if (groups.has(textOf(group))) continue
      const runs = runsOf(group)
      const answers = runs.filter((run) => placeOfRun(run) && !values.has(`${placeOfRun(run)} ${run.text}`))
      const marked = changes.get(block) ?? new Set()
      for (const run of answers.length > 0 ? answers : runs) marked.add(run)
      changes.set(block, marked)
    }
  return changes
}
