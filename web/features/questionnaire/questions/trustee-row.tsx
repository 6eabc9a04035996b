import { memo } from 'react'
import { Button } from '#web/components/button.tsx'
import { FieldFrame } from '#web/components/field-frame.tsx'
import { useFieldError } from '#web/components/use-field.ts'
import { VisuallyHidden } from '#web/components/visually-hidden.tsx'
import { NumberNote } from '#web/features/trust/number-note.tsx'
import { useLanguage } from '#web/spanish/language.ts'

export interface Row {
  id: string
  name: string
  address: string
  /** Set where another step's answers stand, which are changed there. */
  derived?: string
}

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
  return (
    <li className="space-y-4 rounded-md border border-hairline bg-surface p-5">
      <FieldFrame id={name.id} label={`Trustee ${at + 1} Name`} error={name.error}>
        <input
          {...name.aria}
          id={name.id}
          className="input read-only:bg-sage"
          autoComplete="off"
          readOnly={row.derived !== undefined}
          value={row.name}
          onChange={(event) => onChange({ ...row, name: event.target.value })}
        />
        <NumberNote text={row.name} />
      </FieldFrame>
      <FieldFrame id={address.id} label={`Trustee ${at + 1} Address`} error={address.error}>
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
          Remove <VisuallyHidden>trustee {at + 1}</VisuallyHidden>
        </Button>
      )}
    </li>
  )
})
