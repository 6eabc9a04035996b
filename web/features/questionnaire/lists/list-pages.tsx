import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import clsx from 'clsx'
import { memo, useCallback, useDeferredValue, useEffect, useMemo, useRef, useState } from 'react'
import type { UseFormReturn } from 'react-hook-form'
import { useLocation, useSearchParams } from 'react-router'
import { LIMITS } from '#domain/formats/text-rules.ts'
import { english, type Message, message } from '#domain/message.ts'
import { documentOfStep } from '#domain/trust/documents.ts'
import type { TrustRecord } from '#domain/trust/record.ts'
import type { ShareTotal } from '#domain/trust/shares.ts'
import { type Answers, nextLabel, type Question, type Step } from '#domain/trust/steps/step.ts'
import { showToast } from '#web/app/toast-store.ts'
import { Button } from '#web/components/button.tsx'
import { askToConfirm } from '#web/components/confirm-store.ts'
import { Form } from '#web/components/form.tsx'
import { focusField, questionIn } from '#web/components/link-targets.ts'
import { Waiting } from '#web/components/progress.tsx'
import { useToday } from '#web/components/times.ts'
import { BesideStep, useLiveAnswers } from '#web/features/documents/preview/beside-step.tsx'
import { officesBesides, withTimeout } from '#web/features/people/use-suggestions.ts'
import { WithTrust } from '#web/features/trust/trust-gate.tsx'
import { useTrustActions } from '#web/features/trust-sync/trust-provider.tsx'
import { type StepDraft, useDraft } from '#web/features/trust-sync/use-draft.ts'
import { translate } from '#web/i18n/i18n.ts'
import { QuestionList, shownSchema } from '../questions/question-list.tsx'
import { NEXT_IN_REACH, StepActions, StepShell } from '../step-shell.tsx'
import { useWayBack } from '../way-back.ts'
import { AddEntry, EditEntry } from './entry-forms.tsx'
import { EntryRows } from './entry-rows.tsx'
import { assets, beneficiaries, type ListOnScreen } from './list-on-screen.tsx'
import { useList, useListSaving, useMaySave } from './use-list.ts'

/** The two steps whose answer is a list. */
export default function ListPages({ slug }: { slug: 'beneficiaries' | 'assets' }) {
  return slug === 'assets' ? <ListPage key={slug} list={assets} /> : <ListPage key={slug} list={beneficiaries} />
}

interface ListPageProps<Entry extends { id: string; name: string }> {
  list: ListOnScreen<Entry>
}

/** The page of a step whose answer is a list: beneficiaries and assets. */
export function ListPage<Entry extends { id: string; name: string }>({ list }: ListPageProps<Entry>) {
  const draft = useDraft(list.step.slug)
  return (
    <WithTrust awaited={t`Loading your ${translate(list.nouns)}...`} loadFailed={list.step.loadFailed}>
      {(trust) =>
        draft.ready ? (
          <ListForm list={list} trust={trust} draft={draft} />
        ) : (
          <Waiting>{t`Loading your ${translate(list.nouns)}...`}</Waiting>
        )
      }
    </WithTrust>
  )
}

const nothing = () => ({})

/** From so many entries on, Next would be screens away from the form that adds them. */
const LONG = 10

/** For the keyboard: each of the rows has two or three buttons. */
function SkipList() {
  return (
    <Button
      variant="secondary"
      size="small"
      className="sr-only mt-2 focus:not-sr-only"
      onClick={() => document.getElementById(NEXT_IN_REACH)?.focus()}
    >
      <Trans>Skip the list</Trans>
    </Button>
  )
}

function Totals({ of }: { of: readonly ShareTotal[] }) {
  return of.map(({ text, isOff }) => (
    <p key={english(text)} className={clsx('mt-1 text-base', isOff && 'border-l-4 border-brass pl-4')}>
      {translate(text)}
    </p>
  ))
}

