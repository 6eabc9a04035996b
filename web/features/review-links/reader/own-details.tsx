import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { useEffect, useMemo, useRef, useState } from 'react'
import * as z from 'zod/mini'
import type { Review } from '#api/review-links.ts'
import { proposedFacts, type SentProposal } from '#api/review-proposals.ts'
import { rejectIf } from '#domain/formats/schemas.ts'
import { textOfIssue } from '#domain/formats/text-rules.ts'
import { FACTS, type Fact, type PersonDetails, personDetailsOf } from '#domain/trust/person-details.ts'
import type { TrustRecord } from '#domain/trust/record.ts'
import { ApiError } from '#web/api/call.ts'
import { newUuid } from '#web/api/new-uuid.ts'
import { Button } from '#web/components/button.tsx'
import { Card } from '#web/components/card.tsx'
import { Field } from '#web/components/field.tsx'
import { Form } from '#web/components/form.tsx'
import { focusField } from '#web/components/link-targets.ts'
import { Notice } from '#web/components/notice.tsx'
import { momentOf } from '#web/components/times.ts'
import { cleanedMessage } from '#web/features/account/auth/failure.ts'
import { translate } from '#web/i18n/i18n.ts'
import { ProposalFacts, ProposalOutcome } from '../from-readers.tsx'
import { type ReviewActions, useDecision } from './use-review.ts'

interface OwnDetailsProps {
  /** Whose details the link is for. */
  person: string
  review: Review
  deeds: ReviewActions
}

/** What the answers say about the reader, and the way to propose corrections. */
export function OwnDetails({ person, review: { record, proposals }, deeds }: OwnDetailsProps) {
  const heading = useRef<HTMLHeadingElement>(null)
  const [changing, setChanging] = useState(false)
  const [status, setStatus] = useState('')
  const open = proposals.find(({ decidedAt }) => decidedAt === null)
  const decided = proposals.filter(({ decidedAt }) => decidedAt !== null).toReversed()
  const isNamed = personDetailsOf(person, record).name !== undefined
  const owner = record.grantorName?.trim()
  // The pressed button goes, and with it the focus.
  const settle = (words: string) => {
    setChanging(false)
    setStatus(words)
    heading.current?.focus()
  }

  // Not while it is being changed: what is typed is not taken away.
  useDecision(changing ? undefined : open?.id, deeds.look, () => {
    // A button that had the focus is gone.
    if (document.activeElement === document.body) heading.current?.focus()
    setStatus('The owner has decided on your proposal.')
  })

  return (
    <Card as="section" aria-labelledby="own-details" className="mt-8 max-w-4xl print:hidden">
      <h2 id="own-details" ref={heading} tabIndex={-1} className="text-2xl">
        <Trans>Your own details</Trans>
      </h2>
      <p role="status" className={status ? 'mt-3 font-semibold' : 'sr-only'}>
        {translate(status)}
      </p>
      {open && !changing ? (
        <OpenProposal
          proposal={open}
          owner={owner}
          onChange={() => {
            setStatus('')
            setChanging(true)
          }}
          onWithdraw={async () => {
            if (await deeds.withdraw(open.id)) settle('Your proposal is withdrawn.')
          }}
        />
      ) : isNamed ? (
        <OwnDetailsForm
          key={open?.id}
          person={person}
          trust={record}
          open={open}
          onPropose={async (facts, key) => {
            if (await deeds.propose(facts, key)) settle('Your proposal is sent.')
          }}
          onCancel={open && (() => settle(''))}
        />
      ) : (
        <p className="mt-3">
          <Trans>
            The answers do not name <bdi>{person}</bdi> at present, so there is no place for your details. Please ask
            the owner.
          </Trans>
        </p>
      )}
      {decided.length > 0 && (
        <div className="mt-6 border-t border-hairline pt-4">
          <h3 className="text-xl">
            <Trans>Decisions on your proposals</Trans>
          </h3>
          <ul className="mt-2 space-y-3">
            {decided.map((proposal) => (
              <li key={proposal.id} className="border-l-4 border-brass pl-4">
                <ProposalOutcome proposal={proposal} />
              </li>
            ))}
          </ul>
        </div>
      )}
    </Card>
  )
}

interface OpenProposalProps {
  proposal: SentProposal
  owner: string | undefined
  onChange: () => void
  onWithdraw: () => Promise<void>
}

/** What was sent, while the owner has not decided. */
function OpenProposal({ proposal, owner, onChange, onWithdraw }: OpenProposalProps) {
  const [busy, setBusy] = useState(false)
  const [failure, setFailure] = useState<unknown>()
  const sent = momentOf(proposal.at)
  const withdraw = async () => {
    setBusy(true)
    setFailure(undefined)
    try {
      await onWithdraw()
    } catch (error) {
      console.error('The proposal was not withdrawn', error)
      setFailure(error)
    }
    setBusy(false)
  }
  return (
    <>
      <p className="mt-3">
        {owner ? (
          <Trans>
            Sent to <bdi className="font-semibold">{owner}</bdi> on {sent}. They decide what to use.
          </Trans>
        ) : (
          <Trans>Sent to the owner on {sent}. They decide what to use.</Trans>
        )}
      </p>
      <ProposalFacts facts={proposal.facts} />
      {failure !== undefined && (
        <Notice kind="error" live className="mt-4">
          <Trans>Your proposal was not withdrawn. {translate(cleanedMessage(failure))}</Trans>
        </Notice>
      )}
      <div className="mt-4 flex flex-wrap gap-3">
        <Button variant="secondary" size="small" onClick={onChange}>
          <Trans>Change the proposal</Trans>
        </Button>
        <Button variant="quiet" size="small" busy={busy} onClick={() => void withdraw()}>
          <Trans>Withdraw it</Trans>
        </Button>
      </div>
    </>
  )
}

