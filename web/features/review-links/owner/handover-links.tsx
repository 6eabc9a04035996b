import { plural, t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { useState } from 'react'
import * as z from 'zod/mini'
import { newPassphrase } from '#api/reader-input.ts'
import { HANDOVER_DAYS, linkLabel } from '#api/review-links.ts'
import type { TrustRecord } from '#domain/trust/record.ts'
import { Button } from '#web/components/button.tsx'
import { Field } from '#web/components/field.tsx'
import { Form } from '#web/components/form.tsx'
import { Notice } from '#web/components/notice.tsx'
import { Waiting } from '#web/components/progress.tsx'
import { useAuth } from '#web/features/account/auth/auth-state.ts'
import { UnverifiedNotice } from '#web/features/account/unverified-notice.tsx'
import { LinkCard } from './link-card.tsx'
import { type NewLink, NewLinkNotice, NotMadeNotice, PassphraseField, useMakeLink } from './new-link.tsx'
import { useOwnerReviews } from './owner-reviews.ts'

const YEAR = 365
const days = HANDOVER_DAYS.map(String)
const schema = z.object({
  label: linkLabel,
  days: z.enum(days),
  passphrase: z.union([z.literal(''), newPassphrase]),
})

/** The links by which a successor reads the binder: making one, and ending one. */
export default function HandoverLinks({ trust }: { trust: TrustRecord }) {
  const { reviews, failed, reload } = useOwnerReviews()
  const [made, setMade] = useState<NewLink>()
  const isVerified = useAuth().user?.emailVerified === true
  const links = (reviews?.links ?? []).filter(({ purpose }) => purpose === 'handover')
  return (
    <section aria-labelledby="links" className="mt-12">
      <h2 id="links" tabIndex={-1} className="text-2xl">
        <Trans>A link for your successor</Trans>
      </h2>
      <p className="mt-2 mb-5 max-w-prose text-base text-ink-soft">
        <Trans>
          Anyone who has it can read the binder, the trust agreement and the certificate of trust as they are at that
          moment, without an account: names, addresses and assets, but no social security numbers. You can end it at any
          time. The link stops working one day, so print the binder as well.
        </Trans>
      </p>
      {!reviews && !failed && <Waiting>{t`Loading your links...`}</Waiting>}
      {failed && !reviews && (
        <Notice kind="warning" title={t`Your links could not be loaded`} live className="max-w-prose">
          <Button variant="secondary" size="small" onClick={() => void reload()}>
            <Trans>Try again</Trans>
          </Button>
        </Notice>
      )}
      {made ? (
        <NewLinkNotice
          made={made}
          onDone={() => {
            document.getElementById('links')?.focus()
            setMade(undefined)
          }}
        />
      ) : !isVerified ? (
        <UnverifiedNotice />
      ) : (
        reviews && (
          <HandoverLinkForm
            label={trust.backupTrusteeName ?? ''}
            onMade={async (link) => {
              setMade(link)
              await reload()
            }}
          />
        )
      )}
      {links.length > 0 && (
        <ul aria-label={t`Links for your successor`} className="mt-6 grid gap-4 md:grid-cols-2">
          {links.map((link) => (
            <LinkCard key={link.id} link={link} comments={0} proposals={0} onChanged={reload} />
          ))}
        </ul>
      )}
    </section>
  )
}

function HandoverLinkForm({ label, onMade }: { label: string; onMade: (made: NewLink) => Promise<void> }) {
  const { busy, failure, errorAt, make } = useMakeLink(onMade)
  const [values] = useState({ label: label.slice(0, 100), days: String(2 * YEAR), passphrase: '' })
  return (
    <Form
      schema={schema}
      values={values}
      lock={busy}
      label={t`A link for your successor`}
      className="space-y-5"
      onSubmit={({ label, days, passphrase }) => {
        const lasting = HANDOVER_DAYS.find((each) => String(each) === days) ?? HANDOVER_DAYS[0]
        return make({ label, days: lasting, purpose: 'handover', ...(passphrase && { passphrase }) })
      }}
    >
      <NotMadeNotice failure={failure} fields={['label', 'passphrase']} />
      <Field
        name="label"
        label={t`Who is it for?`}
        help={t`For your own list, and shown to the reader.`}
        autoComplete="off"
        fieldError={errorAt('label')}
      />
      <Field
        name="days"
        type="select"
        label={t`How long does it work?`}
        help={t`Make a new link before this one stops working. A short time is safer if the link is lost.`}
        options={HANDOVER_DAYS.map((each) => ({
          value: String(each),
          label: plural(each / YEAR, { one: '# year', other: '# years' }),
        }))}
        width="short"
      />
      <PassphraseField error={errorAt('passphrase')} />
      <Button type="submit" busy={busy}>
        <Trans>Make the link</Trans>
      </Button>
    </Form>
  )
}
