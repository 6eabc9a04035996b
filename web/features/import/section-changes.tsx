import { Trans } from '@lingui/react/macro'
import type { AnswerChange } from '#domain/trust/questions/changes.ts'
import { steps } from '#domain/trust/steps/all.ts'
import { ChangeList } from '#web/features/history/change-list.tsx'
import { translate } from '#web/i18n/i18n.ts'

/** What changes, section by section, and where nothing does. */
export function SectionChanges({ changes }: { changes: readonly AnswerChange[] }) {
  const bySection = Map.groupBy(changes, ({ section }) => section)
  const same = steps.filter(({ slug }) => !bySection.has(slug)).map(({ name }) => translate(name))
  const { marks, people } = Object.groupBy(bySection.get(undefined) ?? [], ({ mark }) => (mark ? 'marks' : 'people'))
  return (
    <>
      {steps.map(({ slug, name }) => {
        const own = bySection.get(slug)
        return (
          own && (
            <div key={slug} className="mt-4">
              <h3 className="text-lg font-semibold">
                {translate(name)} <span className="font-normal text-ink-soft tabular-nums">({own.length})</span>
              </h3>
              <ChangeList changes={own} />
            </div>
          )
        )
      })}
      {people && (
        <div className="mt-4">
          <h3 className="text-lg font-semibold">
            <Trans>People</Trans>
          </h3>
          <ChangeList changes={people} />
        </div>
      )}
      {marks && (
        <div className="mt-4">
          <h3 className="text-lg font-semibold">
            <Trans>Progress</Trans>
          </h3>
          <ChangeList changes={marks} />
        </div>
      )}
      {same.length > 0 && (
        <p className="mt-4 text-base text-ink-soft">
          <Trans>The same as yours: {same.join(', ')}.</Trans>
        </p>
      )}
    </>
  )
}
