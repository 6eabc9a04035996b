import { plural, t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { useState } from 'react'
import * as z from 'zod/mini'
import { linkLabel, newPassphrase, REVIEW_DAYS } from '#api/review-links.ts'
import { ApiError, call } from '#web/api/call.ts'
import { Button } from '#web/components/button.tsx'
import { Card } from '#web/components/card.tsx'
import { Field } from '#web/components/field.tsx'
import { Form } from '#web/components/form.tsx'
import { Notice } from '#web/components/notice.tsx'
import { cleanedMessage } from '#web/features/account/auth/failure-text.ts'
import { translate } from '#web/i18n/i18n.ts'
import type { NewLink } from './new-link-notice.tsx'

const days = REVIEW_DAYS.map(String)
const schema = z.object({
  label: linkLabel,
  days: z.enum(days),
  passphrase: z.union([z.literal(''), newPassphrase]),
})
const blank = { label: '', days: '30', passphrase: '' }

/** Asks for whom a link is, for how long, and for a pass-phrase. */
export function MakeLinkForm({ onMade }: { onMade: (made: NewLink) => Promise<void> }) {
  const [busy, setBusy] = useState(false)
  const [failure, setFailure] = useState<unknown>()

  const make = async ({ label, days, passphrase }: z.infer<typeof schema>) => {
    setBusy(true)
    setFailure(undefined)
    const lasting = REVIEW_DAYS.find((each) => String(each) === days) ?? 30
    try {
      const made = await call('POST /api/review-links', { label, days: lasting, ...(passphrase && { passphrase }) })
      await onMade({ ...made, withPassphrase: passphrase !== '' })
    } catch (error) {
      console.error('The link was not made', error)
      setFailure(error)
      setBusy(false)
    }
  }
  const at = (field: string) => (failure instanceof ApiError && failure.field === field ? failure.text : undefined)

  return (
    <Card as="section" aria-labelledby="new-link">
      <h2 id="new-link" className="text-2xl">
        <Trans>A new link</Trans>
      </h2>
      <p className="mt-2 mb-5 max-w-prose text-base text-ink-soft">
        <Trans>
          Whoever has it reads all your answers as they are at that moment, your family’s names and addresses too, and
          the documents. Of social security numbers they get the last four digits.
        </Trans>
      </p>
      <Form schema={schema} values={blank} lock={busy} className="space-y-5" onSubmit={make}>
        {failure !== undefined && !at('label') && !at('passphrase') && (
          <Notice kind="error" live>
            <Trans>The link was not made. {translate(cleanedMessage(failure))}</Trans>
          </Notice>
        )}
        <Field
          name="label"
          label={t`Who is it for?`}
          help={t`For your own list, and shown to the reader. Example: Dana Reed, attorney`}
          autoComplete="off"
          fieldError={at('label')}
        />
        <Field
          name="days"
          type="select"
          label={t`How long does it work?`}
          options={days.map((each) => ({
            value: each,
            label: plural(Number(each), { one: '# day', other: '# days' }),
          }))}
          width="short"
        />
        <Field
          name="passphrase"
          label={t`Pass-phrase`}
          optional
          help={t`Then the link alone opens nothing. Tell it to the reader by telephone, not in the same message.`}
          autoComplete="off"
          autoCapitalize="none"
          autoCorrect="off"
          spellCheck={false}
          width="medium"
          fieldError={at('passphrase')}
        />
        <Button type="submit" busy={busy}>
          <Trans>Make the link</Trans>
        </Button>
      </Form>
    </Card>
  )
}
