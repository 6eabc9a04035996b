import { message } from '#domain/message.ts'
import { merge } from '#domain/trust/merge.ts'
import type { TrustPatch } from '#domain/trust/patch.ts'
import { oldNamesInTexts } from '#domain/trust/people/corrections.ts'
import type { Person } from '#domain/trust/people/people.ts'
import type { editedPerson, PersonEdit } from '#domain/trust/people/register.ts'
import type { TrustRecord } from '#domain/trust/record.ts'
import { askToConfirm } from '#web/components/confirm-store.ts'
import { documentWords, factsIn, mentionTexts, officesIn } from './ask-for-corrections.ts'

/** Asks before a correction changes answers; a new relationship or kind alone changes none. */
export async function mayChange(
  trust: TrustRecord,
  person: Person,
  edit: PersonEdit,
  edited: ReturnType<typeof editedPerson>,
) {
  const after = merge(trust, edited.patch)
  const texts = edit.name === person.name ? [] : oldNamesInTexts(after, new Map([[person.name, edit.name]]))
  if (edited.offices.length === 0) {
    await mentionTexts(texts)
    return true
  }
  const isOne = edited.offices.length === 1
  return askToConfirm({
    title: isOne
      ? message('Change {name}?', { name: person.name })
      : message('Change {name} everywhere?', { name: person.name }),
    body: message('Changed: {facts}. It changes the answers about this person as: {places}.', {
      facts: factsIn(Object.assign({}, ...edited.offices.map(({ changes }) => changes))),
      places: officesIn(edited.offices),
    }),
    more: [...texts, ...(await documentWords(trust, after))],
    yes: isOne ? 'Change' : 'Change everywhere',
    no: 'Keep editing',
  })
}

/** Asks before somebody is removed from the page, and from the answers that name them. */
export async function mayRemove(trust: TrustRecord, person: Person, patch: TrustPatch) {
  const title = message('Remove {name}?', { name: person.name })
  if (person.offices.length === 0)
    return askToConfirm({ title, body: 'No answer has this name.', yes: 'Remove', no: 'Keep', destructive: true })
  return askToConfirm({
    title,
    body: message('The answers that name this person are emptied or taken off their list: {places}.', {
      places: officesIn(person.offices),
    }),
    more: await documentWords(trust, merge(trust, patch)),
    yes: 'Remove everywhere',
    no: 'Keep',
    destructive: true,
  })
}
