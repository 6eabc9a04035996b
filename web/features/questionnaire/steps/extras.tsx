import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { type ComponentType, Suspense, useEffect, useRef, useState } from 'react'
import { useFormContext, useFormState, useWatch } from 'react-hook-form'
import { Link } from 'react-router'
import { sameName } from '#domain/formats/names.ts'
import { dashedSsn } from '#domain/formats/numbers.ts'
import { directivePrefill } from '#domain/trust/carried-answers.ts'
import type { TrustRecord } from '#domain/trust/record.ts'
import { type StepSlug, stepPath } from '#domain/trust/routes.ts'
import { NAMING_TIPS } from '#domain/trust/steps/01-name.ts'
import { SELF_TRUSTEE_FACTS } from '#domain/trust/steps/03-trustee.ts'
import { lazyWithRetry, PartMissing } from '#web/app/lazy-with-retry.tsx'
import { Button } from '#web/components/button.tsx'
import { askToConfirm } from '#web/components/confirm-store.ts'
import { focusField } from '#web/components/link-targets.ts'
import { Notice } from '#web/components/notice.tsx'
import { useAuth, useInstallation } from '#web/features/account/auth/auth-state.ts'
import { translate } from '#web/i18n/i18n.ts'
import { DistributionClause, DistributionOutlook } from './distribution-clause.tsx'

// Knows the names of the states, which no other step needs.
const LazyDivideAddress = lazyWithRetry(() => import('./divide-address.tsx'), PartMissing)

function DivideAddress() {
  return (
    <Suspense fallback={null}>
      <LazyDivideAddress />
    </Suspense>
  )
}

interface Extras {
  /** Above the form. */
  Note?: ComponentType<{ trust: TrustRecord; isNew: boolean }>
  /** Inside the form, below the question of that name. */
  beside?: Readonly<Record<string, ComponentType<{ trust: TrustRecord }>>>
}

const extras: Partial<Record<StepSlug, Extras>> = {
  name: { Note: NameNote, beside: { trustName: NamingTips } },
  grantor: { Note: GrantorSecurity },
  trustee: { Note: TrusteeRole, beside: { trusteeType: SelfTrusteeFacts } },
  'certificate-of-trust': { beside: { trustees: FirstTrustee } },
  distribution: { beside: { distributionType: DistributionOutlook, customRules: DistributionClause } },
  'health-care-directive': { Note: AgentFilledIn },
  'ein-application': {
    Note: EinNote,
    beside: { einTrustMailingAddress: DivideAddress, einResponsiblePartyName: UseTheGrantor },
  },
}

/** What a step shows besides its questions. */
export function extrasOf(slug: StepSlug): Extras {
  return extras[slug] ?? {}
}

/** Says whose trust is being edited, so that nobody renames it believing to begin another. */
function NameNote({ trust, isNew }: { trust: TrustRecord; isNew: boolean }) {
  const { user } = useAuth()
  if (isNew || !trust.trustName) return null
  const owner = trust.grantorName || user?.displayName || user?.email
  return (
    <Notice>
      <Trans>
        You are editing the existing trust <strong>{trust.trustName}</strong>
        {owner && <Trans> of {owner}</Trans>}. A change of its name applies to all its documents.
      </Trans>
    </Notice>
  )
}

function NamingTips() {
  return (
    <section aria-labelledby="naming-tips">
      <h2 id="naming-tips" className="text-xl">
        <Trans>Naming Tips</Trans>
      </h2>
      <ul className="mt-2 list-disc space-y-1 pl-6">
        {NAMING_TIPS.map((tip) => (
          <li key={tip}>{translate(tip)}</li>
        ))}
      </ul>
    </section>
  )
}

function GrantorSecurity() {
  const { reviewLinks } = useInstallation()
  return (
    <Notice title={t`Your information is protected`}>
      <p>
        <Trans>Your social security number is stored encrypted and masked on screen.</Trans>
      </p>
      {reviewLinks ? (
        <p>
          <Trans>
            Other people see your answers only through a review link that you make, and then at most the last four
            digits of this number are shown.
          </Trans>
        </p>
      ) : (
        <p>
          <Trans>No other user can see your answers.</Trans>
        </p>
      )}
    </Notice>
  )
}

/** Where the first row of the certificate's trustees comes from. */
function FirstTrustee({ trust }: { trust: TrustRecord }) {
  if (!trust.trusteeName) return null
  return (
    <p className="text-base text-ink-soft">
      {trust.trusteeType === 'self'
        ? t`You serve as your own trustee, so the first trustee has your name and address from Grantor Information. Change them there.`
        : t`The trustee you chose under Trustee Information is among these. A change of the name or address here changes it there too.`}
    </p>
  )
}

/** Until the step is saved, its agent is the financial one or the successor trustee, whom nobody has chosen for health care. */
function AgentFilledIn({ trust }: { trust: TrustRecord }) {
  const agent = String(directivePrefill(trust).hcd_agentName)
  if (trust.hcd_agentName || !agent) return null
  return (
    <Notice title={t`Filled in from your earlier answers`}>
      {trust.dpoa_agentName ? (
        <Trans>
          The names and addresses below come from your earlier answers. The health care agent is {agent}, your agent
          under the power of attorney. You can change each of them.
        </Trans>
      ) : (
        <Trans>
          The names and addresses below come from your earlier answers. The health care agent is {agent}, your successor
          trustee. You can change each of them.
        </Trans>
      )}
    </Notice>
  )
}

