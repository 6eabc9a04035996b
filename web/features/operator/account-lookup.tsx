import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { useEffect, useRef, useState } from 'react'
import * as z from 'zod/mini'
import type { AccountState } from '#api/operator.ts'
import { email } from '#domain/formats/schemas.ts'
import { call } from '#web/api/call.ts'
import { Button } from '#web/components/button.tsx'
import { Field } from '#web/components/field.tsx'
import { Form } from '#web/components/form.tsx'
import { Notice } from '#web/components/notice.tsx'
import { cleanedMessage, logFailure } from '#web/features/account/auth/failure.ts'
import { translate } from '#web/i18n/i18n.ts'
import { mailKinds, packageNames, purchaseStates } from './count-table.tsx'

const Address = z.object({ email: email('Please enter the email address of an account.') })

interface Found {
  email: string
  account: AccountState | null
}

interface AccountLookupProps {
  /** Whether this failure is one after which the desk asks for a code. */
  asksForCode: (error: unknown) => boolean
}

/** Shows the state of one account, by its exact address. Each access is recorded for the account's owner. */
export function AccountLookup({ asksForCode }: AccountLookupProps) {
  const [busy, setBusy] = useState(false)
  const [found, setFound] = useState<Found>()
  const [failure, setFailure] = useState<unknown>()
  const result = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    if (found) result.current?.focus()
  }, [found])

  const find = async ({ email }: z.infer<typeof Address>) => {
    setBusy(true)
    setFailure(undefined)
    setFound(undefined)
    try {
      setFound({ email, account: (await call('POST /api/operator/account', { email })).account })
    } catch (error) {
      if (!asksForCode(error)) {
        logFailure('The account could not be looked up', error)
        setFailure(error)
      }
    } finally {
      setBusy(false)
    }
  }

  return (
    <section aria-labelledby="look">
      <h2 id="look" className="text-2xl">
        <Trans>Look Up an Account</Trans>
      </h2>
      <p className="mt-2 max-w-prose text-base text-ink-soft">
        <Trans>
          You will see the state of the account, but no answers and no names. The owner can see in the settings when the
          operator of this site looked it up.
        </Trans>
      </p>
      <Form schema={Address} values={{ email: '' }} lock={busy} className="mt-4 space-y-4" onSubmit={find}>
        <Field
          name="email"
          type="email"
          label={t`Email Address of the Account`}
          help={t`Exactly as it is in the account.`}
          autoComplete="off"
          width="medium"
        />
        <Button type="submit" variant="secondary" busy={busy}>
          <Trans>Look Up</Trans>
        </Button>
      </Form>
      {failure !== undefined && (
        <Notice kind="error" live className="mt-4">
          {translate(cleanedMessage(failure))}
        </Notice>
      )}
      {found && (
        <div className="mt-6">
          <h3 ref={result} tabIndex={-1} className="text-xl wrap-anywhere">
            {found.account?.email ?? found.email}
          </h3>
          {found.account ? (
            <State account={found.account} />
          ) : (
            <p className="mt-2">
              <Trans>No account has this email address.</Trans>
            </p>
          )}
        </div>
      )}
    </section>
  )
}

const dayIn = (instant: string) => instant.slice(0, 10)
const minuteIn = (instant: string) => `${instant.slice(0, 16).replace('T', ' ')} UTC`
const packageName = (plan: string) => translate(packageNames[plan] ?? plan)
const dollars = (cents: number) => (cents / 100).toFixed(2)

function State({ account }: { account: AccountState }) {
  const yes = (is: boolean) => (is ? t`Yes` : t`No`)
  const { plan, purchases, mailsWaiting, mailsFailed } = account
  const facts: [label: string, value: string][] = [
    [t`Created`, dayIn(account.createdAt)],
    [t`Last page opened`, account.lastActive ? minuteIn(account.lastActive) : t`Never`],
    [t`Email address confirmed`, yes(account.confirmed)],
    [t`Two-factor authentication is on`, yes(account.secondFactor)],
    [t`Package`, plan ? packageName(plan) : t`None`],
    [t`Began a trust`, yes(account.begun)],
    [t`Completed the trust`, yes(account.completed)],
    [t`Downloaded or printed documents`, yes(account.downloaded)],
    [t`Signed every document`, yes(account.signed)],
    [t`Moved every asset into the trust`, yes(account.funded)],
    [t`Emails waiting to be sent`, String(mailsWaiting)],
  ]
  return (
    <>
      <dl className="mt-3 grid gap-x-8 gap-y-1 text-base sm:grid-cols-[max-content_1fr]">
        {facts.map(([label, value]) => (
          <div key={label} className="contents">
            <dt className="text-ink-soft max-sm:mt-2">{label}</dt>
            <dd className="tabular-nums">{value}</dd>
          </div>
        ))}
      </dl>
      <h4 className="mt-5 font-semibold">
        <Trans>Purchases and Refunds</Trans>
      </h4>
      <List none={t`There are none.`}>
        {purchases.map(({ at, plan: bought, amount, refunded, state }) => (
          <li key={at} className="py-1 tabular-nums">
            {dayIn(at)} · {packageName(bought)} · ${dollars(amount)} · {translate(purchaseStates[state] ?? state)}
            {refunded > 0 && ` · -$${dollars(refunded)}`}
          </li>
        ))}
      </List>
      <h4 className="mt-5 font-semibold">
        <Trans>Mail That Failed</Trans>
      </h4>
      <List none={t`There was none in the last 90 days.`}>
        {mailsFailed.map(({ at, kind, code }) => (
          <li key={`${at} ${kind}`} className="py-1 tabular-nums">
            {minuteIn(at)} · {translate(mailKinds[kind])} · {code}
          </li>
        ))}
      </List>
    </>
  )
}

function List({ none, children }: { none: string; children: readonly React.ReactNode[] }) {
  return children.length > 0 ? <ul className="text-base">{children}</ul> : <p className="text-base">{none}</p>
}