interface ListFormProps<Entry extends { id: string; name: string }> {
  list: ListOnScreen<Entry>
  trust: TrustRecord
  draft: StepDraft
}

export function ListForm<Entry extends { id: string; name: string }>({ list, trust, draft }: ListFormProps<Entry>) {
  const { step, noun, nouns } = list
  const [search, setSearch] = useSearchParams()
  const back = useWayBack()
  const held = useList(list, trust)
  const { entries, put, remove } = held
  // Hundreds of entries take a while to draw: the form answers a press before the list below it changes.
  const [shownEntries, shownTrust] = [useDeferredValue(entries), useDeferredValue(trust)]
  const isLong = entries.length >= LONG
  // In the address, so that a reload opens again what was being edited.
  const editing = search.get('edit')
  // The router recreates this function with every address, and each row would be drawn again for it.
  const latestSetSearch = useRef(setSearch)
  useEffect(() => {
    latestSetSearch.current = setSearch
  }, [setSearch])
  const setEditing = useCallback((id?: string) => {
    const change = (before: URLSearchParams) => {
      const after = new URLSearchParams(before)
      if (id === undefined) after.delete('edit')
      else after.set('edit', id)
      return after
    }
    latestSetSearch.current(change, { replace: true })
  }, [])
  const [announcement, setAnnouncement] = useState<Message | string>('')
  const { state } = useLocation()
  const [added, setAdded] = useState(editing ?? questionIn(state))
  // The rows and the form are rendered again for another function, and not for each change of the trust.
  const latest = useRef({ trust, entries, editing })
  useEffect(() => {
    latest.current = { trust, entries, editing }
  }, [trust, entries, editing])
  const announce = useCallback(async (saved: Promise<boolean>, words: Message) => {
    setAnnouncement('')
    if (await saved) setAnnouncement(words)
  }, [])
  // Entries are saved as they are added, so that the record already holds them.
  const live = useLiveAnswers(() => ({}))
  const heading = useRef<HTMLHeadingElement>(null)
  const adding = useRef<UseFormReturn>(null)
  const typed = useRef(draft.draft)
  const changing = useRef<UseFormReturn>(null)
  const listed = entries.find(({ id }) => id === editing)
  const [lastListed, setLastListed] = useState(listed)
  if (listed && listed !== lastListed) setLastListed(listed)
  // The form of an entry that was removed elsewhere stays.
  const edited = listed ?? (lastListed?.id === editing ? lastListed : undefined)
  const saving = useListSaving(list, trust, held, { adding, changing, edited }, back)

  const maySave = useMaySave(list, latest, { adding, changing })
  const add = useCallback(
    async (entry: Entry) => {
      if (latest.current.entries.length >= LIMITS.list) {
        showToast({
          title: 'The list is full',
          description: message('A trust has at most {most, number} {nouns}.', {
            most: LIMITS.list,
            nouns: message(nouns),
          }),
          destructive: true,
        })
        return false
      }
      if (!(await maySave(entry))) return false
      void announce(put(entry), message('{name} was added.', { name: entry.name }))
      setAdded(entry.id)
      focusField('name')
      return true
    },
    [put, announce, nouns, maySave],
  )
  const onRemove = useCallback(
    async (entry: Entry) => {
      const id = `beneficiaries/${entry.id}`
      const offices = noun === 'beneficiary' ? await officesBesides(latest.current.trust, id, entry.name) : []
      const words = await withTimeout(import('./entry-questions.ts'))
      const sure = await askToConfirm({
        title: message('Remove {name}?', { name: entry.name }),
        ...(words?.removalWords(latest.current.trust, noun, offices) ?? { body: '' }),
        yes: 'Remove',
        no: 'Keep',
        destructive: true,
      })
      if (!sure) return
      if (latest.current.editing === entry.id) setEditing(undefined)
      void announce(remove(entry.id), message('{name} was removed.', { name: entry.name }))
      heading.current?.focus()
    },
    [noun, remove, announce, setEditing],
  )
  const stopEditing = () => {
    setEditing(undefined)
    requestAnimationFrame(() => (document.getElementById(`edit-${editing}`) ?? heading.current)?.focus())
  }

  return (
    <BesideStep document={documentOfStep[step.slug]} trust={shownTrust} answers={live} overlay={nothing}>
      <StepShell {...step} busy={saving.busy} onSaveAndExit={saving.saveAndExit}>
        <p id="list-status" role="status" className="font-semibold text-spruce empty:sr-only">
          {translate(announcement)}
        </p>
        {edited ? (
          <EditEntry
            key={edited.id}
            list={list}
            entry={edited}
            isRemoved={!listed}
            form={changing}
            back={back}
            maySave={maySave}
            onSaveAndReturn={saving.saveAndReturn}
            onSave={(entry) => {
              void announce(
                put(entry),
                listed
                  ? message('{name} was changed.', { name: entry.name })
                  : message('{name} was added.', { name: entry.name }),
              )
              stopEditing()
            }}
            onCancel={stopEditing}
          />
        ) : (
          <AddEntry list={list} draft={draft} typed={typed} form={adding} onAdd={add} />
        )}
        <section aria-labelledby="entries">
          <h2 id="entries" ref={heading} tabIndex={-1} className="text-2xl">
            {nouns === 'assets' ? t`Your assets` : t`Your beneficiaries`}{' '}
            <span className="text-ink-soft tabular-nums">({entries.length})</span>
          </h2>
          {saving.error && (
            <p role="alert" className="mt-2 font-semibold text-clay">
              {translate(saving.error)}
            </p>
          )}
          {list.totals && <Totals of={list.totals(shownEntries, shownTrust)} />}
          {isLong && <SkipList />}
          {list.BesideTotals && <list.BesideTotals entries={shownEntries} announce={setAnnouncement} />}
          <EntryRows
            list={list}
            entries={shownEntries}
            unsaved={held.unsaved}
            latest={added}
            onEdit={setEditing}
            onRemove={onRemove}
          />
        </section>
        <ListQuestions step={step} trust={shownTrust} />
        <form noValidate onSubmit={saving.submit} className={isLong ? 'contents' : undefined}>
          <StepActions
            next={nextLabel(step)}
            previous={step.previous}
            busy={saving.busy}
            back={edited ? undefined : back}
            inReach={isLong}
          >
            {list.progressButton && (
              <Button variant="secondary" aria-disabled={saving.busy || undefined} onClick={saving.saveProgress}>
                <Trans>Save Progress</Trans>
              </Button>
            )}
          </StepActions>
        </form>
      </StepShell>
    </BesideStep>
  )
}

