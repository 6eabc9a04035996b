import { type Message, message } from '#domain/message.ts'
import { merge } from '#domain/trust/merge.ts'
import type { TrustPatch } from '#domain/trust/patch.ts'
import { oldNamesInTexts } from '#domain/trust/people/corrections.ts'
import type { Person } from '#domain/trust/people/people.ts'
import type { Edited, PersonEdit } from '#domain/trust/people/register.ts'
import type { TrustRecord } from '#domain/trust/record.ts'
import { askToConfirm } from '#web/components/confirm-store.ts'
import { documentWords, factsIn, mentionTexts, officesIn } from './ask-for-corrections.ts'

const textsNaming = (after: TrustRecord, before: string, now: string) =>
  before === now ? [] : oldNamesInTexts(after, new Map([[before, now]]))

const correctionWords = ({ offices }: Edited): Message =>
  message('Changed: {facts}. This changes the answers about this person as: {places}.', {
    facts: factsIn(Object.assign({}, ...offices.map(({ changes }) => changes))),
    places: officesIn(offices),
  })

/** Asks before a correction changes answers; a new relationship or kind alone changes none. */
export async function mayChange(trust: TrustRecord, person: Person, edit: PersonEdit, edited: Edited) {
  const after = merge(trust, edited.patch)
  const texts = textsNaming(after, person.name, edit.name)
  if (edited.offices.length === 0) {
    await mentionTexts(texts)
    return true
  }
  const isOne = edited.offices.length === 1
  return askToConfirm({
    title: isOne
      ? message('Change {name}?', { name: person.name })
      : message('Change {name} everywhere?', { name: person.name }),
    body: correctionWords(edited),
    more: [...texts, ...(await documentWords(trust, after))],
    yes: isOne ? 'Change' : 'Change everywhere',
    no: 'Keep editing',
  })
}

const isBeneficiary = ({ offices }: Person) => offices.some(({ id }) => id.startsWith('beneficiaries/'))

/** Asks whether a person who is given the name of another is that one, under two spellings. */
export async function mayJoin(trust: TrustRecord, person: Person, other: Person, edited: Edited) {
  const after = merge(trust, edited.patch)
  const names = { name: person.name, newName: other.name }
  return askToConfirm({
    title: message('Is {newName} the same person as {name}?', names),
    body:
      isBeneficiary(person) && isBeneficiary(other)
        ? message(
            'If so, {newName} is on the list of beneficiaries twice, with both shares. Please check it there.',
            names,
          )
        : message('If so, this page lists the person once, as {newName}.', names),
    more: [
      ...(edited.offices.length > 0 ? [correctionWords(edited)] : []),
      ...textsNaming(after, person.name, other.name),
      ...(await documentWords(trust, after)),
    ],
    yes: 'Same person: change everywhere',
    no: 'Another person',
  })
}

/** Asks before somebody is removed from the page, and from the answers that name them. */
export async function mayRemove(trust: TrustRecord, person: Person, patch: TrustPatch) {
  const title = message('Remove {name}?', { name: person.name })
  if (person.offices.length === 0)
    return askToConfirm({ title, body: 'No answer has this name.', yes: 'Remove', no: 'Keep', destructive: true })
  return askToConfirm({
    title,
    body: message('The answers that name this person are cleared or removed from their lists: {places}.', {
      places: officesIn(person.offices),
    }),
    more: await documentWords(trust, merge(trust, patch)),
    yes: 'Remove everywhere',
    no: 'Keep',
    destructive: true,
  })
}
