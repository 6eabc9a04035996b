import { Trans } from '@lingui/react/macro'
import { useEffect, useMemo } from 'react'
import { useLocation } from 'react-router'
import { message } from '#domain/message.ts'
import type { Answers } from '#domain/trust/steps/step.ts'
import { dismissToast, showToast } from '#web/app/toast-store.ts'
import { Button } from '#web/components/button.tsx'
import { askToConfirm } from '#web/components/confirm-store.ts'
import { Form, type FormRef } from '#web/components/form.tsx'
import { focusField, questionIn } from '#web/components/link-targets.ts'
import { type DraftInHand, useDraft } from '#web/features/trust-sync/use-draft.ts'
import { translate } from '#web/i18n/i18n.ts'
import { QuestionList, shownSchema } from '../questions/question-list.tsx'
import { draftOf } from '../use-saving.ts'

import type { ListOnScreen } from './list-on-screen.ts'

interface EditEntryProps<Entry extends { id: string; name: string }> {
  list: ListOnScreen<Entry>
  entry: Entry
  form: FormRef
  onSave: (entry: Entry) => void
  onCancel: () => void
}

async function mayLose(name: string, lost: readonly string[]): Promise<boolean> {
  if (lost.length === 0) return true
  const labels = lost.map((label) => translate(label)).join(', ')
  return askToConfirm({
    title: message('Remove details of {name}?', { name }),
    body: message('The new type has no place for: {labels}.', { labels }),
    yes: 'Change and remove',
    no: 'Keep editing',
    destructive: true,
  })
}

type Named = { id: string; name: string }

/** The add form's questions for an entry that is on the list. It stands in the add form's place. */
export function EditEntry<Entry extends Named>(props: EditEntryProps<Entry>) {
  const draft = useDraft(`${props.list.step.slug}/${props.entry.id}`)
  return draft.ready ? <EditForm {...props} draft={draft} /> : null
}

function EditForm<Entry extends Named>(props: EditEntryProps<Entry> & { draft: DraftInHand }) {
  const { list, entry, form, onSave, onCancel, draft } = props
  const values = useMemo(() => list.form.initial(entry), [list, entry])
  const schema = useMemo(() => shownSchema(list.form.questions, list.form.schema), [list])
  const { key, state } = useLocation()
  const asked = questionIn(state)
  // biome-ignore lint/correctness/useExhaustiveDependencies: another link may lead to another question of the same entry
  useEffect(() => {
    if (!asked || !focusField(asked)) focusField('name')
  }, [key, asked])
  return (
    <section aria-labelledby="edit-entry" className="rounded-lg border border-spruce bg-surface p-5 sm:p-7">
      <h2 id="edit-entry" className="mb-5 text-2xl">
        <Trans>
          Edit <bdi>{entry.name}</bdi>
        </Trans>
      </h2>
      <Form
        schema={schema}
        values={values}
        draft={draft.draft as Partial<Answers> | undefined}
        onValuesChange={(typed, names) => draft.keep(draftOf(typed, names))}
        onSubmit={async (answers) => {
          dismissToast()
          const changed = list.form.entry(answers, entry.id, entry)
          if (!(await mayLose(entry.name, list.form.lost(entry, changed)))) return
          draft.clear()
          onSave(changed)
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
        <div className="flex flex-wrap gap-3">
          <Button type="submit">
            <Trans>Save Changes</Trans>
          </Button>
          <Button
            variant="secondary"
            onClick={() => {
              draft.clear()
              onCancel()
            }}
          >
            <Trans>Cancel</Trans>
          </Button>
        </div>
      </Form>
    </section>
  )
}
