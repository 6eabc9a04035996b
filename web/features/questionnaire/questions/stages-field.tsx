import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { type ChangeEvent, useEffect, useRef, useState } from 'react'
import { type Message, message } from '#domain/message.ts'
import { STAGES, type StageRow, stageRows, stageText } from '#domain/trust/distribution-ages.ts'
import { Button } from '#web/components/button.tsx'
import { FieldError, FieldFrame, Help, LabelWords } from '#web/components/field-frame.tsx'
import { type FieldText, useField, useFieldError } from '#web/components/form.tsx'
import { fieldId, focusField } from '#web/components/link-targets.ts'
import { translate } from '#web/i18n/i18n.ts'

const BLANK: StageRow = { age: '', percent: '' }

/** A share has two parts at least: the first press offers both. */
const withAnother = (rows: readonly StageRow[]) => (rows.length === 0 ? [BLANK, BLANK] : [...rows, BLANK])

/**
 * The family's own ages and parts of a staggered share, folded away while there are none. The rows are one text of the
 * form, as they are one answer of the record.
 */
export default function StagesField({ name, label, optional, help }: FieldText) {
  const { field, id, error, aria } = useField({ name, help })
  const rows = stageRows(String(field.value ?? ''))
  const [announcement, setAnnouncement] = useState<Message | string>('')
  const focusNext = useRef<string>(undefined)
  // biome-ignore lint/correctness/useExhaustiveDependencies: the row to be focused is on screen once the rows have changed
  useEffect(() => {
    if (focusNext.current) focusField(focusNext.current)
    focusNext.current = undefined
  }, [rows.length])
  const put = (next: readonly StageRow[]) => field.onChange(stageText(next))

  const add = () => {
    focusNext.current = `${name}.${rows.length}.age`
    put(withAnother(rows))
    setAnnouncement(rows.length === 0 ? 'Two parts were added.' : 'A part was added.')
  }
  const change = (at: number, part: keyof StageRow, typed: string) => {
    setAnnouncement('')
    put(rows.map((row, index) => (index === at ? { ...row, [part]: typed } : row)))
  }
  const remove = (at: number) => {
    focusNext.current = at > 0 ? `${name}.${at - 1}.age` : name
    put(rows.filter((_, index) => index !== at))
    setAnnouncement(message('Part {number} was removed.', { number: at + 1 }))
  }

  return (
    <details open={rows.length > 0} className="border-t border-hairline pt-2">
      <summary className="py-2 font-semibold text-spruce">
        <LabelWords label={label} optional={optional} />
      </summary>
      <fieldset
        id={id}
        aria-label={translate(label)}
        aria-describedby={aria['aria-describedby']}
        className="min-w-0 pt-2 pb-4"
      >
        <Help id={id}>{help}</Help>
        <FieldError id={id}>{error}</FieldError>
        {rows.length > 0 && (
          <ol className="mt-3 space-y-3">
            {rows.map((row, at) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a row is its place in the order.
              <li key={at} className="grid grid-cols-2 items-end gap-x-4 gap-y-3 sm:grid-cols-[10rem_10rem_auto]">
                <Part name={`${name}.${at}.age`} label={t`Part ${at + 1}: age`} value={row.age}>
                  {(typed) => change(at, 'age', typed.replace(/[,:%]/g, ''))}
                </Part>
                <Part name={`${name}.${at}.percent`} label={t`Part ${at + 1}: % of the share`} value={row.percent}>
                  {(typed) => change(at, 'percent', typed.replace(',', '.').replace(/[,:%]/g, ''))}
                </Part>
                <Button variant="secondary" size="small" className="justify-self-start" onClick={() => remove(at)}>
                  <Trans>
                    Remove <span className="sr-only">part {at + 1}</span>
                  </Trans>
                </Button>
              </li>
            ))}
          </ol>
        )}
        <Total rows={rows} />
        <Button
          variant="secondary"
          className="mt-4"
          aria-disabled={rows.length >= STAGES.many || undefined}
          onClick={() => rows.length < STAGES.many && add()}
        >
          <Trans>Add a part</Trans>
        </Button>
        <p role="status" className="sr-only">
          {translate(announcement)}
        </p>
      </fieldset>
    </details>
  )
}

interface PartProps {
  name: string
  label: string
  value: string
  /** Receives what is typed. */
  children: (typed: string) => void
}

function Part({ name, label, value, children }: PartProps) {
  const { error, aria } = useFieldError({ name })
  const id = fieldId(name)
  return (
    <FieldFrame id={id} label={label} error={error}>
      <input
        {...aria}
        id={id}
        className="input"
        inputMode="decimal"
        autoComplete="off"
        value={value}
        onChange={({ target }: ChangeEvent<HTMLInputElement>) => children(target.value)}
      />
    </FieldFrame>
  )
}

/** What the parts come to, while there are any. */
function Total({ rows }: { rows: readonly StageRow[] }) {
  const total = Number(rows.reduce((sum, { percent }) => sum + (Number(percent) || 0), 0).toFixed(2))
  return (
    <p role="status" className="mt-3 text-base text-ink-soft empty:mt-0">
      {rows.length > 0 && <Trans>In total, {total}% of the share.</Trans>}
    </p>
  )
}
