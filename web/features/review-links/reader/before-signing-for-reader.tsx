import { Trans } from '@lingui/react/macro'
import { longDate } from '#domain/formats/calendar-date.ts'
import { reviewTrust } from '#domain/trust/advisory/review.ts'
import { documentNames, SIGNING_ORDER } from '#domain/trust/documents.ts'
import { documentStatus } from '#domain/trust/progress.ts'
import type { TrustRecord } from '#domain/trust/record.ts'
import { PrintButton } from '#web/components/printing.tsx'
import { useToday } from '#web/components/times.ts'
import { OptionalLines, placeOf, useBlanks } from '#web/features/documents/blanks.tsx'
import { FindingList, PlaceLink, type Ways } from '#web/features/signing/findings.tsx'
import { locale, translate } from '#web/i18n/i18n.ts'
import { setApart } from '#web/i18n/trans.tsx'

interface BeforeSigningForReaderProps extends Required<Pick<Ways, 'onShow'>> {
  trust: TrustRecord
}

/** What an attorney looks for: answers that disagree, look doubtful or raise a question of law, and what the documents leave blank. */
export default function BeforeSigningForReader({ trust, onShow }: BeforeSigningForReaderProps) {
  const today = useToday()
  return (
    <div className="max-w-4xl print:max-w-none">
      <p className="max-w-prose print:max-w-none">
        <Trans>
          The owner’s answers as of {longDate(today, locale())}, compared with each other and with the law that the
          documents cite. This list states facts and gives no advice, and it does not check every rule.
        </Trans>
      </p>
      <div className="mt-5 print:hidden">
        <PrintButton />
      </div>
      <FindingList findings={reviewTrust(trust, today)} onShow={onShow} />
      <LeftBlank trust={trust} onShow={onShow} />
    </div>
  )
}

/** What each document leaves to be written by hand, and which documents are not complete yet. */
function LeftBlank({ trust, onShow }: BeforeSigningForReaderProps) {
  const { blanks, state } = useBlanks(trust)
  const statuses = SIGNING_ORDER.map((id) => ({ id, status: documentStatus(id, trust) }))
  const begun = statuses.filter(({ status }) => status === 'In Progress' || status === 'Not Started')
  return (
    <section aria-labelledby="left-blank" className="mt-10 print:mt-4">
      <h2 id="left-blank" className="text-2xl">
        <Trans>Left Blank</Trans>
      </h2>
      <p role="status" className="mt-1 max-w-prose text-ink-soft print:max-w-none">
        {state === 'finding' ? (
          <Trans>Checking the documents...</Trans>
        ) : state === 'failed' ? (
          <Trans>The documents could not be checked. Their pages mark what is blank.</Trans>
        ) : blanks.size > 0 ? (
          <Trans>Answers for which the documents have a marked blank.</Trans>
        ) : (
          <Trans>The documents that are complete have no blanks.</Trans>
        )}
      </p>
      <ul className="mt-4 divide-y divide-hairline border-y border-hairline empty:hidden print:mt-1">
        {SIGNING_ORDER.filter((id) => blanks.has(id)).map((id) => (
          <li key={id} className="py-4 print:py-1.5">
            <h3 className="font-semibold">{translate(documentNames[id])}</h3>
            <ul className="mt-1 flex flex-wrap gap-x-5">
              {blanks.get(id)?.map((blank) => {
                const place = placeOf(blank, trust)
                const label = setApart(translate(blank.label))
                return (
                  <li key={`${blank.field} ${blank.entryId} ${translate(blank.label)}`}>
                    {place ? (
                      <PlaceLink place={place} onShow={onShow}>
                        {label}
                      </PlaceLink>
                    ) : (
                      label
                    )}
                  </li>
                )
              })}
            </ul>
          </li>
        ))}
      </ul>
      <OptionalLines className="mt-4 print:mt-1" />
      {begun.length > 0 && (
        <p className="mt-4 max-w-prose print:mt-1 print:max-w-none">
          <Trans>Not complete yet:</Trans> {begun.map(({ id }) => translate(documentNames[id])).join('; ')}
        </p>
      )}
    </section>
  )
}
