import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { memo, useCallback, useEffect, useRef, useState } from 'react'
import { useFormContext } from 'react-hook-form'
import { LIMITS } from '#domain/formats/text-rules.ts'
import { type Message, message } from '#domain/message.ts'
import type { TrustRecord } from '#domain/trust/record.ts'
import { newUuid } from '#web/api/new-uuid.ts'
import { Button } from '#web/components/button.tsx'
import { Combobox } from '#web/components/combobox.tsx'
import { askToConfirm } from '#web/components/confirm-store.ts'
import { FieldFrame, Help } from '#web/components/field-frame.tsx'
import { type FieldText, useField, useFieldError } from '#web/components/form.tsx'
import { fieldId, focusField } from '#web/components/link-targets.ts'
import { officesBesides, useSuggestions } from '#web/features/people/use-suggestions.ts'
import { NumberNote } from '#web/features/trust/number-note.tsx'
import { useTrustValue } from '#web/features/trust-sync/trust-provider.tsx'
import { translate } from '#web/i18n/i18n.ts'
import { useLanguage } from '#web/i18n/language.ts'

const whole = (trust: TrustRecord | null) => trust

/**
 * The certificate's trustees: names and addresses in rows, all but the first removable. The rows are one value of the
 * form: while they are typed in, a change from another device must not mix one trustee's name with another's address.
 */
export default function TrusteesField({ name, label, help }: FieldText) {
  const { value, onChange } = useField({ name }).field
  const { getValues } = useFormContext()
  const rows: readonly Row[] = Array.isArray(value) ? value : []
  const trust = useTrustValue(whole)
  const [announcement, setAnnouncement] = useState<Message | string>('')
  const focusNext = useRef<string>(undefined)
  // biome-ignore lint/correctness/useExhaustiveDependencies: the row to be focused is on screen once the rows have changed
  useEffect(() => {
    if (focusNext.current) focusField(focusNext.current)
    focusNext.current = undefined
  }, [rows.length])

  const add = () => {
    focusNext.current = `${name}.${rows.length}.name`
    onChange([...rows, { id: newUuid(), name: '', address: '' }])
    setAnnouncement(message('Trustee {number} was added.', { number: rows.length + 1 }))
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
      setAnnouncement(message('Trustee {number} was removed.', { number: at + 1 }))
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
        {translate(announcement)}
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

interface Row {
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
const TrusteeRow = memo(function TrusteeRow({ at, onChange, onRemove, ...row }: RowProps) {
  useLanguage()
  const name = useFieldError({ name: `trustees.${at}.name` })
  const address = useFieldError({ name: `trustees.${at}.address` })
  const stood = useRef(row.name)
  const { suggests, optionsFor, picked } = useSuggestions({
    questions: ADDRESS,
    answers: () => ({ address: row.address }),
    before: () => [stood.current],
  })
  const pick = (key: string) => {
    const person = picked(key)
    if (person) onChange({ ...row, ...person.filled, name: person.name })
  }
  return (
    <li className="space-y-4 rounded-md border border-hairline bg-surface p-5">
      <FieldFrame id={name.id} label={t`Trustee ${at + 1} Name`} error={name.error}>
        <Combobox
          {...{ ...name.aria, id: name.id, suggests, optionsFor }}
          className="input read-only:bg-sage"
          autoComplete="off"
          readOnly={row.derived !== undefined}
          value={row.name}
          onFocus={() => {
            stood.current = row.name
          }}
          onType={(text) => onChange({ ...row, name: text })}
          onPick={pick}
          listLabel={t`People you have named`}
        />
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
