import { plural, t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { Link } from 'react-router'
import { documentNames } from '#domain/trust/documents.ts'
import type { TrustRecord } from '#domain/trust/record.ts'
import type { Remaining } from '#domain/trust/remaining.ts'
import { setApart } from '#web/components/set-apart.tsx'
import { BlankList, useBlanks } from '#web/features/documents/blanks.tsx'
import { openedFrom } from '#web/features/questionnaire/way-back.ts'
import { useRemaining } from '#web/features/trust/next-up.tsx'
import { placeLabel, useUnsavedPlaces } from '#web/features/trust/unsaved-typing.tsx'
import { translate } from '#web/i18n/i18n.ts'

/** What is still open before the trust is completed: questions, blanks in the documents, typing that was not saved. It stops nobody. */
export function StillOpen({ trust }: { trust: TrustRecord }) {
  const questions = useRemaining(trust).filter(({ part }) => part === 'questions')
  const blanks = useBlanks(trust)
  const unsaved = useUnsavedPlaces(trust)
  const sections = [...Map.groupBy(questions, ({ section }) => translate(section))]
  return (
    <section aria-labelledby="still-open" className="mt-12 max-w-prose print:hidden">
      <h2 id="still-open" className="text-2xl">
        <Trans>Before You Complete</Trans>
      </h2>
      {sections.length + blanks.size + unsaved.length === 0 ? (
        <p className="mt-3">
          <Trans>Every question is answered, and no document that is ready has a blank.</Trans>
        </p>
      ) : (
        <p className="mt-3">
          <Trans>
            These are still open. You can complete the trust all the same and answer them later; a document with a blank
            says so.
          </Trans>
        </p>
      )}
      {sections.length > 0 && (
        <ul aria-label={t`Sections with open questions`} className="mt-3 space-y-1">
          {sections.map(([section, open]) => (
            <li key={section}>
              <SectionLink open={open}>{section}</SectionLink>{' '}
              <span className="text-base text-ink-soft">
                {plural(open.length, { one: '# open question', other: '# open questions' })}
              </span>
            </li>
          ))}
        </ul>
      )}
      {blanks.size > 0 && (
        <ul aria-label={t`Documents with blanks`} className="mt-4 space-y-2">
          {[...blanks].map(([id, missing]) => (
            <li key={id}>
              <p className="font-semibold">{translate(documentNames[id])}</p>
              <BlankList blanks={missing} trust={trust} from="summary" />
            </li>
          ))}
        </ul>
      )}
      {unsaved.length > 0 && (
        <ul aria-label={t`Typed and not saved yet`} className="mt-4 space-y-1">
          {unsaved.map(({ key, place }) => (
            <li key={key}>
              <Link to={place.path} className="link wrap-anywhere">
                {setApart(placeLabel(place))}
              </Link>{' '}
              <span className="text-base text-ink-soft">
                <Trans>typed and not saved</Trans>
              </span>
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}

function SectionLink({ open, children }: { open: readonly Remaining[]; children: string }) {
  const [first] = open
  if (!first) return children
  return (
    <Link to={openedFrom('summary', first.path)} state={{ question: first.question }} className="link">
      {children}
    </Link>
  )
}
