import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { type ComponentProps, useMemo, useRef, useState } from 'react'
import { LIMITS } from '#domain/formats/text-rules.ts'
import { english, type Message, message } from '#domain/message.ts'
import type { Contact } from '#domain/trust/entries.ts'
import { CONTACT_ROLES } from '#domain/trust/enumerations.ts'
import { contactForm, type SuggestedContact, suggestedContacts } from '#domain/trust/handover/contacts.ts'
import type { TrustPatch } from '#domain/trust/patch.ts'
import type { TrustRecord } from '#domain/trust/record.ts'
import { newUuid } from '#web/api/new-uuid.ts'
import { dismissToast } from '#web/app/toast-store.ts'
import { Button } from '#web/components/button.tsx'
import { askToConfirm } from '#web/components/confirm-store.ts'
import { QuestionBox, useBoxDraft } from '#web/features/questionnaire/questions/question-box.tsx'
import { useTrustActions } from '#web/features/trust-sync/trust-provider.tsx'
import type { Draft, StepDraft } from '#web/features/trust-sync/use-draft.ts'
import { translate } from '#web/i18n/i18n.ts'

/** Whom the form is about: somebody on the list, or somebody new with what is known. */
type Editing = { id: string; values: Partial<Contact>; isNew?: true; draft?: Draft }

/** The form as it was left with typing that is not saved. A contact that is no longer on the list is a new one. */
function leftOpen({ contacts = [] }: TrustRecord, draft: Draft | undefined): Editing | undefined {
  if (typeof draft?.id !== 'string') return
  const contact = contacts.find(({ id }) => id === draft.id)
  return { id: draft.id, draft, ...(contact ? { values: contact } : { values: {}, isNew: true }) }
}

/** Whom the successor calls: the list, and who is usually on it. Typing in its form is a draft until it is saved. */
export function ContactList({ trust, draft }: { trust: TrustRecord; draft: StepDraft }) {
  const contacts = trust.contacts ?? []
  const suggested = useMemo(() => suggestedContacts(trust), [trust])
  const { saveTrustData } = useTrustActions()
  const [editing, setEditing] = useState(() => leftOpen(trust, draft.draft))
  const box = useBoxDraft(draft, 'The contact in the form is not saved yet.')
  const [announcement, setAnnouncement] = useState<Message | string>('')
  const heading = useRef<HTMLHeadingElement>(null)

  const edit = async (next: Editing) => {
    if (next.id !== editing?.id && !(await box.mayDiscard())) return
    box.forget()
    setEditing(next)
  }
  const close = (focus: string) => {
    box.forget()
    setEditing(undefined)
    requestAnimationFrame(() => (document.getElementById(focus) ?? heading.current)?.focus())
  }
  const save = async (patch: TrustPatch, words: Message) => {
    dismissToast()
    setAnnouncement('')
    const outcome = await saveTrustData(patch)
    // The toast of saving reports a failure.
    if (!outcome.saved) console.error(`Saving a contact failed: ${english(outcome.message)}`)
    else setAnnouncement(words)
    return outcome.saved
  }
  const remove = async ({ id, name }: Contact) => {
    const title = message('Remove {name} from the list?', { name })
    if (
      !(await askToConfirm({
        title,
        body: 'It will be removed from your list.',
        yes: 'Remove',
        no: 'Keep',
        destructive: true,
      }))
    )
      return
    if (await save({ contacts: { remove: [id] } }, message('{name} was removed.', { name }))) heading.current?.focus()
  }
  const isFull = contacts.length >= LIMITS.list
  const form = editing && (
    <ContactForm
      key={editing.id}
      editing={editing}
      onType={(answers, changed) => box.keep(editing.id, answers, changed, editing.isNew === true)}
      onSave={async (patch, name) => {
        const words = editing.isNew ? message('{name} was added.', { name }) : message('{name} was changed.', { name })
        if (await save(patch, words)) close(editing.isNew ? 'add-contact' : `edit-contact-${editing.id}`)
      }}
      onCancel={() => close(editing.isNew ? 'add-contact' : `edit-contact-${editing.id}`)}
    />
  )
  return (
    <section aria-labelledby="contacts" className="mt-12">
      <div className="flex flex-wrap items-end justify-between gap-x-5 gap-y-3">
        <h2 id="contacts" ref={heading} tabIndex={-1} className="text-2xl">
          <Trans>Whom to call</Trans>
        </h2>
        {!isFull && (
          <Button
            id="add-contact"
            variant="secondary"
            size="small"
            onClick={() => void edit({ id: newUuid(), values: {}, isNew: true })}
          >
            <Trans>Add a contact</Trans>
          </Button>
        )}
      </div>
      {!isFull && suggested.length > 0 && (
        <Suggestions suggested={suggested} onPick={(values) => void edit({ id: newUuid(), values, isNew: true })} />
      )}
      {editing?.isNew && form}
      <ul className="mt-4 divide-y divide-hairline border-y border-hairline empty:hidden">
        {contacts.map((contact) => (
          <li key={contact.id}>
            {editing?.id === contact.id ? (
              form
            ) : (
              <ContactRow
                contact={contact}
                onEdit={() => void edit({ id: contact.id, values: contact })}
                onRemove={() => void remove(contact)}
              />
            )}
          </li>
        ))}
      </ul>
      <p role="status" className="sr-only">
        {translate(announcement)}
      </p>
    </section>
  )
}

