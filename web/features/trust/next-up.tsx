import { plural, t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { useEffect, useMemo, useState } from 'react'
import { Link } from 'react-router'
import type { TrustRecord } from '#domain/trust/record.ts'
import { minutesOf, type Remaining, remainingOf } from '#domain/trust/remaining.ts'
import { BEFORE_SIGNING, SIGNING_DAY, SOMETHING_CHANGED } from '#domain/trust/routes.ts'
import { isFixedBySigning, isSigned, signingProgress } from '#domain/trust/signing-day.ts'
import { Button, LinkButton } from '#web/components/button.tsx'
import { useToday } from '#web/components/times.ts'
import { notSigned, questionsOf, useBlanks } from '#web/features/documents/blanks.tsx'
import { withoutCopy } from '#web/features/documents/download/availability.ts'
import { useDownloadRecords, useOutdatedDocuments } from '#web/features/documents/freshness/use-freshness.ts'
import { pathToNext } from '#web/features/questionnaire/way-back.ts'
import { translate } from '#web/i18n/i18n.ts'
import { setApart } from '#web/i18n/trans.tsx'

/** Everything that is still to be answered or done, as far as it is known by now. */
export function useRemaining(trust: TrustRecord): readonly Remaining[] {
  const today = useToday()
  const { blanks } = useBlanks(trust)
  const copies = useDownloadRecords(trust.uid)
  const outdated = useOutdatedDocuments(trust.uid)
  return useMemo(() => {
    const toDownload = [...outdated].filter((id) => !isFixedBySigning(trust, id))
    const undownloaded = new Set([...withoutCopy(trust, copies), ...toDownload]).size
    return remainingOf(trust, { today, blanks: questionsOf(notSigned(blanks, trust), trust), undownloaded })
  }, [trust, today, blanks, copies, outdated])
}

/** The way to the next thing that is missing, and how much there is; or that nothing is. */
export function NextUp({ trust }: { trust: TrustRecord }) {
  const remaining = useRemaining(trust)
  const { blanks, state } = useBlanks(trust)
  const outdated = useOutdatedDocuments(trust.uid)
  const [next] = remaining
  // A blank would come before anything but a question, and is not known yet.
  if (state === 'finding' && next?.part !== 'questions') return <Checking remaining={remaining} trust={trust} />
  if (!next) {
    const blank = [...blanks.keys()].filter((id) => isFixedBySigning(trust, id)).length
    const changed = [...outdated].filter((id) => isFixedBySigning(trust, id)).length
    return (
      <>
        <p className="font-semibold">
          <Trans>Nothing is missing</Trans>
        </p>
        <p className="text-base">
          {blank > 0 && (
            <>
              <Link to="#documents" className="link">
                {plural(blank, {
                  one: 'One document was signed with blanks, named below',
                  other: '# documents were signed with blanks, named below',
                })}
              </Link>
              {'. '}
            </>
          )}
          <Trans>
            What was signed is on the page{' '}
            <Link to={SIGNING_DAY} className="link">
              Signing Day
            </Link>
            .
          </Trans>
        </p>
        {changed > 0 && (
          <p className="text-base">
            {plural(changed, {
              one: '# signed document no longer matches your answers.',
              other: '# signed documents no longer match your answers.',
            })}{' '}
            <Trans>
              What was signed governs;{' '}
              <Link to={SOMETHING_CHANGED} className="link">
                Something Changed
              </Link>{' '}
              says what to do.
            </Trans>
          </p>
        )}
      </>
    )
  }
  return (
    <>
      <LinkButton to={pathToNext(next)} state={{ question: next.question }}>
        {buttonOf(next)}
      </LinkButton>
      <NextInWords remaining={remaining} trust={trust} />
      {(next.part === 'signing' || next.part === 'signing-day') && <PointsToLookAt trust={trust} />}
    </>
  )
}

function NextInWords({ remaining, trust }: { remaining: readonly Remaining[]; trust: TrustRecord }) {
  const [next] = remaining
  return (
    <>
      <p className="mt-2 text-base wrap-anywhere">
        {next && (
          <>
            {setApart(translate(next.section))}: {setApart(translate(next.label))}
          </>
        )}
      </p>
      <p className="text-base text-ink-soft">{howMuch(remaining, trust)}</p>
    </>
  )
}

/** What Before You Sign lists, which no answer is missing for; nothing once the agreement is signed. */
function PointsToLookAt({ trust }: { trust: TrustRecord }) {
  const today = useToday()
  const [points, setPoints] = useState(0)
  useEffect(() => {
    let ignore = false
    // Its rules are many, and this line can come after the rest.
    import('#domain/trust/advisory/review.ts').then(
      ({ reviewTrust }) => !ignore && setPoints(reviewTrust(trust, today).length),
      (error: unknown) => console.error('Before You Sign could not be counted', error),
    )
    return () => {
      ignore = true
    }
  }, [trust, today])
  if (points === 0 || isSigned(trust, 'trust-agreement')) return null
  return (
    <p className="text-base">
      <Link to={BEFORE_SIGNING} className="link">
        {plural(points, {
          one: 'Before You Sign has # other point to read',
          other: 'Before You Sign has # other points to read',
        })}
      </Link>
    </p>
  )
}

/** In the place of the next thing while nobody can say which it is, and as high as what is known of it. */
function Checking({ remaining, trust }: { remaining: readonly Remaining[]; trust: TrustRecord }) {
  return (
    <>
      <Button busy>
        <Trans>Next step</Trans>
      </Button>
      <div className="grid *:col-start-1 *:row-start-1">
        <p className="mt-2 text-base">
          <Trans>Checking your documents...</Trans>
        </p>
        <div aria-hidden="true" className="invisible">
          <NextInWords remaining={remaining} trust={trust} />
        </div>
      </div>
    </>
  )
}

function buttonOf({ part }: Remaining): string {
  if (part === 'questions') return t`Next unanswered question`
  if (part === 'signing-day') return t`Next on the day of signing`
  return part === 'signing' ? t`Next before signing` : t`Next asset to move`
}

function howMuch(remaining: readonly Remaining[], trust: TrustRecord): string {
  const [next] = remaining
  const putOff = remaining.filter((one) => one.putOff)
  const of = (part: Remaining['part']) => remaining.filter((one) => one.part === part && !one.putOff)
  const questions = of('questions').length
  const now = next?.putOff ? putOff : of(next?.part ?? 'funding')
  const time = aboutSoLong(now)
  if (next?.part === 'questions') {
    const left = plural(questions, { one: '# question left', other: '# questions left' })
    return t`${left}, ${time}.`
  }
  const open =
    questions === 0
      ? t`No question is open.`
      : plural(questions, { one: '# question is still open.', other: '# questions are still open.' })
  const blank = plural(putOff.length, { one: '# answer that you put off', other: '# answers that you put off' })
  if (next?.putOff) return `${open} ${t`Left: ${blank}, ${time}.`}`
  const later = putOff.length > 0 && t`Still blank: ${blank}, ${aboutSoLong(putOff)}.`
  const then = next?.part === 'signing-day' && of('funding').length > 0 && t`Then move the assets into the trust.`
  return [open, leftNow(next, now, trust), then, later].filter(Boolean).join(' ')
}

/** How much is left of what comes next, before or after the day of signing or on it. */
function leftNow(next: Remaining | undefined, now: readonly Remaining[], trust: TrustRecord): string {
  const time = aboutSoLong(now)
  if (next?.part === 'signing') return beforeSigning(next, now)
  if (next?.part === 'signing-day') {
    const { done, total } = signingProgress(trust)
    const left =
      done < total
        ? plural(total - done, { one: '# document to sign', other: '# documents to sign' })
        : plural(now.length, {
            one: '# document not yet witnessed or notarized',
            other: '# documents not yet witnessed or notarized',
          })
    return t`${left}, ${time}.`
  }
  const left = plural(now.length, {
    one: '# asset left to move into the trust',
    other: '# assets left to move into the trust',
  })
  return t`${left}, ${time} of your own time.`
}

/** How many blanks there are; a task has its name above this line. */
function beforeSigning(next: Remaining, remaining: readonly Remaining[]): string {
  if (next.byHand) return t`This line is completed by hand.`
  const blanks = remaining.filter(({ question }) => question !== undefined)
  const time = aboutSoLong(blanks.length > 0 ? blanks : [next])
  if (blanks.length === 0) return t`This takes ${time}.`
  const left = plural(blanks.length, { one: '# blank left', other: '# blanks left' })
  return t`${left}, ${time}.`
}

/** From so many minutes on, hours are said. */
const IN_HOURS = 100

function aboutSoLong(remaining: readonly Remaining[]): string {
  const minutes = minutesOf(remaining)
  const time =
    minutes < IN_HOURS
      ? plural(minutes, { one: 'about # minute', other: 'about # minutes' })
      : plural(Math.round(minutes / 60), { one: 'about # hour', other: 'about # hours' })
  const lookedUp = remaining.filter((one) => one.isLookedUp).length
  if (lookedUp === 0) return time
  if (lookedUp < remaining.length) return t`${time}, and time to look some of them up`
  return remaining.length === 1 ? t`${time}, and time to look it up` : t`${time}, and time to look them up`
}
