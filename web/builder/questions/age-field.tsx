import { useController } from 'react-hook-form'
import { AGES, sliderAge, typedAge } from '#domain/trust/details/beneficiary-age.ts'
import { FieldFrame } from '#web/ui/field-frame.tsx'
import { type FieldText, useField } from '#web/ui/use-field.ts'

/** One age, by a number or by a slider. Above the slider's end it stands there and tells the true age. */
export function AgeField({ name, label, help }: FieldText) {
  const { id, error, aria } = useField({ name, help })
  const { field } = useController({ name })
  const typed = String(field.value ?? '')
  const age = typedAge(typed)
  const told = age > AGES.sliderMost ? `${age} years, beyond the end of the slider` : `${age} years`
  return (
    <FieldFrame {...{ id, label, help, error }}>
      <div className="flex flex-wrap items-center gap-x-6 gap-y-3">
        <input
          {...aria}
          {...field}
          id={id}
          value={typed}
          type="number"
          inputMode="numeric"
          min={AGES.least}
          max={AGES.most}
          step={1}
          className="input max-w-28"
          onBlur={() => {
            field.onBlur()
            if (String(age) !== typed) field.onChange(String(age))
          }}
        />
        <div className="min-w-48 grow">
          <input
            type="range"
            aria-label={`${label}, slider`}
            aria-valuetext={told}
            min={AGES.least}
            max={AGES.sliderMost}
            step={1}
            value={sliderAge(age)}
            className="h-8 w-full"
            onChange={(event) => field.onChange(event.target.value)}
          />
          <div className="flex justify-between text-base text-ink-soft tabular-nums" aria-hidden="true">
            <span>{AGES.least}</span>
            <span>{AGES.sliderMost}</span>
          </div>
        </div>
      </div>
    </FieldFrame>
  )
}
