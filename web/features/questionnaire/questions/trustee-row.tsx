import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { memo, useRef } from 'react'
import { Button } from '#web/components/button.tsx'
import { FieldFrame } from '#web/components/field-frame.tsx'
import { useFieldError } from '#web/components/use-field.ts'
import { useSuggestions } from '#web/features/people/use-suggestions.ts'
import { NumberNote } from '#web/features/trust/number-note.tsx'
import { useLanguage } from '#web/i18n/language.ts'

export interface Row {
  id: string
  name: string
  address: string
  /** Set where another step's answers stand, which are changed there. */
  derived?: string
}

const ADDRESS = { address: 'address' }

interface RowProps extends Row {
  at: number
  onChange: (row: Row) => void
  onRemove: (row: Row, at: number) => void
}

/**
 * One trustee's name and address. The list of rows is one answer, so the row's fields only report what is typed. Its texts
 * are props of their own: react-hook-form copies the list at every keystroke, and a row of 200 renders only for its own.
 */
export const TrusteeRow = memo(function TrusteeRow({ at, onChange, onRemove, ...row }: RowProps) {
  useLanguage()
  const name = useFieldError({ name: `trustees.${at}.name` })
  const address = useFieldError({ name: `trustees.${at}.address` })
  const stood = useRef(row.name)
  const { Combobox, optionsFor, picked } = useSuggestions(name.id, {
    questions: ADDRESS,
    answers: () => ({ address: row.address }),
    before: () => [stood.current],
  })
  const rename = (text: string) => onChange({ ...row, name: text })
  const common = {
    ...name.aria,
    id: name.id,
    className: 'input read-only:bg-sage',
    autoComplete: 'off',
    readOnly: row.derived !== undefined,
    value: row.name,
  }
  const pick = (key: string) => {
    const person = picked(key)
    if (person) onChange({ ...row, ...person.filled, name: person.name })
  }
  return (
    <li className="space-y-4 rounded-md border border-hairline bg-surface p-5">
      <FieldFrame id={name.id} label={t`Trustee ${at + 1} Name`} error={name.error}>
        {Combobox ? (
          <Combobox
            {...common}
            onFocus={() => {
              stood.current = row.name
            }}
            onType={rename}
            optionsFor={optionsFor}
            onPick={pick}
            listLabel={t`People you have named`}
          />
        ) : (
          <input {...common} onChange={(event) => rename(event.target.value)} />
        )}
        <NumberNote text={row.name} />
      </FieldFrame>
      <FieldFrame id={address.id} label={t`Trustee ${at + 1} Address`} error={address.error}>
        <textarea
          {...address.aria}
          id={address.id}
          className="input read-only:bg-sage"
          rows={2}
          autoComplete="off"
          readOnly={row.derived !== undefined}
          value={row.address}
          onChange={(event) => onChange({ ...row, address: event.target.value })}
        />
        <NumberNote text={row.address} />
      </FieldFrame>
      {at > 0 && (
        <Button variant="secondary" size="small" onClick={() => onRemove(row, at)}>
          <Trans>
            Remove <span className="sr-only">trustee {at + 1}</span>
          </Trans>
        </Button>
      )}
    </li>
  )
})
