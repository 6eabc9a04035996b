import { isNeverIssued } from '#domain/formats/social-security-number.ts'
import { useFormValue } from './use-form.ts'

/** A remark on a number that nobody can have. It refuses nothing: the reader may know better. */
export function SsnNote({ name }: { name: string }) {
  const value = useFormValue(name)
  return (
    <p role="status" className="mt-2 text-base text-ink-soft empty:mt-0">
      {typeof value === 'string' && isNeverIssued(value)
        ? 'Social security numbers do not begin with 000, 666 or 9. Please check this one; you can go on with it.'
        : null}
    </p>
  )
}
