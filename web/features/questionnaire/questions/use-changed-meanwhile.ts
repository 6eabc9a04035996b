import { useEffect, useState } from 'react'
import { get, useFormContext } from 'react-hook-form'
import type { Answers, Question } from '#domain/trust/steps/step.ts'
import { isEmpty, sameValue } from '#web/components/form-values.ts'
import { askedAtField } from '#web/features/conflicts/asked-at-field.ts'

/** Rows are merged one by one, so that nothing of theirs is replaced. */
const isReplaced = ({ kind }: Question) => kind !== 'trustees'

interface Change {
  name: string
  /** Stands in the account when typing begins, or when it was last the same as what is typed. */
  before: unknown
}

/**
 * The questions in which somebody types while another answer is saved, in another tab or on another device: saving would
 * replace that answer unseen.
 */
export function useChangedMeanwhile(questions: readonly Question[], answers: Answers) {
  const { formState } = useFormContext()
  const { defaultValues = {}, dirtyFields } = formState
  const [typing, setTyping] = useState<readonly Change[]>([])
  const isTyped = ({ name }: { name: string }) =>
    Boolean(get(dirtyFields, name)) && !sameValue(answers[name], defaultValues[name])
  useEffect(() => {
    setTyping((known) => {
      const now = questions
        .filter((question) => isReplaced(question) && isTyped(question))
        .map(({ name }) => known.find((one) => one.name === name) ?? { name, before: defaultValues[name] })
      return now.length === known.length && now.every((one, at) => one === known[at]) ? known : now
    })
  })
  const changed = typing.filter((one) => isTyped(one) && !sameValue(one.before, defaultValues[one.name]))
  const asked = changed.map(({ name }) => name).join(' ')
  useEffect(() => {
    if (asked === '') return
    const names = asked.split(' ')
    askedAtField.set([...askedAtField.get(), ...names])
    return () => askedAtField.set(askedAtField.get().filter((name) => !names.includes(name)))
  }, [asked])
  return {
    any: changed.length > 0,
    allRemoved: changed.every(({ name }) => isEmpty(defaultValues[name])),
    has: (name: string) => changed.some((one) => one.name === name),
    keepTyped: (name: string) =>
      setTyping((known) => known.map((one) => (one.name === name ? { name, before: defaultValues[name] } : one))),
  }
}
