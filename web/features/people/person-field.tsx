import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { useEffect, useRef, useState } from 'react'
import { useFormContext } from 'react-hook-form'
import { isBlank, sameName } from '#domain/formats/names.ts'
import { type Message, message } from '#domain/message.ts'
import type { PersonQuestions } from '#domain/trust/people/offices.ts'
import { Combobox } from '#web/components/combobox.tsx'
import { FieldFrame } from '#web/components/field-frame.tsx'
import { type FieldText, useField } from '#web/components/form.tsx'
import { translate } from '#web/i18n/i18n.ts'
import { setApart } from '#web/i18n/trans.tsx'
import { useSuggestions } from './use-suggestions.ts'

const ASKED = ['address', 'email', 'relation', 'relationship', 'birthYear'] as const

const cleared = (name: string) => message('The details of {name} were removed here.', { name })

/** What was removed beside the name: whose it was, and the answers before and after. */
interface Left {
  name: string
  facts: Record<string, string>
  filled: Record<string, string>
}

interface PersonFieldProps extends FieldText {
  questions: PersonQuestions
  autoComplete: string
  disabled?: boolean | undefined
}

/**
 * The field for a person's name. It suggests the people of the register; a suggestion fills the name and, in the same
 * form, the other facts of that person that are empty or belong to the person who stood there before.
 */
export function PersonField({ questions, label, optional, help, autoComplete, disabled, ...text }: PersonFieldProps) {
  const { field, id, error, aria } = useField({ ...text, help })
  const { getValues, setValue, getFieldState, formState } = useFormContext()
  const { isSubmitted, defaultValues } = formState
  const [announcement, setAnnouncement] = useState<Message | string>('')
  const [left, setLeft] = useState<Left>()
  const stood = useRef('')
  const stored = String(defaultValues?.[field.name] ?? '')
  const [followed, putBackOf] = [useRef(stored), useRef('')]

  const answers = () => {
    const held = ASKED.flatMap((fact) => questions[fact] ?? []).map((name) => {
      // Of a form for somebody new the choice that nobody has made is no answer.
      const untouched = name === questions.relationship && isBlank(stored) && !getFieldState(name).isDirty
      return [name, untouched ? '' : String(getValues(name) ?? '')] as const
    })
    return Object.fromEntries(held)
  }
  const form = { field: field.name, questions, answers, before: () => [stood.current, stored] }
  const { people, suggests, optionsFor, picked, typedOut } = useSuggestions(form)
  const write = (facts: Readonly<Record<string, string>>) => {
    for (const [name, value] of Object.entries(facts))
      setValue(name, value, { shouldDirty: true, shouldValidate: isSubmitted })
  }
  /** Writes what belongs to another name, and offers to put back what it empties. */
  const exchange = (filled: Record<string, string>, isRemoved: (value: string) => boolean) => {
    const before = answers()
    const removed = Object.entries(filled).some(([name, value]) => isRemoved(value) && !isBlank(before[name]))
    const name = stood.current || stored
    write(filled)
    setLeft(removed ? { name, facts: before, filled } : undefined)
    if (removed) setAnnouncement(cleared(name))
    return removed
  }
  const pick = (key: string) => {
    const person = picked(key)
    if (!person) return
    field.onChange(person.name)
    const isFilled = Object.keys(person.filled).length > 0
    if (!exchange(person.filled, isBlank))
      setAnnouncement(isFilled ? message('The details of {name} are filled in.', { name: person.name }) : '')
    stood.current = person.name
  }

  // The grantor stays the same person: the trust is theirs.
  const leaveName = (mayWrite = (_: string) => true) => {
    const typed = String(getValues(field.name) ?? '')
    if (field.name === 'grantorName' || sameName(typed, stood.current)) return
    const filled = Object.fromEntries(Object.entries(typedOut(typed)).filter(([name]) => mayWrite(name)))
    const before = answers()
    if (Object.keys(filled).every((name) => isBlank(before[name]))) return
    exchange(filled, () => true)
    stood.current = typed
  }
  const putBack = ({ name, facts }: Pick<Left, 'name' | 'facts'>) => {
    putBackOf.current = name
    write(facts)
    setLeft(undefined)
    setAnnouncement('')
  }

  // Another device may store another person meanwhile, whose details come into the fields where nobody has typed.
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is stored, typed and known decides
  useEffect(() => {
    const typed = String(getValues(field.name) ?? '')
    const arrives = followed.current !== stored
    if (arrives) stood.current = followed.current = stored
    if (left && sameName(typed, left.name) && sameName(typed, stored)) {
      const untouched = Object.entries(left.facts).filter(([name]) => getValues(name) === left.filled[name])
      return putBack({ name: '', facts: Object.fromEntries(untouched) })
    }
    const isLeft = document.activeElement?.id !== id
    if ((arrives || isLeft) && !sameName(typed, stored) && !(stored && sameName(putBackOf.current, stored)))
      leaveName((name) => !getFieldState(name).isDirty)
  }, [stored, field.value, people])
  const { onChange, value, ...control } = field
  const shown = String(value ?? '')
  // Also once the form is for somebody new.
  if ((announcement || left) && isBlank(shown) && isBlank(stored)) {
    setAnnouncement('')
    setLeft(undefined)
  }
  return (
    <FieldFrame {...{ id, label, optional, help, error }}>
      {/* Enter hands in the form before the field is left. */}
      <div onKeyDownCapture={({ key }) => key === 'Enter' && leaveName()}>
        <Combobox
          {...{ ...control, ...aria, id, autoComplete, disabled, suggests, optionsFor }}
          className="input"
          value={shown}
          onFocus={() => {
            stood.current = shown
          }}
          onBlur={() => {
            control.onBlur()
            leaveName()
          }}
          onType={onChange}
          onPick={pick}
          listLabel={t`People you have named`}
        />
      </div>
      <p role="status" className="sr-only">
        {translate(announcement)}
      </p>
      {left && (
        <p className="mt-2 text-base">
          {setApart(translate(cleared(left.name)))}{' '}
          <button type="button" className="link" onClick={() => putBack(left)}>
            <Trans>Put them back</Trans>
          </button>
        </p>
      )}
    </FieldFrame>
  )
}
