import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import type { ComponentProps } from 'react'
import type { Attendance } from '#documents/signing-kit/attendance.ts'
import type { Objection } from '#documents/signing-kit/objections.ts'
import { Button } from '#web/components/button.tsx'
import { FieldFrame } from '#web/components/field-frame.tsx'
import { fieldId } from '#web/components/link-targets.ts'
import { NumberNote } from '#web/features/trust/number-note.tsx'
import { SourcedText } from '#web/features/trust/sourced-facts.tsx'
import { translate } from '#web/i18n/i18n.ts'
import type { DayPlan, PlanKey } from './use-day-plan.ts'

const HALF_A_DATE = 'Please enter a date that exists, such as 07/04/1976.'
const HALF_A_TIME = 'Please enter the hour and the minutes.'

interface PlanProps {
  plan: DayPlan
  coming: Attendance
}

/** When and where, and who is asked to be a witness and the notary. Each answer is saved by itself. */
export function DayPlanFields({ plan, coming }: PlanProps) {
  return (
    <div className="grid gap-4 sm:grid-cols-2 print:hidden">
      <PlanField
        plan={plan}
        name="signingDate"
        label={t`Day`}
        type="date"
        min="1900-01-01"
        max="9999-12-31"
        half={HALF_A_DATE}
      />
      <PlanField plan={plan} name="signingTime" label={t`Time`} type="time" half={HALF_A_TIME} />
      <PlanField plan={plan} name="signingPlace" label={t`Place`} className="sm:col-span-2" />
      {plan.witnessIds.map((id, at) => (
        <PlanField
          key={id}
          plan={plan}
          name={`witness/${id}`}
          label={t`Witness ${at + 1}`}
          objections={coming.witnesses.find((one) => one.id === id)?.objections}
        />
      ))}
      <PlanField plan={plan} name="signingNotary" label={t`Notary`} objections={coming.notary.objections} />
      <p className="self-end">
        <Button variant="quiet" size="small" onClick={plan.addWitness}>
          <Trans>Add another witness</Trans>
        </Button>
      </p>
    </div>
  )
}

interface PlanFieldProps extends Pick<ComponentProps<'input'>, 'type' | 'min' | 'max'> {
  plan: DayPlan
  name: PlanKey
  label: string
  /** What is wrong with a date or time of which only a part was typed. */
  half?: string
  objections?: readonly Objection[] | undefined
  className?: string
}

function PlanField({ plan, name, label, half, objections = [], className, type = 'text', ...input }: PlanFieldProps) {
  const id = fieldId(name)
  const value = plan.valueOf(name)
  const error = plan.errorOf(name)
  return (
    <FieldFrame id={id} label={label} error={error} className={className}>
      <input
        {...input}
        id={id}
        type={type}
        dir={type === 'text' ? 'auto' : undefined}
        autoComplete="off"
        className="input"
        value={value}
        aria-invalid={error ? true : undefined}
        aria-describedby={error ? `${id}-error` : objections.length > 0 ? `${id}-objections` : undefined}
        onChange={(event) => plan.type(name, event.target.value)}
        onBlur={(event) => {
          // The browser gives a date typed by half as none.
          if (event.target.validity.badInput && half) plan.setError(name, half)
          else void plan.save(name)
        }}
      />
      {type === 'text' && <NumberNote text={value} />}
      <div id={`${id}-objections`} role="status">
        <Objections of={objections} />
      </div>
    </FieldFrame>
  )
}

/** What the law has against a person, in words and with a mark that needs no color. */
export function Objections({ of }: { of: readonly Objection[] }) {
  return of.map(({ text, source, bars }) => (
    <p key={translate(text)} className={bars ? 'mt-1 text-base font-semibold text-clay' : 'mt-1 text-base'}>
      <span aria-hidden="true">{bars ? '✕ ' : '! '}</span>
      <SourcedText fact={{ text: translate(text), ...(source && { source }) }} />
    </p>
  ))
}