function EinNote() {
  return (
    <Notice title={t`Why the trust needs a number`}>
      <Trans>
        Your trust needs an Employer Identification Number (EIN) from the Internal Revenue Service (IRS). Instructions
        for the application will be generated from your answers.
      </Trans>
    </Notice>
  )
}

/** The responsible party of a trust is normally its grantor, whose answers are already there. */
function UseTheGrantor({ trust }: { trust: TrustRecord }) {
  const { setValue } = useFormContext()
  const named: unknown = useWatch({ name: 'einResponsiblePartyName' })
  const number: unknown = useWatch({ name: 'einResponsiblePartySSN' })
  const [announcement, setAnnouncement] = useState('')
  const use = () => {
    const set = (name: string, answer: string) => setValue(name, answer, { shouldDirty: true, shouldValidate: true })
    set('einResponsiblePartyName', trust.grantorName ?? '')
    const whole = trust.grantorSsn?.length === 9
    if (whole) set('einResponsiblePartySSN', dashedSsn(trust.grantorSsn ?? ''))
    setAnnouncement(
      whole
        ? 'The responsible party is now the grantor, with the number from step 2.'
        : 'The responsible party’s name is now the grantor’s. Please enter the full social security number.',
    )
  }
  if (!trust.grantorName) return null
  const gives = trust.grantorSsn?.length === 9 && String(number ?? '') === ''
  // Once it was pressed it stays, with what it did and the focus.
  if (!announcement && !gives && sameName(String(named ?? ''), trust.grantorName)) return null
  return (
    <div className="rounded-md border border-hairline bg-surface p-5">
      <p>
        <Trans>
          The responsible party of a trust is normally the grantor: <strong>{trust.grantorName}</strong>.
        </Trans>
      </p>
      <Button variant="secondary" size="small" className="mt-3" onClick={use}>
        <Trans>Use the grantor</Trans>
      </Button>
      <p role="status" className="mt-2 text-base text-ink-soft empty:mt-0">
        {translate(announcement)}
      </p>
    </div>
  )
}

function TrusteeRole() {
  return (
    <Notice title={t`What a trustee does`}>
      <Trans>
        The trustee holds and manages what is in the trust, keeps records, files its taxes and pays the beneficiaries as
        the agreement says. Trustees act for the beneficiaries, not for themselves.
      </Trans>
    </Notice>
  )
}

const BE_OWN_TRUSTEE = {
  title: 'Be your own trustee?',
  body: 'The trustee details you gave will be removed when you continue.',
  yes: 'Be my own trustee',
  no: 'Keep the details',
  destructive: true,
}
const CHANGE_KIND = {
  title: 'Change the kind of trustee?',
  body: 'The trustee details you gave belong to the other kind and are cleared on this page. Nothing is saved until you continue or save.',
  yes: 'Change the kind',
  no: 'Keep the details',
  destructive: true,
}
const details = ['trusteeName', 'trusteeEmail', 'trusteeAddress', 'trusteeRelationship'] as const

/** The facts about serving as one's own trustee, and a question before the details of another kind of trustee are given up. */
export function SelfTrusteeFacts() {
  const { getValues, setValue } = useFormContext()
  const { isSubmitted } = useFormState()
  const type: unknown = useWatch({ name: 'trusteeType' })
  const before = useRef(type)
  // A draft and another device change the kind together with its details.
  const pressed = useRef(false)
  useEffect(() => {
    const recordPress = ({ target }: Event) => {
      if (target instanceof HTMLInputElement && target.name === 'trusteeType') pressed.current = true
    }
    document.addEventListener('click', recordPress, true)
    return () => document.removeEventListener('click', recordPress, true)
  }, [])
  useEffect(() => {
    const previous = before.current
    before.current = type
    const chosen = pressed.current
    pressed.current = false
    if (!chosen || !previous || type === previous || previous === 'self') return
    if (!details.some((name) => String(getValues(name) ?? '').trim())) return
    void askToConfirm(type === 'self' ? BE_OWN_TRUSTEE : CHANGE_KIND).then((sure) => {
      const typed = { shouldDirty: true, shouldValidate: isSubmitted }
      if (sure) for (const name of details) setValue(name, '', typed)
      else {
        before.current = previous
        setValue('trusteeType', previous, typed)
        // The dialog gives the focus back to the choice that is not taken.
        focusField(`trusteeType.${String(previous)}`)
      }
    })
  }, [type, isSubmitted, getValues, setValue])

  // Screen readers read out what comes into a place that was there before it.
  return (
    <>
      <div role="status" className="empty:mb-0">
        {type === 'self' && (
          <Notice kind="warning" title={t`Serving as your own trustee`}>
            <ul className="list-disc space-y-2 pl-5">
              {SELF_TRUSTEE_FACTS.map((fact) => (
                <li key={fact}>{translate(fact)}</li>
              ))}
            </ul>
          </Notice>
        )}
      </div>
      <p>
        <Link to={stepPath('certificate-of-trust')} className="link inline-block py-2">
          <Trans>Name a co-trustee on the Certificate of Trust</Trans>
        </Link>
      </p>
    </>
  )
}
