import { beginsAlike, sameName } from '#domain/formats/same-name.ts'
import { listOf, type Message, message } from '#domain/message.ts'
import { type DocumentId, documentNames } from '#domain/trust/documents.ts'
import { merge } from '#domain/trust/merge.ts'
import type { TrustPatch } from '#domain/trust/patch.ts'
import { type Correction, correctionsIn, followed } from '#domain/trust/people/corrections.ts'
import type { Fact, Place } from '#domain/trust/people/places.ts'
import { oldNamesInTexts } from '#domain/trust/people/texts-naming.ts'
import type { TrustRecord } from '#domain/trust/record.ts'
import { isFixedBySigning } from '#domain/trust/signing-day.ts'
import { askToConfirm } from '#web/components/confirm-store.ts'
import { soon } from './use-suggestions.ts'

const FACTS: Readonly<Record<Fact, string>> = {
  name: 'name',
  address: 'address',
  email: 'email',
  relation: 'relationship',
  birthYear: 'birth year',
}

/** Offices as they are listed in a sentence, each once. */
export const officesIn = (places: readonly Pick<Place, 'office'>[]): Message =>
  listOf([...new Set(places.flatMap(({ office }) => office ?? []))].map((office) => message(office)))

/** The names of the facts that change. */
export const factsIn = (facts: object): Message =>
  listOf((Object.keys(facts) as Fact[]).map((fact) => message(FACTS[fact])))

/** The documents whose text differs between two records; none where their code cannot be loaded. */
async function changedDocuments(before: TrustRecord, after: TrustRecord): Promise<DocumentId[]> {
  const code = await soon(import('#documents/plain-text.ts'))
  return code ? code.documentsThatDiffer(before, after) : []
}

/** A paragraph about the documents that a change shows in; none where it shows in none. */
export async function documentWords(before: TrustRecord, after: TrustRecord): Promise<Message[]> {
  const documents = await changedDocuments(before, after)
  const [signed, others] = [true, false].map((is) => documents.filter((id) => isFixedBySigning(before, id) === is))
  const named = (ids: readonly DocumentId[] = []) => ({
    documents: listOf(ids.map((id) => message(documentNames[id]))),
  })
  return [
    ...(others?.length ? [message('Documents that change: {documents}.', named(others))] : []),
    ...(signed?.length
      ? [
          message(
            'The signed ones stay as they are: {documents}. Something Changed, on the dashboard, says what to do.',
            named(signed),
          ),
        ]
      : []),
  ]
}

function correctionWords({ name, facts, places }: Correction): Message {
  const said = { name, facts: factsIn(facts), places: officesIn(places) }
  return facts.name === undefined
    ? message('Changed for {name}: {facts}. The old answer also stands as: {places}.', said)
    : message('Changed for {name}: {facts}. The new name is {newName}. The old answer also stands as: {places}.', {
        ...said,
        newName: facts.name,
      })
}

/** The old names that the user's own words still mention after the save. */
const textWords = (trust: TrustRecord, corrections: readonly Correction[]): Message[] =>
  oldNamesInTexts(
    trust,
    new Map(corrections.flatMap(({ name, facts }) => (facts.name ? [[name, facts.name] as const] : []))),
  )

/** Says where else an old name appears, without a choice; nothing where it does not. */
export async function mentionTexts([body, ...more]: readonly Message[]): Promise<void> {
  if (body) await askToConfirm({ title: 'The old name also appears elsewhere', body, more, yes: 'OK' })
}

const EVERYWHERE = { yes: 'Change everywhere', no: 'Only here' }

/** The question about one correction: a name that begins otherwise may be another person's, whom no other answer means. */
function questionOf({ name, facts }: Correction, isAnother: boolean) {
  if (!isAnother) return { title: message('Change {name} everywhere?', { name }), ...EVERYWHERE }
  return {
    title: message('Is {newName} the same person as {name}?', { name, newName: facts.name ?? '' }),
    yes: 'Same person: change everywhere',
    no: 'Another person: only here',
  }
}

/**
 * The save with the corrections that follow from it: asks once whether a corrected name, address, email address or
 * birth year is to be changed in the other places that have the old one. If that is only the register, it does not ask.
 * `replaced`: a new name is that of another person, unless it is the grantor's.
 */
export async function askToFollow(trust: TrustRecord, patch: TrustPatch, replaced = false): Promise<TrustPatch> {
  const isGrantor = (name: string) => sameName(name, trust.grantorName)
  const isAnother = ({ name, facts }: Correction) =>
    facts.name !== undefined && !isGrantor(name) && !beginsAlike(name, facts.name)
  const corrections = correctionsIn(trust, patch).filter((correction) => {
    const { name, facts, places } = correction
    if (facts.name === undefined) return true
    if (replaced) return isGrantor(name)
    // The register alone does not follow somebody else.
    return !isAnother(correction) || places.some(({ office }) => office)
  })
  const whole = followed(trust, patch, corrections)
  const asked = corrections.filter(({ places }) => places.some(({ office }) => office))
  const texts = textWords(merge(trust, whole), corrections)
  const [first] = asked
  if (!first) {
    await mentionTexts(texts)
    return whole
  }
  const documents = await documentWords(merge(trust, patch), merge(trust, whole))
  const sure = await askToConfirm({
    ...(asked.length === 1
      ? questionOf(first, isAnother(first))
      : { title: 'Change these people everywhere?', ...EVERYWHERE }),
    body: correctionWords(first),
    more: [...asked.slice(1).map(correctionWords), ...texts, ...documents],
  })
  return sure ? whole : patch
}
