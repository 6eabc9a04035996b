import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { useEffect, useMemo, useRef, useState } from 'react'
import * as z from 'zod/mini'
import { proposedFacts, type SentProposal } from '#api/review-proposals.ts'
import { FACTS, type Fact, factsOf, type OwnFacts } from '#domain/trust/own-facts.ts'
import type { TrustRecord } from '#domain/trust/record.ts'
import { ApiError } from '#web/api/call.ts'
import { newUuid } from '#web/api/new-uuid.ts'
import { Button } from '#web/components/button.tsx'
import { Field } from '#web/components/field.tsx'
import { Form } from '#web/components/form.tsx'
import { focusField } from '#web/components/link-targets.ts'
import { Notice } from '#web/components/notice.tsx'
import { cleanedMessage } from '#web/features/account/auth/failure.ts'
import { translate } from '#web/i18n/i18n.ts'

/** The fields' names in the form: a comment on the same page has a name, too. */
const FIELDS = { name: 'ownName', address: 'ownAddress', email: 'ownEmail' } as const satisfies Record<Fact, string>
type Typed = Record<(typeof FIELDS)[Fact], string>

interface OwnDetailsFormProps {
  person: string
  trust: TrustRecord
  /** The proposal to be changed. */
  open?: SentProposal
  /** The key is the same for the same details. Throws what `call` throws. */
  onPropose: (facts: OwnFacts, key: string) => Promise<void>
  onCancel?: () => void
}

/** Asks for the reader's own details, those that the answers have a place for, filled with what they say now. */
export function OwnDetailsForm({ person, trust, open, onPropose, onCancel }: OwnDetailsFormProps) {
  const known = useMemo(() => factsOf(person, trust), [person, trust])
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
    const checked = (fact: Fact) => z.union([z.literal(known[fact] ?? ''), proposedFacts[fact]])
    return z.object({ ownName: checked('name'), ownAddress: checked('address'), ownEmail: checked('email') })
  }, [known])
  const isChanging = open !== undefined
  useEffect(() => {
    if (isChanging) focusField(FIELDS.name)
  }, [isChanging])

  const send = async (typed: Typed) => {
    const isChanged = (fact: Fact) => typed[FIELDS[fact]] !== known[fact]
    const facts: OwnFacts = Object.fromEntries(asked.filter(isChanged).map((fact) => [fact, typed[FIELDS[fact]]]))
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
          use. Nothing changes before.
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
            <Trans>The answers say all of this already. Change something first.</Trans>
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
