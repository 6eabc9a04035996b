import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { useId, useMemo, useState } from 'react'
import type { ReviewProposal } from '#api/review-proposals.ts'
import { english, listOf } from '#domain/message.ts'
import { merge } from '#domain/trust/merge.ts'
import { oldNamesInTexts } from '#domain/trust/people/corrections.ts'
import { factsPatch } from '#domain/trust/person-details.ts'
import { factsUsed, type NamedAnswer, type ProposedPlace, proposedPlaces } from '#domain/trust/proposal.ts'
import { changeSubject } from '#domain/trust/questions/changes.ts'
import type { TrustRecord } from '#domain/trust/record.ts'
import type { StepSlug } from '#domain/trust/routes.ts'
import { call } from '#web/api/call.ts'
import { showToast } from '#web/app/toast-store.ts'
import { Button } from '#web/components/button.tsx'
import { momentOf } from '#web/components/times.ts'
import { cleanedMessage } from '#web/features/account/auth/failure.ts'
import { useTrustActions, useTrustValue } from '#web/features/trust-sync/trust-provider.tsx'
import { translate } from '#web/i18n/i18n.ts'
import { setApart } from '#web/i18n/trans.tsx'
import { ProposalFacts } from '../from-readers.tsx'
import { keepFocus } from './owner-reviews.ts'

interface OpenProposalsProps {
  /** Only those that would change an answer of this step, in a box. */
  step?: StepSlug
  proposals: readonly ReviewProposal[]
  /** Of the links, by their ids. */
  labels: ReadonlyMap<string, string>
  onChanged: () => Promise<void>
}

/** The proposals that wait for the owner. */
export default function OpenProposals({ step, proposals, labels, onChanged }: OpenProposalsProps) {
  const trust = useTrustValue((now) => now)
  if (!trust) return null
  const here = proposals.filter(
    (proposal) => !step || proposedPlaces(proposal, trust).some(({ section }) => section === step),
  )
  if (here.length === 0) return null
  const list = (
    <ul aria-label={t`Proposals from your readers`} className="mt-4 space-y-5">
      {here.map((proposal) => (
        <OwnerProposal
          key={proposal.id}
          proposal={proposal}
          trust={trust}
          label={labels.get(proposal.linkId)}
          onChanged={onChanged}
        />
      ))}
    </ul>
  )
  if (!step) return list
  return (
    <details open className="rounded-md border border-hairline bg-surface px-5 py-4">
      <summary id="proposals" className="cursor-pointer font-semibold">
        <Trans>Details that a reader proposes</Trans>
      </summary>
      {list}
    </details>
  )
}

interface OwnerProposalProps {
  proposal: ReviewProposal
  trust: TrustRecord
  /** The label of the link through which it came. */
  label?: string
  /** Reads again what the account has. */
  onChanged: () => Promise<void>
}

/** A reader's open proposal as its owner sees it: each answer now and as proposed, to be accepted in whole, in part or not. */
export function OwnerProposal({ proposal, trust, label, onChanged }: OwnerProposalProps) {
  const { id, person, at, facts } = proposal
  const { saveTrustData } = useTrustActions()
  const [busy, setBusy] = useState(false)
  const [error, setError] = useState('')
  const [choices, setChoices] = useState<Readonly<Record<string, boolean>>>({})
  // While a new name is saved, the places are not yet under it.
  const [held, setHeld] = useState<readonly ProposedPlace[]>()
  const current = useMemo(() => proposedPlaces(proposal, trust), [proposal, trust])
  const places = held ?? current
  const pending = places.filter(({ isDone }) => !isDone)
  const done = places.filter(({ isDone }) => isDone)
  // What has changed since is used only if the owner says so.
  const isChosen = ({ path, was, value }: ProposedPlace) => choices[`${path} ${value}`] ?? was === undefined

  const decide = async (taken: readonly ProposedPlace[]) => {
    try {
      await call('POST /api/review-proposals/decide', { id, used: factsUsed(taken) })
      showToast({
        title: taken.length > 0 ? 'Proposal accepted' : 'Proposal declined',
        description: 'The reader sees this on the page of the link.',
      })
    } catch (failure) {
      console.error('The decision was not recorded', failure)
      showToast({ title: 'The decision was not recorded', description: cleanedMessage(failure), destructive: true })
    }
    await onChanged()
    keepFocus('proposals')
  }
  const settle = async (action: () => Promise<unknown>) => {
    setError('')
    setBusy(true)
    setHeld(current)
    await action()
    setHeld(undefined)
    setBusy(false)
  }
  const accept = () => {
    const taken = pending.filter(isChosen)
    if (taken.length === 0 && pending.length > 0) return setError('Choose what to use, or decline.')
    return settle(async () => {
      if (taken.length > 0 && !(await saveTrustData(patchOf(taken, trust))).saved) return
      await decide([...taken, ...done])
    })
  }

  return (
    <li className="border-l-4 border-brass py-1 pl-4">
      <p className="text-base text-ink-soft">
        <bdi className="font-semibold text-ink wrap-anywhere">{person}</bdi>
        {label && (
          <Trans>
            {' '}
            through the link for <bdi>{label}</bdi>
          </Trans>
        )}
        , <time dateTime={at}>{momentOf(at)}</time>
      </p>
      {places.length === 0 && (
        <>
          <p className="mt-1">
            <Trans>Your answers no longer name this person, so there is no place for these details:</Trans>
          </p>
          <ProposalFacts facts={facts} />
        </>
      )}
      {pending.length > 0 && (
        <fieldset className="mt-1" disabled={busy}>
          <legend>
            <Trans>Proposes these details as their own. Nothing changes until you accept.</Trans>
          </legend>
          <ul className="mt-3 space-y-4">
            {pending.map((place) => (
              <PlaceChoice
                key={place.path}
                place={place}
                isChosen={isChosen(place)}
                onChosen={(on) => {
                  setError('')
                  setChoices({ ...choices, [`${place.path} ${place.value}`]: on })
                }}
              />
            ))}
          </ul>
          <Elsewhere places={pending} />
          <InTexts places={pending.filter(isChosen)} trust={trust} />
        </fieldset>
      )}
      {done.length > 0 && (
        <p className="mt-3">
          <Trans>Your answers already say this: {namesOf(done)}.</Trans>
        </p>
      )}
      <p role="alert" className={error ? 'mt-3 font-semibold text-clay' : undefined}>
        {translate(error)}
      </p>
      <div className="mt-3 flex flex-wrap gap-2">
        {places.length > 0 && (
          <Button size="small" busy={busy} aria-label={t`Accept: proposal of ${person}`} onClick={() => void accept()}>
            <Trans>Accept</Trans>
          </Button>
        )}
        <Button
          variant="secondary"
          size="small"
          aria-disabled={busy || undefined}
          aria-label={t`Decline: proposal of ${person}`}
          onClick={() => void (busy || settle(() => decide([])))}
        >
          <Trans>Decline</Trans>
        </Button>
      </div>
    </li>
  )
}

