import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { Suspense, useEffect, useRef, useState } from 'react'
import * as z from 'zod/mini'
import type { Message } from '#domain/message.ts'
import { lazyWithRetry, PartMissing } from '#web/app/lazy-with-retry.tsx'
import { Button } from '#web/components/button.tsx'
import { Field } from '#web/components/field.tsx'
import { Form } from '#web/components/form.tsx'
import { Notice } from '#web/components/notice.tsx'
import { PageTitle } from '#web/components/page-title.tsx'
import { PasswordFields } from '#web/components/password-fields.tsx'
import { Waiting } from '#web/components/progress.tsx'
import { translate } from '#web/i18n/i18n.ts'
import type { LinkInAddress } from './link-in-address.ts'
import { ReviewSheet } from './review-page.tsx'
import { TrustForReader } from './trust-for-reader.tsx'
import { useReview } from './use-review.ts'

const HandoverForReader = lazyWithRetry(() => import('./handover-for-reader.tsx'), PartMissing)

/** A link, from the question for its passphrase to the answers behind it. */
export default function OpenedLink({ link }: { link: LinkInAddress }) {
  const { state, open, again, ...deeds } = useReview(link)
  switch (state.is) {
    case 'opening':
      return <Waiting>{t`Opening the link...`}</Waiting>
    case 'asking':
      return (
        <ReviewSheet>
          <PageTitle>{t`A Trust to Read`}</PageTitle>
          <p className="mt-4 mb-6">
            <Trans>The person who sent you this link has set a passphrase and given it to you.</Trans>
          </p>
          <PassphraseForm onGiven={open} />
        </ReviewSheet>
      )
    case 'rejected':
      return <UnusableLink {...state} onGiven={open} />
    case 'unreachable':
      return (
        <ReviewSheet>
          <PageTitle>{t`A Trust to Read`}</PageTitle>
          <Notice kind="warning" title={t`The server could not be reached`} live className="mt-6">
            <p>
              <Trans>Please check your internet connection.</Trans>
            </p>
            <Button variant="secondary" size="small" className="mt-3" onClick={again}>
              <Trans>Try again</Trans>
            </Button>
          </Notice>
        </ReviewSheet>
      )
    case 'open':
      if (state.review.purpose !== 'handover') return <TrustForReader review={state.review} deeds={deeds} />
      return (
        <Suspense fallback={<Waiting>{t`Opening the link...`}</Waiting>}>
          <HandoverForReader review={state.review} />
        </Suspense>
      )
  }
}

interface UnusableLinkProps {
  why: Message | string
  /** There were too many attempts. */
  wait: boolean
  /** The passphrase that was typed: one letter of it may be wrong. */
  typed?: string
  /** What was written and did not get through before the link ended. */
  unsent?: string
  onGiven: (passphrase: string) => Promise<void>
}

/** Says that a link cannot be opened, but not why: what it says depends on what was typed alone. */
function UnusableLink({ why, wait, typed, unsent, onGiven }: UnusableLinkProps) {
  const words = useRef<HTMLParagraphElement>(null)
  useEffect(() => words.current?.focus(), [])
  if (typed !== undefined && !wait)
    return (
      <ReviewSheet>
        <PageTitle>{t`This Link Did Not Open`}</PageTitle>
        <p ref={words} tabIndex={-1} className="mt-4 mb-6">
          <Trans>Please check the passphrase and try again.</Trans>
        </p>
        <PassphraseForm typed={typed} onGiven={onGiven} />
        <p className="mt-6 border-t border-hairline pt-6">
          <Trans>
            If it still does not open, please ask the person who sent you the link. It may also be expired, ended or
            incomplete.
          </Trans>
        </p>
      </ReviewSheet>
    )
  return (
    <ReviewSheet>
      <PageTitle>{unsent === undefined ? t`This Link Did Not Open` : t`This Link No Longer Works`}</PageTitle>
      <p ref={words} tabIndex={-1} className="mt-4">
        {translate(why)} {!wait && t`Please ask the person who sent it to you.`}
      </p>
      {unsent === undefined ? (
        <div className="mt-6 border-t border-hairline pt-6">
          <h2 className="mb-4 text-xl">
            <Trans>If you were given a passphrase</Trans>
          </h2>
          <PassphraseForm typed={typed} onGiven={onGiven} />
        </div>
      ) : unsent === '' ? null : (
        <div className="mt-6">
          <h2 className="text-xl">
            <Trans>What you wrote last was not sent</Trans>
          </h2>
          <p className="mt-1">
            <Trans>Copy it, if you want to keep it:</Trans>
          </p>
          <p dir="auto" className="mt-3 rounded-sm border border-hairline p-4 whitespace-pre-line wrap-anywhere">
            {unsent}
          </p>
        </div>
      )}
    </ReviewSheet>
  )
}

const schema = z.object({
  passphrase: z
    .string()
    .check(z.trim(), z.minLength(1, 'Please enter the passphrase.'), z.maxLength(1_000, 'This is not the passphrase.')),
})

/** Asks for the passphrase of a link. */
function PassphraseForm({ typed = '', onGiven }: { typed?: string | undefined } & Pick<UnusableLinkProps, 'onGiven'>) {
  const [busy, setBusy] = useState(false)
  const give = async ({ passphrase }: z.infer<typeof schema>) => {
    setBusy(true)
    await onGiven(passphrase)
    setBusy(false)
  }
  return (
    <Form schema={schema} values={{ passphrase: typed }} lock={busy} className="space-y-5" onSubmit={give}>
      <PasswordFields>
        {(as) => (
          <Field
            name="passphrase"
            {...as}
            label={t`Passphrase`}
            help={t`Capital letters and spaces count.`}
            autoComplete="off"
          />
        )}
      </PasswordFields>
      <Button type="submit" busy={busy}>
        <Trans>Open</Trans>
      </Button>
    </Form>
  )
}
