import { useEffect, useRef, useState } from 'react'
import { useFieldArray, useFormContext } from 'react-hook-form'
import { LIMITS } from '#domain/formats/text.ts'
import { confirm } from '#web/shell/confirm-store.ts'
import { Button } from '#web/ui/button.tsx'
import { Field } from '#web/ui/field.tsx'
import { Help } from '#web/ui/field-frame.tsx'
import { fieldId, focusField } from '#web/ui/field-names.ts'
import type { FieldText } from '#web/ui/use-field.ts'
import { VisuallyHidden } from '#web/ui/visually-hidden.tsx'
import { newId } from '../shell/new-id.ts'

interface Rows {
  trustees: { id: string; name: string; address: string }[]
}

/** The certificate's trustees: names and addresses in rows. All but the first can be removed. */
export function TrusteesField({ label, help }: FieldText) {
  const { control, getValues } = useFormContext<Rows>()
  const { fields, append, remove } = useFieldArray({ control, name: 'trustees', keyName: 'key' })
  const [told, setTold] = useState('')
  const focusNext = useRef<string>(undefined)
  // biome-ignore lint/correctness/useExhaustiveDependencies: the row to be focused is on screen once the rows have changed
  useEffect(() => {
    if (focusNext.current) focusField(focusNext.current)
    focusNext.current = undefined
  }, [fields.length])

  const add = () => {
    focusNext.current = `trustees.${fields.length}.name`
    append({ id: newId(), name: '', address: '' }, { shouldFocus: false })
    setTold(`Trustee ${fields.length + 1} was added.`)
  }
  const take = async (at: number) => {
    const row = getValues(`trustees.${at}`)
    const typed = row.name.trim() || row.address.trim()
    if (typed && !(await confirmRemoval(row.name.trim() || `trustee ${at + 1}`))) return
    focusNext.current = `trustees.${at - 1}.name`
    remove(at)
    setTold(`Trustee ${at + 1} was removed.`)
  }

  return (
    <fieldset id={fieldId('trustees')} className="min-w-0">
      <legend className="mb-1 font-semibold">{label}</legend>
      <Help id={fieldId('trustees')}>{help}</Help>
      <ul className="mt-3 space-y-5">
        {fields.map((row, at) => (
          <li key={row.key} className="space-y-4 rounded-md border border-hairline bg-surface p-5">
            <Field name={`trustees.${at}.name`} label={`Trustee ${at + 1} Name`} autoComplete="off" />
            <Field
              name={`trustees.${at}.address`}
              type="textarea"
              rows={2}
              label={`Trustee ${at + 1} Address`}
              autoComplete="off"
            />
            {at > 0 && (
              <Button variant="secondary" size="small" onClick={() => void take(at)}>
                Remove <VisuallyHidden>trustee {at + 1}</VisuallyHidden>
              </Button>
            )}
          </li>
        ))}
      </ul>
      <Button
        variant="secondary"
        className="mt-4"
        aria-disabled={fields.length >= LIMITS.list || undefined}
        onClick={add}
      >
        Add Trustee
      </Button>
      <p role="status" className="sr-only">
        {told}
      </p>
    </fieldset>
  )
}

function confirmRemoval(name: string) {
  return confirm({
    title: `Remove ${name}?`,
    body: 'The name and address are taken off the list. Nothing is saved until you go on or save.',
    yes: 'Remove',
    no: 'Keep',
    destructive: true,
  })
}
