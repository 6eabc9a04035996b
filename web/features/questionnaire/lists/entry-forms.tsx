import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { memo, type RefObject, Suspense, useEffect, useMemo, useState } from 'react'
import { Link, useLocation } from 'react-router'
import { message } from '#domain/message.ts'
import { fromFilePath } from '#domain/trust/routes.ts'
import type { Answers, ListStep } from '#domain/trust/steps/step.ts'
import { newUuid } from '#web/api/new-uuid.ts'
import { lazyWithRetry, PartMissing } from '#web/app/lazy-with-retry.tsx'
import { dismissToast } from '#web/app/toast-store.ts'
import { Button } from '#web/components/button.tsx'
import { askToConfirm } from '#web/components/confirm-store.ts'
import { Form, type FormRef } from '#web/components/form.tsx'
import type { ValidationError } from '#web/components/form-values.ts'
import { fieldId, focusField, questionIn } from '#web/components/link-targets.ts'
import { type Draft, type StepDraft, useDraft } from '#web/features/trust-sync/use-draft.ts'
import { translate } from '#web/i18n/i18n.ts'
import { useLanguage } from '#web/i18n/language.ts'
import { QuestionList, shownSchema } from '../questions/question-list.tsx'
import { draftOf, useRejection } from '../use-saving.ts'
import type { WayBack } from '../way-back.ts'
import { DetailsLink } from './entry-rows.tsx'
import { ADD_BUTTON, type ListOnScreen } from './list-on-screen.tsx'

type Named = { id: string; name: string }

/** The question for an entry's name. */
const NAME = 'name'

const RemovedElsewhere = lazyWithRetry(() => import('../removed-elsewhere.tsx'), PartMissing)
const PastedLines = lazyWithRetry(() => import('./pasted-lines.tsx'), PartMissing)

function useNameMissing({ nameMissing }: ListStep) {
  const { show, review } = useRejection()
  const tellIfMissing = (errors: readonly ValidationError[]) => {
    dismissToast()
    if (errors.some(({ message }) => message === nameMissing.description))
      show(nameMissing, ({ name }) => (String(name ?? '').trim() === '' ? nameMissing : undefined))
  }
  return { tellIfMissing, review }
}

interface AddEntryProps<Entry extends Named> {
  list: ListOnScreen<Entry>
  draft: StepDraft
  /** What is typed here, kept while an entry is edited in this form's place. */
  typed: RefObject<Draft | undefined>
  form: FormRef
  /** Whether the entry was added: there was room, and the user still wants it. */
  onAdd: (entry: Entry) => Promise<boolean>
}

function AddEntryForm<Entry extends Named>(props: AddEntryProps<Entry>) {
  useLanguage()
  const { list, draft, typed, form, onAdd } = props
  const values = useMemo(() => list.form.initial(), [list])
  const schema = useMemo(() => shownSchema(list.form.questions, list.form.schema), [list])
  const { tellIfMissing, review } = useNameMissing(list.step)
  const [lines, putLines] = useState<readonly string[]>([])
  const title = list.noun === 'asset' ? 'Add an asset' : 'Add a beneficiary'
  return (
    <section
      aria-labelledby="add-entry"
      onPasteCapture={(event) => {
        const pasted = event.clipboardData
          .getData('text')
          .split(/\s*[\r\n]\s*/)
          .filter(Boolean)
        if ((event.target as HTMLInputElement).name !== NAME || pasted.length < 2) return
        event.preventDefault()
        putLines(pasted)
      }}
      className="rounded-lg border border-hairline bg-surface p-5 sm:p-7"
    >
      <h2 id="add-entry" className="mb-5 text-2xl">
        {translate(title)}
      </h2>
      <Form
        schema={schema}
        values={values}
        draft={typed.current as Partial<Answers> | undefined}
        onValuesChange={(values, names) => {
          review(values as Answers)
          typed.current = draftOf(values, names)
          draft.keep(typed.current)
        }}
        onSubmit={async (answers, { reset }) => {
          dismissToast()
          if (!(await onAdd(list.form.entry(answers, newUuid())))) return
          reset()
          typed.current = undefined
          draft.clear()
        }}
        onInvalid={tellIfMissing}
        formRef={form}
        className="space-y-6"
      >
        <QuestionList
          questions={list.form.questions}
          beside={(name) => (
            <>
              {list.beside?.(name)}
              {name === NAME && lines.length > 0 && (
                <Suspense fallback={null}>
                  <PastedLines lines={lines} list={list.step.list} onDone={() => putLines([])} />
                </Suspense>
              )}
            </>
          )}
        />
        <div className="flex flex-wrap items-center gap-x-5 gap-y-2">
          <Button id={fieldId(ADD_BUTTON)} type="submit" variant="secondary">
            {list.noun === 'asset' ? t`Add Asset` : t`Add Beneficiary`}
          </Button>
          <Link to={fromFilePath(list.step.list)} className="link py-2 text-base">
            <Trans>Add from a file</Trans>
          </Link>
        </div>
      </Form>
    </section>
  )
}

