import { plural, t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { useState } from 'react'
import { Link, useNavigate } from 'react-router'
import * as z from 'zod/mini'
import { CONFIRMATIONS, completion } from '#domain/trust/lifecycle.ts'
import type { TrustRecord } from '#domain/trust/record.ts'
import type { Remaining } from '#domain/trust/remaining.ts'
import { DASHBOARD } from '#domain/trust/routes.ts'
import { dismissToast, showToast } from '#web/app/toast-store.ts'
import { Button } from '#web/components/button.tsx'
import { Check } from '#web/components/field.tsx'
import { Form } from '#web/components/form.tsx'
import { useBlanks } from '#web/features/documents/blanks.tsx'
import { openedFrom } from '#web/features/questionnaire/way-back.ts'
import { useRemaining } from '#web/features/trust/next-up.tsx'
import { placeLabel, useUnsavedPlaces } from '#web/features/trust/unsaved-typing.tsx'
import { useTrust } from '#web/features/trust-sync/trust-provider.tsx'
import { translate } from '#web/i18n/i18n.ts'
import { setApart } from '#web/i18n/trans.tsx'

/** What is still open before the trust is completed: questions, blanks in the documents, typing that was not saved. It stops nobody, and of a complete trust there may be nothing to say. */
export function StillOpen({ trust }: { trust: TrustRecord }) {
  const questions = useRemaining(trust).filter(({ part }) => part === 'questions')
  const { blanks, state } = useBlanks(trust)
  const unsaved = useUnsavedPlaces(trust)
  const sections = [...Map.groupBy(questions, ({ section }) => translate(section))]
  const anything = sections.length + blanks.size + unsaved.length > 0
  if (trust.completedAt && !anything) return null
  return (
    <section aria-labelledby="still-open" className="mt-8 max-w-prose md:mt-12 print:hidden">
      <h2 id="still-open" className="text-2xl">
        {trust.completedAt ? <Trans>Still Open</Trans> : <Trans>Before You Complete</Trans>}
      </h2>
      <p className="mt-3">
        {anything && trust.completedAt ? (
          <Trans>The trust stays complete, and you can still answer these.</Trans>
        ) : anything ? (
          <Trans>
            These are still open. You can complete the trust all the same and answer them later; a document with a blank
            says so.
          </Trans>
        ) : state === 'found' ? (
          <Trans>Every question is answered, and no document that is ready has a blank.</Trans>
        ) : state === 'failed' ? (
          <Trans>The documents could not be loaded. Please check your connection and reload the page.</Trans>
        ) : (
          <Trans>Checking your documents...</Trans>
        )}
      </p>
      {sections.length > 0 && (
        <ul aria-label={t`Sections with open questions`} className="mt-3 space-y-1">
          {sections.map(([section, open]) => (
            <li key={section}>
              <SectionLink open={open}>{section}</SectionLink>{' '}
              <span className="text-base text-ink-soft">
                {plural(open.length, { one: '# open question', other: '# open questions' })}
              </span>
            </li>
          ))}
        </ul>
      )}
      {blanks.size > 0 && (
        <p className="mt-3">
          <Link to="#documents" className="link">
            {plural(blanks.size, { one: '# document has blanks', other: '# documents have blanks' })}
          </Link>
        </p>
      )}
      {unsaved.length > 0 && (
        <ul aria-label={t`Typed and not saved yet`} className="mt-4 space-y-1">
          {unsaved.map(({ key, place }) => (
            <li key={key}>
              <Link to={place.path} className="link wrap-anywhere">
                {setApart(placeLabel(place))}
              </Link>{' '}
              <span className="text-base text-ink-soft">
                <Trans>typed and not saved</Trans>
              </span>
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}

function SectionLink({ open, children }: { open: readonly Remaining[]; children: string }) {
  const [first] = open
  if (!first) return children
  return (
    <Link to={openedFrom('summary', first.path)} state={{ question: first.question }} className="link">
      {children}
    </Link>
  )
}

type Confirmed = Record<(typeof CONFIRMATIONS)[number]['id'], boolean>

const confirmed = (error: string) => z.boolean().check(z.refine((checked) => checked, error))
const schema: z.ZodMiniType<Confirmed, Confirmed> = z.object({
  assets: confirmed('Please confirm that the assets are accurate.'),
  beneficiaries: confirmed('Please confirm that the beneficiaries are accurate.'),
  trustees: confirmed('Please confirm that the trustee and successor trustee are accurate.'),
  documents: confirmed('Please confirm that you are responsible for reviewing all nine documents.'),
})
const none: Confirmed = { assets: false, beneficiaries: false, trustees: false, documents: false }

export function Confirmations({ isComplete }: { isComplete: boolean }) {
  const { saveTrustData } = useTrust()
  const navigate = useNavigate()
  const [busy, setBusy] = useState(false)

  const complete = async () => {
    // An earlier rejection would keep the good news waiting.
    dismissToast()
    setBusy(true)
    const outcome = await saveTrustData(completion(new Date().toISOString()))
    setBusy(false)
    if (!outcome.saved) {
      showToast({ title: 'Error', description: 'Failed to complete trust. Please try again.', destructive: true })
      return
    }
    // On this device only, the toast about it has just been replaced by this one.
    const description =
      outcome.where === 'device' ? 'Saved on this device; sent when the connection improves.' : undefined
    showToast({ title: 'Trust Complete', description })
    void navigate(DASHBOARD)
  }

  const showErrorToast = () =>
    showToast({
      title: 'Confirmation Required',
      description: 'Please confirm all sections before completing.',
      destructive: true,
    })

  return (
    <section aria-labelledby="confirmations" className="mt-8 max-w-prose md:mt-12 print:hidden">
      <h2 id="confirmations" className="mb-5 text-2xl">
        <Trans>Confirmations</Trans>
      </h2>
      {isComplete && (
        <p className="mb-5">
          <Trans>This trust is complete. Confirm again only to record a new completion after changes.</Trans>
        </p>
      )}
      <Form schema={schema} values={none} onSubmit={complete} onInvalid={showErrorToast} className="space-y-4">
        {CONFIRMATIONS.map(({ id, text }) => (
          <Check key={id} name={id} label={text} />
        ))}
        <Button type="submit" busy={busy} className="mt-2">
          <Trans>Complete Trust</Trans>
        </Button>
      </Form>
    </section>
  )
}