/** The questions that a step with a list asks besides; each answer is saved at once, as the entries of the list are. */
const ListQuestions = memo(function ListQuestions({ step, trust }: { step: Step; trust: TrustRecord }) {
  const { saveTrustData } = useTrustActions()
  const today = useToday()
  const values = useMemo(() => step.initial(trust, { today }), [step, trust, today])
  const schema = useMemo(() => shownSchema(step.questions, step.schema({ today })), [step, today])
  const questions = useMemo(() => step.questions.map((question) => withHintsFor(question, trust)), [step, trust])
  if (step.questions.length === 0) return null

  const save = async (answers: Answers) => {
    const outcome = await saveTrustData(step.change(answers, trust, { today }))
    if (!outcome.saved) console.error(`Saving an answer beside the list failed: ${english(outcome.message)}`)
  }
  return (
    <Form
      schema={schema}
      values={values}
      onSubmit={(answers) => save(answers as Answers)}
      onValuesChange={(answers, names) => {
        if (names.length > 0) void save(answers as Answers)
      }}
    >
      <QuestionList questions={questions} />
    </Form>
  )
})

function withHintsFor(question: Question, trust: TrustRecord): Question {
  return question.choiceHintsFor ? { ...question, choiceHints: question.choiceHintsFor(trust) } : question
}