/** Not rendered again with each change of the list below it. */
export const AddEntry = memo(AddEntryForm) as typeof AddEntryForm

interface EditEntryProps<Entry extends Named> {
  list: ListOnScreen<Entry>
  entry: Entry
  /** In another window or on another device; the entry is as last listed. */
  isRemoved: boolean
  form: FormRef
  /** The page that the form was opened from. */
  back: WayBack | undefined
  maySave: (entry: Entry) => Promise<boolean>
  onSave: (entry: Entry) => void
  onSaveAndReturn: (entry: Entry) => Promise<void>
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

/** The add form's questions for an entry that is on the list. It is in the add form's place. */
export function EditEntry<Entry extends Named>(props: EditEntryProps<Entry>) {
  const draft = useDraft(`${props.list.step.slug}/${props.entry.id}`)
  return draft.ready ? <EditForm {...props} draft={draft} /> : null
}

function EditForm<Entry extends Named>(props: EditEntryProps<Entry> & { draft: StepDraft }) {
  const { list, entry, isRemoved, form, back, maySave, onSave, onSaveAndReturn, onCancel, draft } = props
  const values = useMemo(() => list.form.initial(entry), [list, entry])
  const schema = useMemo(() => shownSchema(list.form.questions, list.form.schema), [list])
  const { key, state } = useLocation()
  const asked = questionIn(state)
  const { tellIfMissing, review } = useNameMissing(list.step)
  const [unsaved] = useState(Object.keys(draft.draft ?? {}).length > 0)
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
        onValuesChange={(typed, names) => {
          review(typed as Answers)
          draft.keep(draftOf(typed, names))
        }}
        onSubmit={async (answers, { intent }) => {
          dismissToast()
          const changed = list.form.entry(answers, entry.id, entry)
          if (!(await mayLose(entry.name, list.form.lost(entry, changed)))) return
          if (!(await maySave(changed))) return
          draft.clear()
          if (intent === 'back') await onSaveAndReturn(changed)
          else onSave(changed)
        }}
        onInvalid={tellIfMissing}
        formRef={form}
        className="space-y-6"
      >
        <Suspense>{isRemoved && <RemovedElsewhere name={entry.name} />}</Suspense>
        {unsaved && (
          <p>
            <Trans>Changed earlier and not saved. Cancel discards the changes.</Trans>
          </p>
        )}
        <QuestionList questions={list.form.questions} about={entry.name} beside={list.beside} />
        <div className="flex flex-wrap gap-3">
          <Button type="submit">
            <Trans>Save Changes</Trans>
          </Button>
          {back && (
            <Button type="submit" value="back" variant="secondary">
              {translate(back.label)}
            </Button>
          )}
          <Button
            variant="secondary"
            onClick={() => {
              draft.clear()
              onCancel()
            }}
          >
            <Trans>Cancel</Trans>
          </Button>
          {!isRemoved && <DetailsLink entry={entry} />}
        </div>
      </Form>
    </section>
  )
}
