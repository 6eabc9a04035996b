import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { useCallback, useEffect, useRef, useState } from 'react'
import { useFormContext } from 'react-hook-form'
import { LIMITS } from '#domain/formats/text-rules.ts'
import { type Message, message } from '#domain/message.ts'
import type { TrustRecord } from '#domain/trust/record.ts'
import { newUuid } from '#web/api/new-uuid.ts'
import { Button } from '#web/components/button.tsx'
import { askToConfirm } from '#web/components/confirm-store.ts'
import { Help } from '#web/components/field-frame.tsx'
import { fieldId, focusField } from '#web/components/link-targets.ts'
import { type FieldText, useField } from '#web/components/use-field.ts'
import { officesBesides } from '#web/features/people/use-suggestions.ts'
import { useTrustValue } from '#web/features/trust-sync/trust-provider.tsx'
import { translate } from '#web/i18n/i18n.ts'
import { type Row, TrusteeRow } from './trustee-row.tsx'

const whole = (trust: TrustRecord | null) => trust

/**
 * The certificate's trustees: names and addresses in rows, all but the first removable. The rows are one value of the
 * form: while they are typed in, a change from another device must not mix one trustee's name with another's address.
 */
export function TrusteesField({ name, label, help }: FieldText) {
  const { value, onChange } = useField({ name }).field
  const { getValues } = useFormContext()
  const rows: readonly Row[] = Array.isArray(value) ? value : []
  const trust = useTrustValue(whole)
  const [told, setTold] = useState<Message | string>('')
  const focusNext = useRef<string>(undefined)
  // biome-ignore lint/correctness/useExhaustiveDependencies: the row to be focused is on screen once the rows have changed
  useEffect(() => {
    if (focusNext.current) focusField(focusNext.current)
    focusNext.current = undefined
  }, [rows.length])

  const add = () => {
    focusNext.current = `${name}.${rows.length}.name`
    onChange([...rows, { id: newUuid(), name: '', address: '' }])
    setTold(message('Trustee {number} was added.', { number: rows.length + 1 }))
  }
  const change = useCallback(
    (changed: Row) => onChange(getValues(name).map((row: Row) => (row.id === changed.id ? changed : row))),
    [name, onChange, getValues],
  )
  const remove = useCallback(
    async (row: Row, at: number) => {
      const others = (): Row[] => getValues(name).filter(({ id }: Row) => id !== row.id)
      const typed = row.name.trim() || row.address.trim()
      const offices = trust
        ? await officesBesides({ ...trust, trustees: others() }, `trustees/${row.id}`, row.name)
        : []
      if (typed && !(await confirmRemoval(row.name.trim() || t`trustee ${at + 1}`, offices))) return
      focusNext.current = `${name}.${at - 1}.name`
      onChange(others())
      setTold(message('Trustee {number} was removed.', { number: at + 1 }))
    },
    [name, onChange, getValues, trust],
  )

  return (
    <fieldset id={fieldId(name)} className="min-w-0">
      <legend className="mb-1 font-semibold">{translate(label)}</legend>
      <Help id={fieldId(name)}>{help}</Help>
      <ul className="mt-3 space-y-5">
        {rows.map((row, at) => (
          <TrusteeRow key={row.id} {...row} at={at} onChange={change} onRemove={remove} />
        ))}
      </ul>
      <Button
        variant="secondary"
        className="mt-4"
        aria-disabled={rows.length >= LIMITS.list || undefined}
        onClick={add}
      >
        <Trans>Add Trustee</Trans>
      </Button>
      <p role="status" className="sr-only">
        {translate(told)}
      </p>
    </fieldset>
  )
}

function removalWords(offices: readonly string[]): Message | string {
  if (offices.length === 0)
    return 'The name and address are removed from the list. Nothing is saved until you continue or save.'
  const list = offices.map((office) => translate(office)).join(', ')
  return message(
    'The name and address are removed from the list. Nothing is saved until you continue or save. The same name stays in other answers as: {list}.',
    { list },
  )
}

function confirmRemoval(name: string, offices: readonly string[]) {
  return askToConfirm({
    title: message('Remove {name}?', { name }),
    body: removalWords(offices),
    yes: 'Remove',
    no: 'Keep',
    destructive: true,
  })
}
