import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { useMemo, useState } from 'react'
import { english } from '#domain/message.ts'
import { type HandoverTexts, handoverTexts } from '#domain/trust/handover/texts.ts'
import type { TrustRecord } from '#domain/trust/record.ts'
import { dismissToast, showToast } from '#web/app/toast-store.ts'
import { Button } from '#web/components/button.tsx'
import { Field } from '#web/components/field.tsx'
import { Form } from '#web/components/form.tsx'
import { useTrustActions } from '#web/features/trust-sync/trust-provider.tsx'
import type { DraftInHand } from '#web/features/trust-sync/use-draft.ts'

/** What the owner writes to the successor. Typing is a draft until it is saved. */
export function OwnerNotes({ trust, draft }: { trust: TrustRecord; draft: DraftInHand }) {
  const { saveTrustData } = useTrustActions()
  const [busy, setBusy] = useState(false)
  const values = useMemo(() => handoverTexts.initial(trust), [trust])
  const save = async (texts: HandoverTexts) => {
    dismissToast()
    setBusy(true)
    const outcome = await saveTrustData(handoverTexts.patch(texts))
    setBusy(false)
    // The toast of saving reports a failure, and the draft stays.
    if (!outcome.saved) return console.error(`Saving the handover failed: ${english(outcome.message)}`)
    draft.clear()
    showToast({ title: 'Saved', description: 'Your notes are now in the binder below.' })
  }
  return (
    <section aria-labelledby="owner-notes" className="mt-10">
      <h2 id="owner-notes" className="text-2xl">
        <Trans>What only you know</Trans>
      </h2>
      <p className="mt-1 mb-5 max-w-prose text-base text-ink-soft">
        <Trans>
          Please leave out passwords, codes and social security numbers. The binder goes into an envelope, and your
          first two answers are printed on the outside.
        </Trans>
      </p>
      <Form
        schema={handoverTexts.schema}
        values={values}
        draft={draft.draft as Partial<HandoverTexts> | undefined}
        lock={busy}
        label={t`What only you know`}
        className="space-y-5"
        onValuesChange={(typed, changed) =>
          changed.length > 0
            ? draft.keep(Object.fromEntries(changed.map((name) => [name, typed[name as keyof HandoverTexts]])))
            : draft.clear()
        }
        onSubmit={save}
      >
        <Field
          name="handoverOriginals"
          type="textarea"
          rows={3}
          label={t`Where are the signed originals?`}
          optional
          help={t`Example: in the blue folder in the study; a copy is with the attorney.`}
        />
        <Field
          name="handoverOpening"
          label={t`When may the envelope be opened?`}
          optional
          help={t`Printed on the envelope after “To be opened:”. Example: when I have died or can no longer act`}
          autoComplete="off"
        />
        <Field
          name="handoverNotes"
          type="textarea"
          rows={6}
          label={t`Notes to your successor`}
          optional
          help={t`What is urgent, who knows what, and what you hope for. Wishes here do not bind anyone; the trust agreement does.`}
        />
        <Button type="submit" busy={busy}>
          <Trans>Save</Trans>
        </Button>
      </Form>
    </section>
  )
}