interface SuggestionsProps {
  suggested: readonly SuggestedContact[]
  onPick: (contact: SuggestedContact) => void
}

/** The most that are offered at once. */
const OFFERED = 12

function Suggestions({ suggested, onPick }: SuggestionsProps) {
  return (
    <ul aria-label={t`Suggestions`} className="mt-3 flex flex-wrap gap-2">
      {suggested.slice(0, OFFERED).map((contact) => {
        const role = translate(CONTACT_ROLES[contact.role])
        return (
          <li key={`${contact.role} ${contact.name ?? ''}`} className="max-w-full">
            <Button
              variant="quiet"
              size="small"
              className="max-w-full text-start wrap-anywhere"
              onClick={() => onPick(contact)}
            >
              <span>
                <span aria-hidden="true">+ </span>
                <span className="sr-only">
                  <Trans>Add: </Trans>
                </span>
                {contact.name ? (
                  <Trans>
                    <bdi>{contact.name}</bdi> ({role})
                  </Trans>
                ) : (
                  role
                )}
              </span>
            </Button>
          </li>
        )
      })}
    </ul>
  )
}

interface ContactRowProps {
  contact: Contact
  onEdit: () => void
  onRemove: () => void
}

function ContactRow({ contact, onEdit, onRemove }: ContactRowProps) {
  const { id, role, name, phone, email, note } = contact
  return (
    <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-2 py-4">
      <div className="min-w-0 flex-1 basis-64">
        <h3 dir="auto" className="font-semibold wrap-anywhere">
          {name}
        </h3>
        <p className="text-base text-ink-soft wrap-anywhere">
          {translate(CONTACT_ROLES[role])}
          {[phone, email, note].filter(Boolean).map((fact) => (
            <span key={fact}>
              {' · '}
              <bdi>{fact}</bdi>
            </span>
          ))}
        </p>
      </div>
      <div className="flex gap-2">
        <Button id={`edit-contact-${id}`} variant="secondary" size="small" onClick={onEdit}>
          <Trans>
            Edit <span className="sr-only">{name}</span>
          </Trans>
        </Button>
        <Button variant="secondary" size="small" onClick={onRemove}>
          <Trans>
            Remove <span className="sr-only">{name}</span>
          </Trans>
        </Button>
      </div>
    </div>
  )
}

interface ContactFormProps {
  editing: Editing
  onType: ComponentProps<typeof QuestionBox>['onValuesChange']
  onSave: (patch: TrustPatch, name: string) => Promise<void>
  onCancel: () => void
}

function ContactForm({ editing: { id, values, isNew, draft }, onType, onSave, onCancel }: ContactFormProps) {
  const initial = useMemo(() => contactForm.initial(values), [values])
  return (
    <QuestionBox
      questions={contactForm.questions}
      schema={contactForm.schema}
      values={initial}
      draft={draft}
      label={isNew ? t`Add a contact` : t`Edit ${values.name ?? ''}`}
      focus={isNew && values.role === undefined ? 'role' : 'name'}
      onValuesChange={onType}
      onSubmit={(answers) => onSave(contactForm.patch(id, answers), String(answers.name))}
      onCancel={onCancel}
    />
  )
}
