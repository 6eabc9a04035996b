import * as z from 'zod/mini'
import { sameName } from '../../formats/names.ts'
import { Contact } from '../entries.ts'
import { CONTACT_ROLES, type ContactRole } from '../enumerations.ts'
import type { TrustPatch } from '../patch.ts'
import { personDetailsOf } from '../person-details.ts'
import { scalarFields, type TrustRecord } from '../record.ts'
import type { Answers, Question } from '../steps/step.ts'
import { servingTrustees } from '../who-may-serve.ts'

/** Somebody whom the owner may want on the list: a role that nobody has yet, or a person or firm in the answers. */
export interface SuggestedContact {
  role: ContactRole
  name?: string
  email?: string
}

const ALWAYS: readonly ContactRole[] = ['attorney', 'accountant', 'insurance']

/**
 * Who is usually called and not on the list yet: advisers by their role, then the serving trustees, the spouse, the
 * executor, and the banks and firms of the assets, each once. The successor, who calls them, is none of them. Pure.
 */
export function suggestedContacts(trust: TrustRecord): SuggestedContact[] {
  const contacts = trust.contacts ?? []
  const { self, lead, others } = servingTrustees(trust)
  const assets = trust.assets ?? []
  const named: [ContactRole, string | undefined][] = [
    ...(self ? [] : [['trustee', lead.name] as [ContactRole, string | undefined]]),
    ...others.map(({ name }): [ContactRole, string] => ['trustee', name]),
    ['family', trust.spouseName],
    ['executor', trust.executorName],
    ...assets.map(({ bankName }): [ContactRole, string | undefined] => ['bank', bankName]),
    ...assets.map(({ realEstateDetails }): [ContactRole, string | undefined] => ['bank', realEstateDetails?.lender]),
    ...assets.map(({ firmName }): [ContactRole, string | undefined] => ['investment', firmName]),
  ]
  const taken = [trust.backupTrusteeName, trust.grantorName, ...contacts.map((contact) => contact.name)]
  const people = named.flatMap(([role, name]): SuggestedContact[] => {
    const given = name?.trim()
    if (!given || taken.some((other) => sameName(other, given))) return []
    taken.push(given)
    const { email } = personDetailsOf(given, trust)
    return [{ role, name: given, ...(email && { email }) }]
  })
  const roles = ALWAYS.filter((role) => !contacts.some((contact) => contact.role === role))
  return [...roles.map((role) => ({ role })), ...people]
}

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

const FIELDS = ['handoverOriginals', 'handoverOpening', 'handoverNotes'] as const
const { handoverOriginals, handoverOpening, handoverNotes } = scalarFields

/** What an owner writes to the successor trustee, as typed; '' where nothing is. */
export type HandoverTexts = Partial<Record<(typeof FIELDS)[number], string>>

/** The form of these texts: a text left empty is cleared. */
export const handoverTexts = {
  initial: (trust: TrustRecord): HandoverTexts => ({
    handoverOriginals: trust.handoverOriginals ?? '',
    handoverOpening: trust.handoverOpening ?? '',
    handoverNotes: trust.handoverNotes ?? '',
  }),
  schema: z.object({ handoverOriginals, handoverOpening, handoverNotes }),
  patch: (texts: HandoverTexts): TrustPatch =>
    Object.fromEntries(FIELDS.map((field) => [field, texts[field]?.trim() || null])),
}

/** What of a draft of these texts is valid, as a change, and what remains of it. */
export function handoverRemainder(draft: Readonly<Record<string, unknown>>) {
  const changed: TrustPatch = {}
  const remainder: Record<string, unknown> = {}
  for (const field of FIELDS) {
    if (!(field in draft)) continue
    const read = scalarFields[field].safeParse(draft[field])
    if (read.success) changed[field] = read.data || null
    else remainder[field] = draft[field]
  }
  return { patches: Object.keys(changed).length > 0 ? [changed] : [], remainder }
}
