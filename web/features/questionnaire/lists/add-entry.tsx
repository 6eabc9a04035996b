import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { memo, type RefObject, useMemo } from 'react'
import { Link } from 'react-router'
import type { Answers } from '#domain/trust/steps/step.ts'
import { newUuid } from '#web/api/new-uuid.ts'
import { dismissToast, showToast } from '#web/app/toast-store.ts'
import { Button } from '#web/components/button.tsx'
import { Form, type FormRef } from '#web/components/form.tsx'
import type { Draft, DraftInHand } from '#web/features/trust-sync/use-draft.ts'
import { translate } from '#web/i18n/i18n.ts'
import { useLanguage } from '#web/i18n/language.ts'
import { QuestionList, shownSchema } from '../questions/question-list.tsx'
import { draftOf } from '../use-saving.ts'

import type { ListOnScreen } from './list-on-screen.ts'

interface AddEntryProps<Entry extends { id: string; name: string }> {
  list: ListOnScreen<Entry>
  draft: DraftInHand
  /** What is typed here, kept while an entry is edited in this form's place. */
  typed: RefObject<Draft | undefined>
  form: FormRef
  /** Whether there was room for the entry. */
  onAdd: (entry: Entry) => boolean
}

function AddEntryForm<Entry extends { id: string; name: string }>(props: AddEntryProps<Entry>) {
  useLanguage()
  const { list, draft, typed, form, onAdd } = props
  const values = useMemo(() => list.form.initial(), [list])
  const schema = useMemo(() => shownSchema(list.form.questions, list.form.schema), [list])
  const title = list.noun === 'asset' ? 'Add an asset' : 'Add a beneficiary'
  return (
    <section aria-labelledby="add-entry" className="rounded-lg border border-hairline bg-surface p-5 sm:p-7">
      <h2 id="add-entry" className="mb-5 text-2xl">
        {translate(title)}
      </h2>
      <Form
        schema={schema}
        values={values}
        draft={typed.current as Partial<Answers> | undefined}
        onValuesChange={(values, names) => {
          typed.current = draftOf(values, names)
          draft.keep(typed.current)
        }}
        onSubmit={(answers, { reset }) => {
          dismissToast()
          if (!onAdd(list.form.entry(answers, newUuid()))) return
          reset()
          typed.current = undefined
          draft.clear()
        }}
        onInvalid={(errors) => {
          dismissToast()
          const { nameMissing } = list.step
          if (errors.some(({ message }) => message === nameMissing.description))
            showToast({ ...nameMissing, destructive: true })
        }}
        formRef={form}
        className="space-y-6"
      >
        <QuestionList questions={list.form.questions} />
        <div className="flex flex-wrap items-center gap-x-5 gap-y-2">
          <Button type="submit" variant="secondary">
            {list.noun === 'asset' ? t`Add Asset` : t`Add Beneficiary`}
          </Button>
          {list.fromFile && (
            <Link to={list.fromFile} className="link py-2 text-base">
              <Trans>Add from a file</Trans>
            </Link>
          )}
        </div>
      </Form>
    </section>
  )
}

/** Not rendered again with each change of the list below it. */
export const AddEntry = memo(AddEntryForm) as typeof AddEntryForm
