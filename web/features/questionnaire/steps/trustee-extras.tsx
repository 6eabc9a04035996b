import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { useEffect, useRef } from 'react'
import { useFormContext, useFormState, useWatch } from 'react-hook-form'
import { Link } from 'react-router'
import { stepPath } from '#domain/trust/routes.ts'
import { SELF_TRUSTEE_FACTS } from '#domain/trust/steps/03-trustee.ts'
import { askToConfirm } from '#web/components/confirm-store.ts'
import { focusField } from '#web/components/link-targets.ts'
import { Notice } from '#web/components/notice.tsx'
import { translate } from '#web/i18n/i18n.ts'

export function TrusteeRole() {
  return (
    <Notice title={t`What a trustee does`}>
      <Trans>
        The trustee holds and manages what is in the trust, keeps records, files its taxes and pays the beneficiaries as
        the agreement says. A trustee acts for the beneficiaries and not for themselves.
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
    const notePress = ({ target }: Event) => {
      if (target instanceof HTMLInputElement && target.name === 'trusteeType') pressed.current = true
    }
    document.addEventListener('click', notePress, true)
    return () => document.removeEventListener('click', notePress, true)
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
