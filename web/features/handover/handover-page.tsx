import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { Suspense, useMemo, useState } from 'react'
import { english } from '#domain/message.ts'
import { type HandoverTexts, handoverTexts } from '#domain/trust/handover/contacts.ts'
import type { TrustRecord } from '#domain/trust/record.ts'
import { FUNDING_PLAN, stepPath } from '#domain/trust/routes.ts'
import { lazyWithRetry, PartMissing } from '#web/app/lazy-with-retry.tsx'
import { dismissToast, showToast } from '#web/app/toast-store.ts'
import { Button, LinkButton } from '#web/components/button.tsx'
import { Field } from '#web/components/field.tsx'
import { Form } from '#web/components/form.tsx'
import { PageTitle } from '#web/components/page-title.tsx'
import { Waiting } from '#web/components/progress.tsx'
import { useInstallation } from '#web/features/account/auth/auth-state.ts'
import { ChangedSinceSigned } from '#web/features/trust/agreement-signed.tsx'
import { SaveNotices, SavingIndicator, SavingStateWords } from '#web/features/trust/saving.tsx'
import { TrustGate } from '#web/features/trust/trust-gate.tsx'
import { TrustName } from '#web/features/trust/trust-sheet.tsx'
import { useTrustActions } from '#web/features/trust-sync/trust-provider.tsx'
import { type StepDraft, useDraft } from '#web/features/trust-sync/use-draft.ts'
import { translate } from '#web/i18n/i18n.ts'
import { BinderWithAcceptanceDate } from './binder-with-acceptance-date.tsx'
import { ContactList } from './contact-list.tsx'

const HandoverLinks = lazyWithRetry(() => import('#web/features/review-links/owner/handover-links.tsx'), PartMissing)
const AWAITED = 'Loading your answers...'

/** What an owner prepares for the successor trustee: notes, people to call, the binder made of the answers, and a link to it. */
export default function HandoverPage() {
  const notes = useDraft('handover')
  const contact = useDraft('handover-contact')
  return (
    <div className="page-width binder-page py-10 print:max-w-none print:p-0">
      <div className="print:hidden">
        <PageTitle>{t`The Trustee’s Handover`}</PageTitle>
      </div>
      <TrustGate
        awaited={AWAITED}
        none={t`Start a trust, and this page will hold what your successor trustee needs first.`}
      >
        {(trust) =>
          notes.ready && contact.ready ? (
            <Handover trust={trust} notes={notes} contact={contact} />
          ) : (
            <Waiting>{translate(AWAITED)}</Waiting>
          )
        }
      </TrustGate>
    </div>
  )
}

interface HandoverProps {
  trust: TrustRecord
  /** What was typed and not saved. */
  notes: StepDraft
  contact: StepDraft
}

function Handover({ trust, notes, contact }: HandoverProps) {
  const { reviewLinks } = useInstallation()
  const successor = trust.backupTrusteeName?.trim()
  return (
    <div className="max-w-4xl print:max-w-none">
      <div className="print:hidden">
        <TrustName trust={trust} />
        <SavingStateWords />
        <SaveNotices />
        <p className="mt-3 max-w-prose">
          {successor ? (
            <Trans>
              One day <bdi className="font-semibold">{successor}</bdi> may have to take over. Write down what your
              answers do not say, print the binder, and put it in an envelope where your successor will find it.
            </Trans>
          ) : (
            <Trans>
              One day your successor trustee may have to take over. Write down what your answers do not say, print the
              binder, and put it in an envelope where your successor will find it.
            </Trans>
          )}
        </p>
        <div className="mt-4 flex flex-wrap gap-3">
          {!successor && (
            <LinkButton to={stepPath('backup-trustee')} variant="secondary">
              <Trans>Name your successor trustee</Trans>
            </LinkButton>
          )}
          <LinkButton to={FUNDING_PLAN} variant="quiet">
            <Trans>Go to the funding plan</Trans>
          </LinkButton>
        </div>
        <OwnerNotes trust={trust} draft={notes} />
        <ContactList trust={trust} draft={contact} />
        {reviewLinks && (
          <Suspense fallback={<Waiting>{t`Loading your links...`}</Waiting>}>
            <HandoverLinks trust={trust} />
          </Suspense>
        )}
        <h2 className="mt-14 text-3xl">
          <Trans>The binder</Trans>
        </h2>
        <p className="mt-2 max-w-prose">
          <Trans>It uses your answers as they are now. Print it again whenever they change.</Trans>
        </p>
      </div>
      <BinderWithAcceptanceDate trust={trust} envelope note={<ChangedSinceSigned trust={trust} className="mb-3" />} />
      <div className="print:hidden">
        <SavingIndicator busy={false} />
      </div>
    </div>
  )
}

/** What the owner writes to the successor. Typing is a draft until it is saved. */
function OwnerNotes({ trust, draft }: { trust: TrustRecord; draft: StepDraft }) {
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
