import { plural, t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { nameKey } from '#domain/formats/names.ts'
import { LIMITS } from '#domain/formats/text-rules.ts'
import { english, type Message, message } from '#domain/message.ts'
import type { TrustPatch } from '#domain/trust/patch.ts'
import type { Person } from '#domain/trust/people/people.ts'
import { addedPerson, editedPerson, isKnown, type PersonEdit, removedPerson } from '#domain/trust/people/register.ts'
import { suggestionsFor } from '#domain/trust/people/suggestions.ts'
import type { TrustRecord } from '#domain/trust/record.ts'
import { newUuid } from '#web/api/new-uuid.ts'
import { Button } from '#web/components/button.tsx'
import { FindByName } from '#web/components/field.tsx'
import type { ValidationError } from '#web/components/form-values.ts'
import { Notice } from '#web/components/notice.tsx'
import { PageTitle } from '#web/components/page-title.tsx'
import { Pages, usePages } from '#web/components/pages.tsx'
import { Waiting } from '#web/components/progress.tsx'
import { useBoxDraft } from '#web/features/questionnaire/questions/question-box.tsx'
import { TrustGate } from '#web/features/trust/trust-gate.tsx'
import { BackToChange } from '#web/features/trust/trust-sheet.tsx'
import { useTrustActions } from '#web/features/trust-sync/trust-provider.tsx'
import { type Draft, type StepDraft, useDraft } from '#web/features/trust-sync/use-draft.ts'
import { translate } from '#web/i18n/i18n.ts'
import { mayChange, mayJoin, mayRemove } from './ask-before.ts'
import { PersonForm, PersonRow } from './person-row.tsx'
import { registerOf } from './register.tsx'

const AWAITED = 'Loading your people...'

/** The register: everybody the answers name, each once. */
export default function PeoplePage() {
  const draft = useDraft('people')
  return (
    <div className="page-width py-10">
      <PageTitle>{t`People`}</PageTitle>
      <p className="mt-3 max-w-prose">
        <Trans>
          Everybody your answers name, each listed once. A correction here can be made in every answer at the same time.
          Nobody has to be entered here first: a name typed in any step appears here, and the other steps suggest it.
        </Trans>
      </p>
      <BackToChange className="mt-4" />
      <TrustGate awaited={AWAITED} none={t`Start a trust, and this page lists whom it names.`}>
        {(trust) =>
          draft.ready ? <PeopleList trust={trust} draft={draft} /> : <Waiting>{translate(AWAITED)}</Waiting>
        }
      </TrustGate>
    </div>
  )
}

/** From so many on there is a field to find one by name. */
const MANY = 8
/** In the place of a key, which is never empty. */
const NEW = ''

/** Who is edited, as last listed, with what was typed when the page was last here. */
interface Editing {
  key: string
  person?: Person | undefined
  draft?: Draft
}

/** Somebody who is not on the page anymore is a new person. */
function leftOpen(people: readonly Person[], draft: Draft | undefined): Editing | undefined {
  if (typeof draft?.id !== 'string') return
  const person = people.find(({ key }) => key === draft.id)
  return { key: person?.key ?? NEW, person, draft }
}

const namedLike = (people: readonly Person[], sought: string) => {
  const found = new Set(suggestionsFor(people, sought, people.length))
  return people.filter((person) => found.has(person))
}

const nameTaken = (name: string): ValidationError => ({
  name: 'name',
  message: message('{name} is on this page already. For another person of that name, add a middle name, Jr. or Sr.', {
    name,
  }),
})

function PeopleList({ trust, draft }: { trust: TrustRecord; draft: StepDraft }) {
  const people = registerOf(trust)
  const { saveTrustData } = useTrustActions()
  const [editing, setEditing] = useState(() => leftOpen(people, draft.draft))
  const box = useBoxDraft(draft, 'The person in the form is not saved yet.')
  const [announcement, setAnnouncement] = useState<Message | string>('')
  const heading = useRef<HTMLHeadingElement>(null)
  const pages = usePages(people, namedLike, editing ? people.findIndex(({ key }) => key === editing.key) : 0)
  const [put, setPut] = useState<string>()
  // Who was added or renamed is on the list a moment later, and that page is the one to see.
  if (put !== undefined && people.some(({ name }) => name === put)) {
    setPut(undefined)
    pages.show(people.findIndex(({ name }) => name === put))
  }
  const listed = people.find(({ key }) => key === editing?.key)
  if (editing && listed && listed !== editing.person) setEditing({ ...editing, person: listed })
  const isRemoved = editing?.person !== undefined && !listed
  const namesakes = useMemo(() => {
    const byName = Map.groupBy(people, ({ name }) => nameKey(name))
    return new Set([...byName].flatMap(([name, all]) => (all.length > 1 ? name : [])))
  }, [people])
  // The form stays while its person is not searched for, or was removed on another device.
  const { onPage } = pages
  const rows = editing?.person && !onPage.includes(editing.person) ? [editing.person, ...onPage] : onPage
  // A row of many is rendered again for its own person only.
  const latest = useRef({ trust, people, editing, box })
  useEffect(() => {
    latest.current = { trust, people, editing, box }
  })

  const edit = useCallback(async (key: string) => {
    const { people, editing, box } = latest.current
    if (key === editing?.key || !(await box.mayDiscard())) return
    box.forget()
    setEditing({ key, person: people.find((person) => person.key === key) })
  }, [])
  const close = (focus: string) => {
    box.forget()
    setEditing(undefined)
    requestAnimationFrame(() => (document.getElementById(focus) ?? heading.current)?.focus())
  }
  const save = useCallback(
    async (patch: TrustPatch, words: Message) => {
      setAnnouncement('')
      if (Object.keys(patch).length === 0) return true
      const outcome = await saveTrustData(patch)
      // The toast of saving reports a failure.
      if (!outcome.saved) console.error(`Saving the people failed: ${english(outcome.message)}`)
      else setAnnouncement(words)
      return outcome.saved
    },
    [saveTrustData],
  )
  const add = async (edit: PersonEdit) => {
    if (isKnown(people, edit.name)) return nameTaken(edit.name)
    if ((trust.people?.length ?? 0) >= LIMITS.list) return undefined
    const patch = { people: { put: [addedPerson(edit, newUuid())] } }
    if (!(await save(patch, message('{name} was added.', { name: edit.name })))) return undefined
    setPut(edit.name)
    close('add-person')
    return undefined
  }
  const change = async (person: Person, typed: PersonEdit) => {
    const other =
      typed.name === person.name
        ? undefined
        : people.find(({ key, name }) => key !== person.key && nameKey(name) === nameKey(typed.name))
    const edit = other ? { ...typed, name: other.name } : typed
    const edited = editedPerson(trust, person, edit, newUuid())
    const sure = other ? mayJoin(trust, person, other, edited) : mayChange(trust, person, edit, edited)
    if (!(await sure)) return other && nameTaken(other.name)
    if (!(await save(edited.patch, message('{name} was changed.', { name: edit.name })))) return undefined
    setPut(edit.name)
    close('people')
    return undefined
  }
  const remove = useCallback(
    async (person: Person) => {
      const patch = removedPerson(latest.current.trust, person)
      if (!(await mayRemove(latest.current.trust, person, patch))) return
      if (await save(patch, message('{name} was removed.', { name: person.name }))) heading.current?.focus()
    },
    [save],
  )

  return (
    <section aria-labelledby="people" className="mt-7 max-w-4xl">
      <div className="flex flex-wrap items-end justify-between gap-x-5 gap-y-3">
        <h2 id="people" ref={heading} tabIndex={-1} className="text-2xl">
          <Trans>People and organizations</Trans> <span className="text-ink-soft tabular-nums">({people.length})</span>
        </h2>
        <Button id="add-person" variant="secondary" onClick={() => void edit(NEW)}>
          <Trans>Add a person</Trans>
        </Button>
      </div>
      <p role="status" className="mt-2 font-semibold text-spruce empty:sr-only">
        {translate(announcement)}
      </p>
      {people.length > MANY && <FindByName value={pages.wanted} onChange={pages.seek} className="mt-4" />}
      {editing?.key === NEW && (
        <PersonForm
          draft={editing.draft}
          onValuesChange={(answers, changed) => box.keep(NEW, answers, changed, true)}
          onSave={add}
          onCancel={() => close('add-person')}
        />
      )}
      {people.length === 0 && editing?.key !== NEW && (
        <p className="mt-4 text-ink-soft">
          <Trans>Nobody is named yet.</Trans>
        </p>
      )}
      <ul ref={pages.top} tabIndex={-1} className="mt-4 divide-y divide-hairline border-y border-hairline empty:hidden">
        {rows.map((person) =>
          person.key === editing?.key ? (
            <li key={person.key}>
              {isRemoved && (
                <Notice kind="warning" live className="mt-4">
                  <Trans>
                    <bdi>{person.name}</bdi> was removed in another window or on another device. Saving adds the person
                    to this list again, and leaves the answers as they are.
                  </Trans>
                </Notice>
              )}
              <PersonForm
                person={person}
                draft={editing.draft}
                onValuesChange={(answers, changed) => box.keep(person.key, answers, changed, isRemoved)}
                onSave={(edit) => (isRemoved ? add(edit) : change(person, edit))}
                onCancel={() => close(`edit-${person.key}`)}
              />
            </li>
          ) : (
            <PersonRow
              key={person.key}
              person={person}
              hasNamesake={namesakes.has(nameKey(person.name))}
              servesItself={trust.trusteeType === 'self'}
              onEdit={edit}
              onRemove={remove}
            />
          ),
        )}
      </ul>
      {pages.isPaged ? (
        <Pages all={people.length} found={pages.found.length} page={pages.current} onTurn={pages.turn} />
      ) : (
        <p role="status" className="mt-2 text-base text-ink-soft">
          {pages.isSought && plural(pages.found.length, { one: '# person found.', other: '# people found.' })}
        </p>
      )}
    </section>
  )
}
