import { t } from '@lingui/core/macro'
import { AGES, sliderAge, typedAge } from '#domain/trust/distribution-ages.ts'
import { FieldFrame } from '#web/components/field-frame.tsx'
import { type FieldText, useField } from '#web/components/form.tsx'
import { translate } from '#web/i18n/i18n.ts'

/** One age, by a number or by a slider. Above its maximum the slider stays at its end and announces the true age. */
export function AgeField({ name, label, help }: FieldText) {
  const { field, id, error, aria } = useField({ name, help })
  const typed = String(field.value ?? '')
  const age = typedAge(typed)
  const inWords = age > AGES.sliderMost ? t`${age} years, beyond the end of the slider` : t`${age} years`
  return (
    <FieldFrame {...{ id, label, help, error }}>
      <div className="flex flex-wrap items-center gap-x-6 gap-y-3">
        <input
          {...aria}
          name={name}
          id={id}
          value={typed}
          type="number"
          inputMode="numeric"
          min={AGES.least}
          max={AGES.most}
          step={1}
          className="input max-w-28"
          onChange={field.onChange}
          onBlur={() => {
            field.onBlur()
            if (String(age) !== typed) field.onChange(String(age))
          }}
        />
        <div className="min-w-48 grow">
          <input
            type="range"
            aria-label={t`${translate(label)}, slider`}
            aria-valuetext={inWords}
            min={AGES.least}
            max={AGES.sliderMost}
            step={1}
            value={sliderAge(age)}
            className="h-8 w-full"
            onChange={field.onChange}
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
