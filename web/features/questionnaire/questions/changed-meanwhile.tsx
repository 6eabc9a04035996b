import { Trans } from '@lingui/react/macro'
import { useEffect, useState } from 'react'
import { get, useFormContext } from 'react-hook-form'
import type { Answers, Question } from '#domain/trust/steps/step.ts'
import { Button } from '#web/components/button.tsx'
import { sameValue } from '#web/components/form-values.ts'
import { focusField } from '#web/components/link-targets.ts'
import { Notice } from '#web/components/notice.tsx'
import { translate } from '#web/i18n/i18n.ts'

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
  return {
    any: changed.length > 0,
    has: (name: string) => changed.some((one) => one.name === name),
    keepTyped: (name: string) =>
      setTyping((known) => known.map((one) => (one.name === name ? { name, before: defaultValues[name] } : one))),
  }
}

/** A saved answer in the words of its question; nothing of a social security number. */
function savedWords({ kind, choices }: Question, saved: unknown): string | undefined {
  if (kind === 'ssn' || kind === 'dashed-ssn' || typeof saved !== 'string') return undefined
  const choice = choices?.[saved]
  return choice ? translate(choice) : saved
}

interface ChangedMeanwhileProps {
  question: Question
  keepTyped: (name: string) => void
}

/** Says below a question that another answer was saved while somebody typed, and offers it. */
export function ChangedMeanwhile({ question, keepTyped }: ChangedMeanwhileProps) {
  const { formState, setValue } = useFormContext()
  const { name } = question
  const saved = formState.defaultValues?.[name]
  const words = savedWords(question, saved)
  return (
    <Notice kind="warning" className="mt-3">
      <p>
        {words ? (
          <Trans>
            Another answer was saved while you typed, in another window or on another device: <bdi>{words}</bdi>
          </Trans>
        ) : (
          <Trans>This answer was changed or removed while you typed, in another window or on another device.</Trans>
        )}
      </p>
      <p>
        <Trans>If you save now, yours replaces it.</Trans>
      </p>
      <div className="mt-2 flex flex-wrap gap-2">
        <Button
          variant="secondary"
          size="small"
          onClick={() => {
            setValue(name, saved, { shouldDirty: true, shouldValidate: formState.isSubmitted })
            focusField(name)
          }}
        >
          <Trans>Use the saved answer</Trans>
        </Button>
        <Button
          variant="quiet"
          size="small"
          onClick={() => {
            keepTyped(name)
            focusField(name)
          }}
        >
          <Trans>Keep what I typed</Trans>
        </Button>
      </div>
    </Notice>
  )
}
