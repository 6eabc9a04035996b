import { useEffect, useRef } from 'react'
import { SELF_TRUSTEE_FACTS } from '#domain/trust/steps/03-trustee.ts'
import { confirm } from '#web/shell/confirm-store.ts'
import { say } from '#web/spanish/say.ts'
import { Notice } from '#web/ui/notice.tsx'
import { useForm, useFormValue } from '#web/ui/use-form.ts'

export function TrusteeRole() {
  return (
    <Notice title="What a trustee does">
      The trustee holds and manages what is in the trust, keeps records, files its taxes and pays the beneficiaries as
      the agreement says. A trustee acts for the beneficiaries and not for themselves.
    </Notice>
  )
}

const details = ['trusteeName', 'trusteeEmail', 'trusteeAddress', 'trusteeRelationship'] as const

/** The facts about serving as one's own trustee, and a question before another trustee's details are given up. */
export function SelfTrusteeFacts() {
  const { value, change } = useForm()
  const type = useFormValue('trusteeType')
  const before = useRef(type)
  useEffect(() => {
    const previous = before.current
    before.current = type
    if (type !== 'self' || !previous || previous === 'self') return
    if (!details.some((name) => String(value(name) ?? '').trim())) return
    void confirm({
      title: 'Be your own trustee?',
      body: 'The trustee details you gave will be removed when you go on.',
      yes: 'Be my own trustee',
      no: 'Keep the details',
      destructive: true,
    }).then((sure) => sure || change('trusteeType', previous))
  }, [type, value, change])

  // Screen readers read out what comes into a place that was there before it.
  return (
    <div role="status" className="empty:mb-0">
      {type === 'self' && (
        <Notice kind="warning" title="Serving as your own trustee">
          <ul className="list-disc space-y-2 pl-5">
            {SELF_TRUSTEE_FACTS.map((fact) => (
              <li key={fact}>{say(fact)}</li>
            ))}
          </ul>
        </Notice>
      )}
    </div>
  )
}
