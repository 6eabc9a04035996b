import { FieldFrame } from '#web/ui/field-frame.tsx'
import { useFieldError } from '#web/ui/use-field.ts'
import { NumberNote } from './number-note.tsx'

export interface Row {
  id: string
  name: string
  address: string
  /** Set where another step's answers stand, which are changed there. */
  derived?: string
}

interface RowProps {
  row: Row
  at: number
  onChange: (row: Row) => void
}

/** One trustee's name and address. The list of rows is one answer, so the row's fields only report what is typed. */
export function TrusteeRow({ row, at, onChange }: RowProps) {
  const name = useFieldError({ name: `trustees.${at}.name` })
  const address = useFieldError({ name: `trustees.${at}.address` })
  return (
    <>
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
    </>
  )
}
