import * as z from 'zod/mini'
import { Contact } from '../entries.ts'
import type { ContactRole } from '../enumerations.ts'
import type { TrustPatch } from '../patch.ts'
import type { TrustRecord } from '../record.ts'
import type { Answers, Question } from '../steps/step.ts'
import { CONTACT_ROLES } from './contact-roles.ts'

const { name, role, phone, email, note } = Contact.shape
const emptyOr = (schema: z.ZodMiniType) => z.union([z.literal(''), schema], { error: 'Invalid email address' })

/** The form by which somebody to call is added or corrected. */
export const contactForm = {
  questions: [
    { name: 'role', label: 'Role', kind: 'select', choices: CONTACT_ROLES },
    { name: 'name', label: 'Name or company', kind: 'line' },
    { name: 'phone', label: 'Phone', kind: 'line', optional: true, autoComplete: 'off' },
    { name: 'email', label: 'Email', kind: 'email', optional: true },
    {
      name: 'note',
      label: 'Note',
      kind: 'line',
      optional: true,
      hint: 'What to call about. Example: insures the house',
    },
  ] satisfies Question[] as readonly Question[],
  initial: (contact?: Partial<Contact>): Answers => ({
    role: contact?.role ?? 'attorney',
    name: contact?.name ?? '',
    phone: contact?.phone ?? '',
    email: contact?.email ?? '',
    note: contact?.note ?? '',
  }),
  schema: z.object({ role, name, phone, email: emptyOr(email), note }) as unknown as z.ZodMiniType<Answers>,
  /** The change that these answers make of the contact with this id; what was emptied is cleared. */
  patch: (id: string, answers: Answers): TrustPatch => {
    const text = (field: string) => String(answers[field] ?? '').trim() || null
    return {
      contacts: {
        put: [
          {
            ...{ id, role: answers.role as ContactRole, name: String(answers.name).trim() },
            ...{ phone: text('phone'), email: text('email'), note: text('note') },
          },
        ],
      },
    }
  },
}

/** What a draft of the form, with the contact's id, changes once it is valid, and what remains of it. */
export function contactRemainder({ id, ...typed }: Readonly<Record<string, unknown>>, { contacts = [] }: TrustRecord) {
  const contact = contacts.find((one) => one.id === id)
  const read = contactForm.schema.safeParse({ ...contactForm.initial(contact), ...typed })
  if (typeof id !== 'string' || !read.success) return { patches: [], remainder: { id, ...typed } }
  return { patches: [contactForm.patch(id, read.data)], remainder: {} }
}
