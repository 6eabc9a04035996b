import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { useEffect, useMemo } from 'react'
import type { Person } from '#domain/trust/people/people.ts'
import { type PersonEdit, personForm } from '#domain/trust/people/person-form.ts'
import { dismissToast } from '#web/app/toast-store.ts'
import { Button } from '#web/components/button.tsx'
import { Form } from '#web/components/form.tsx'
import { focusField } from '#web/components/link-targets.ts'
import { QuestionList, shownSchema } from '#web/features/questionnaire/questions/question-list.tsx'

interface PersonFormProps {
  /** Absent for somebody new. */
  person?: Person
  onSave: (edit: PersonEdit) => Promise<void>
  onCancel: () => void
}

/** Adds or corrects one person, where the person stands on the page. */
export function PersonForm({ person, onSave, onCancel }: PersonFormProps) {
  const values = useMemo(() => personForm.initial(person), [person])
  const questions = useMemo(() => personForm.questions(person), [person])
  const schema = useMemo(() => shownSchema(questions, personForm.schema), [questions])
  useEffect(() => {
    focusField('name')
  }, [])
  return (
    <div className="my-4 rounded-lg border border-spruce bg-surface p-5 sm:p-7">
      <Form
        schema={schema}
        values={values}
        label={person ? t`Edit ${person.name}` : t`Add a person`}
        onSubmit={async (answers) => {
          dismissToast()
          await onSave(personForm.edit(answers))
        }}
        className="space-y-6"
      >
        <QuestionList questions={questions} />
        <div className="flex flex-wrap gap-3">
          <Button type="submit">
            <Trans>Save</Trans>
          </Button>
          <Button variant="secondary" onClick={onCancel}>
            <Trans>Cancel</Trans>
          </Button>
        </div>
      </Form>
    </div>
  )
}
