import { sameName } from '#domain/formats/names.ts'
import { maybeCorrected } from '#domain/formats/similar-names.ts'
import { listOf, type Message, message } from '#domain/message.ts'
import { type DocumentId, documentNames } from '#domain/trust/documents.ts'
import { merge } from '#domain/trust/merge.ts'
import type { TrustPatch } from '#domain/trust/patch.ts'
import { type Correction, correctionsIn, oldNamesInTexts, withCorrections } from '#domain/trust/people/corrections.ts'
import type { Fact, Place } from '#domain/trust/people/places.ts'
import type { TrustRecord } from '#domain/trust/record.ts'
import { isFixedBySigning } from '#domain/trust/signing-day.ts'
import { askToConfirm } from '#web/components/confirm-store.ts'
import { withTimeout } from './use-suggestions.ts'

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
  const code = await withTimeout(import('#documents/plain-text.ts'))
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

/** What was changed; the new name only where the title does not have it. */
function correctionWords({ name, facts, places }: Correction, isSame: boolean): Message {
  const said = { name, facts: factsIn(facts), places: officesIn(places) }
  return facts.name === undefined || !isSame
    ? message('Changed for {name}: {facts}. The old answer also appears as: {places}.', said)
    : message('Changed for {name}: {facts}. The new name is {newName}. The old answer also appears as: {places}.', {
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

/** The question about corrections of one save. A name that may be another person's is asked about alone; that is the likely answer. */
function questionOf(asked: readonly Correction[], isAnother: boolean) {
  const [{ name, facts } = { name: '', facts: {} as Correction['facts'] }, ...more] = asked
  if (isAnother)
    return {
      title: message('Is {newName} the same person as {name}?', { name, newName: facts.name ?? '' }),
      yes: 'Same person: change everywhere',
      no: 'Another person: only here',
      likely: 'no' as const,
    }
  return {
    title: more.length > 0 ? 'Change these people everywhere?' : message('Change {name} everywhere?', { name }),
    yes: 'Change everywhere',
    no: 'Only here',
  }
}

/**
 * The save with the corrections that follow from it: asks once whether a corrected name, address, email address or
 * birth year is to be changed in the other places that have the old one, and once for each name that may be another
 * person's. If that is only the register, it does not ask. `replaced`: a new name is that of another person, unless it
 * is the grantor's.
 */
export async function askForCorrections(trust: TrustRecord, patch: TrustPatch, replaced = false): Promise<TrustPatch> {
  const isGrantor = (name: string) => sameName(name, trust.grantorName)
  const isAnother = ({ name, facts }: Correction) =>
    facts.name !== undefined && !isGrantor(name) && !maybeCorrected(name, facts.name)
  const hasOffices = ({ places }: Correction) => places.some(({ office }) => office)
  const corrections = correctionsIn(trust, patch).filter((correction) => {
    const { name, facts } = correction
    if (facts.name === undefined) return true
    if (replaced) return isGrantor(name)
    // The register alone does not follow somebody else.
    return !isAnother(correction) || hasOffices(correction)
  })
  const [same, others] = [false, true].map((is) =>
    corrections.filter((each) => hasOffices(each) && isAnother(each) === is),
  )
  const questions = [...(same?.length ? [same] : []), ...(others ?? []).map((each) => [each])]
  let agreed = corrections.filter((each) => !hasOffices(each))
  for (const asked of questions) {
    const corrected = withCorrections(trust, patch, [...agreed, ...asked])
    const [body, ...more] = asked.map((each) => correctionWords(each, asked === same))
    const sure = await askToConfirm({
      ...questionOf(asked, asked !== same),
      body: body ?? '',
      more: [
        ...more,
        ...textWords(merge(trust, corrected), asked),
        ...(await documentWords(merge(trust, withCorrections(trust, patch, agreed)), merge(trust, corrected))),
      ],
    })
    if (sure) agreed = [...agreed, ...asked]
  }
  const corrected = withCorrections(trust, patch, agreed)
  await mentionTexts(
    textWords(
      merge(trust, corrected),
      corrections.filter((each) => !hasOffices(each)),
    ),
  )
  return corrected
}