const namesOf = (answers: readonly NamedAnswer[]) =>
  translate(listOf(answers.map((answer) => changeSubject(answer, translate))))

/** Which other answers have a value that would be replaced: those do not follow. */
function Elsewhere({ places }: { places: readonly ProposedPlace[] }) {
  const byValue = new Map(
    places.filter(({ elsewhere }) => elsewhere.length > 0).map((place) => [`${place.fact} ${place.value}`, place]),
  )
  return [...byValue].map(([key, { value, elsewhere }]) => (
    <p key={key} className="mt-3 text-base text-ink-soft">
      <Trans>
        <bdi className="whitespace-pre-line wrap-anywhere">{value}</bdi> also appears in these answers, which stay as
        they are: {setApart(namesOf(elsewhere))}.
      </Trans>
    </p>
  ))
}

const patchOf = (places: readonly ProposedPlace[], trust: TrustRecord) =>
  factsPatch(
    places.map(({ path, proposed }) => ({ path, value: proposed })),
    trust,
  )

/** Where the owner's own words will still mention a name that these places lose. */
function InTexts({ places, trust }: { places: readonly ProposedPlace[]; trust: TrustRecord }) {
  const renamed = places.filter(({ fact }) => fact === 'name').map(({ value, proposed }) => [value, proposed] as const)
  if (renamed.length === 0) return null
  const texts = oldNamesInTexts(merge(trust, patchOf(places, trust)), new Map(renamed))
  return texts.map((text) => (
    <p key={english(text)} className="mt-3 text-base text-ink-soft wrap-anywhere">
      {setApart(translate(text))}
    </p>
  ))
}

interface PlaceChoiceProps {
  place: ProposedPlace
  isChosen: boolean
  onChosen: (on: boolean) => void
}

/** One answer that would change. */
function PlaceChoice({ place, isChosen, onChosen }: PlaceChoiceProps) {
  const { value, proposed, was } = place
  const id = useId()
  return (
    <li>
      <div className="flex gap-3">
        <input
          type="checkbox"
          id={id}
          aria-describedby={`${id}-sides`}
          className="mt-0.5 size-6 shrink-0"
          checked={isChosen}
          onChange={({ target }) => onChosen(target.checked)}
        />
        <label htmlFor={id} className="font-semibold wrap-anywhere">
          {setApart(changeSubject(place, translate))}
        </label>
      </div>
      <div id={`${id}-sides`} className="pl-9">
        <dl className="grid grid-cols-[auto_1fr] gap-x-3">
          <Side name={t`Now`} value={value} />
          <Side name={t`Proposed`} value={proposed} />
        </dl>
        {was !== undefined && (
          <p className="mt-1 font-semibold">
            {was === '' ? (
              <Trans>Your answer has changed since this was proposed. Check the box to use it all the same.</Trans>
            ) : (
              <Trans>
                Your answer has changed since this was proposed; it was <bdi>{was}</bdi>. Check the box to use it all
                the same.
              </Trans>
            )}
          </p>
        )}
      </div>
    </li>
  )
}

const Side = ({ name, value }: { name: string; value: string }) => (
  <div className="contents">
    <dt className="text-ink-soft">{name}</dt>
    <dd className="wrap-anywhere whitespace-pre-line">{value === '' ? t`no answer` : <bdi>{value}</bdi>}</dd>
  </div>
)
