import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { type ComponentProps, useMemo } from 'react'
import { type Attendance, type Objection, objectionsTo } from '#documents/signing-kit/attendance.ts'
import type { TrustRecord } from '#domain/trust/record.ts'
import { Button } from '#web/components/button.tsx'
import { Combobox } from '#web/components/combobox.tsx'
import { FieldFrame } from '#web/components/field-frame.tsx'
import { fieldId } from '#web/components/link-targets.ts'
import { useSuggestions } from '#web/features/people/use-suggestions.ts'
import { NumberNote } from '#web/features/trust/number-note.tsx'
import { SourcedText } from '#web/features/trust/sourced-facts.tsx'
import { translate } from '#web/i18n/i18n.ts'
import type { DayPlan, PlanKey } from './use-day-plan.ts'

const HALF_A_DATE = 'Please enter a valid date, such as 07/04/1976.'
const HALF_A_TIME = 'Please enter the hour and the minutes.'

interface PlanProps {
  plan: DayPlan
  trust: TrustRecord
  coming: Attendance
}

/** When and where, and who is asked to be a witness and the notary. Each answer is saved by itself. */
export function DayPlanFields({ plan, trust, coming }: PlanProps) {
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
        <PlanName
          key={id}
          plan={plan}
          name={`witness/${id}`}
          trust={trust}
          label={t`Witness ${at + 1}`}
          objections={coming.witnesses.find((one) => one.id === id)?.objections}
        />
      ))}
      <PlanName
        plan={plan}
        name="signingNotary"
        trust={trust}
        label={t`Notary`}
        objections={coming.notary.objections}
      />
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
  className?: string
}

function PlanField({ plan, name, label, half, className, type = 'text', ...input }: PlanFieldProps) {
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
        aria-describedby={error ? `${id}-error` : undefined}
        onChange={(event) => plan.type(name, event.target.value)}
        onBlur={(event) => {
          // The browser gives a date typed by half as none.
          if (event.target.validity.badInput && half) plan.setError(name, half)
          else void plan.save(name)
        }}
      />
      {type === 'text' && <NumberNote text={value} />}
    </FieldFrame>
  )
}

interface PlanNameProps {
  plan: DayPlan
  name: PlanKey
  label: string
  trust: TrustRecord
  objections?: readonly Objection[] | undefined
}

const NO_FACTS = { questions: {}, answers: () => ({}), before: () => [] }

/** A witness or the notary. Suggests the people of the register, and says of each what speaks against it. */
function PlanName({ plan, name, label, trust, objections = [] }: PlanNameProps) {
  const id = fieldId(name)
  const value = plan.valueOf(name)
  const error = plan.errorOf(name)
  const against = useMemo(() => {
    let asked: ReturnType<typeof objectionsTo> | undefined
    return (person: string) => {
      asked ??= objectionsTo(trust)
      if (name === 'signingNotary') return inShort(asked.notary(person), t`May not be the notary`)
      return inShort(asked.witness(person, name.slice('witness/'.length)), t`May not be a witness`)
    }
  }, [trust, name])
  const { suggests, optionsFor, picked } = useSuggestions({ ...NO_FACTS, against })
  return (
    <FieldFrame id={id} label={label} error={error}>
      <Combobox
        {...{ id, value, suggests, optionsFor }}
        dir="auto"
        autoComplete="off"
        className="input"
        listLabel={t`People you have named`}
        aria-invalid={error ? true : undefined}
        aria-describedby={error ? `${id}-error` : objections.length > 0 ? `${id}-objections` : undefined}
        onType={(text) => plan.type(name, text)}
        onPick={(key) => {
          const person = picked(key)
          if (!person) return
          plan.type(name, person.name)
          void plan.save(name)
        }}
        onBlur={() => void plan.save(name)}
      />
      <NumberNote text={value} />
      <div id={`${id}-objections`} role="status">
        <Objections of={objections} />
      </div>
    </FieldFrame>
  )
}

/** What speaks against somebody who is suggested; the field says the whole once that person is chosen. */
function inShort(objections: readonly Objection[], barred: string): string {
  if (objections.some(({ bars }) => bars)) return `✕ ${barred}`
  return objections.length > 0 ? `! ${t`Restrictions apply`}` : ''
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