/** The fields' names in the form: a comment on the same page has a name, too. */
const FIELDS = { name: 'ownName', address: 'ownAddress', email: 'ownEmail' } as const satisfies Record<Fact, string>
type Typed = Record<(typeof FIELDS)[Fact], string>

interface OwnDetailsFormProps {
  person: string
  trust: TrustRecord
  /** The proposal to be changed. */
  open?: SentProposal
  /** The key is the same for the same details. Throws what `call` throws. */
  onPropose: (facts: PersonDetails, key: string) => Promise<void>
  onCancel?: () => void
}

/** Asks for the reader's own details, those that the answers have a place for, filled with what they say now. */
function OwnDetailsForm({ person, trust, open, onPropose, onCancel }: OwnDetailsFormProps) {
  const known = useMemo(() => personDetailsOf(person, trust), [person, trust])
  const [busy, setBusy] = useState(false)
  const [failure, setFailure] = useState<unknown>()
  const [isSame, setIsSame] = useState(false)
  const attempt = useRef({ sent: '', key: '' })
  const asked = FACTS.filter((fact) => known[fact] !== undefined)
  const [given] = useState(
    () => Object.fromEntries(FACTS.map((fact) => [FIELDS[fact], open?.facts[fact] ?? known[fact] ?? ''])) as Typed,
  )
  // What the answers have already is not checked again.
  const schema = useMemo(() => {
    const checked = (fact: Fact) =>
      z.string().check(
        z.trim(),
        rejectIf((text) => {
          const [issue] = text === (known[fact] ?? '') ? [] : (proposedFacts[fact].safeParse(text).error?.issues ?? [])
          return issue && textOfIssue(issue)
        }),
      )
    return z.object({ ownName: checked('name'), ownAddress: checked('address'), ownEmail: checked('email') })
  }, [known])
  const isChanging = open !== undefined
  useEffect(() => {
    if (isChanging) focusField(FIELDS.name)
  }, [isChanging])

  const send = async (typed: Typed) => {
    const isChanged = (fact: Fact) => typed[FIELDS[fact]] !== known[fact]
    const facts: PersonDetails = Object.fromEntries(asked.filter(isChanged).map((fact) => [fact, typed[FIELDS[fact]]]))
    setFailure(undefined)
    setIsSame(Object.keys(facts).length === 0)
    if (Object.keys(facts).length === 0) return
    const sent = JSON.stringify(facts)
    if (attempt.current.sent !== sent) attempt.current = { sent, key: newUuid() }
    setBusy(true)
    try {
      await onPropose(facts, attempt.current.key)
    } catch (error) {
      console.error('The proposal was not sent', error)
      setFailure(error)
    }
    setBusy(false)
  }
  const at = (fact: Fact) => (failure instanceof ApiError && failure.field === fact ? failure.text : undefined)
  const isAtField = asked.some((fact) => at(fact) !== undefined)

  return (
    <>
      <p className="mt-3 mb-5 max-w-prose">
        <Trans>
          This is what the answers say about you. Correct or complete it, and send it to the owner, who decides what to
          use. Nothing changes until then.
        </Trans>
      </p>
      <Form schema={schema} values={given} lock={busy} className="space-y-5" onSubmit={send}>
        {failure !== undefined && !isAtField && (
          <Notice kind="error" live>
            <Trans>
              Your details were not sent. {translate(cleanedMessage(failure))} What you wrote is still here.
            </Trans>
          </Notice>
        )}
        {isSame && (
          <Notice kind="warning" live>
            <Trans>The answers already say all of this. Change something first.</Trans>
          </Notice>
        )}
        <Field
          name={FIELDS.name}
          label={t`Name, as it should be written`}
          autoComplete="name"
          dir="auto"
          width="medium"
          fieldError={at('name')}
        />
        {known.address !== undefined && (
          <Field
            name={FIELDS.address}
            type="textarea"
            rows={3}
            label={t`Address`}
            optional={known.address === ''}
            autoComplete="street-address"
            dir="auto"
            help={t`Street, city, state and ZIP code.`}
            fieldError={at('address')}
          />
        )}
        {known.email !== undefined && (
          <Field
            name={FIELDS.email}
            type="email"
            label={t`Email`}
            optional={known.email === ''}
            autoComplete="email"
            width="medium"
            fieldError={at('email')}
          />
        )}
        <div className="flex flex-wrap gap-3">
          <Button type="submit" busy={busy}>
            <Trans>Send to the owner</Trans>
          </Button>
          {onCancel && (
            <Button variant="secondary" onClick={onCancel}>
              <Trans>Cancel</Trans>
            </Button>
          )}
        </div>
      </Form>
    </>
  )
}
