import { sameName } from '#domain/formats/names.ts'
import { maybeSameName } from '#domain/formats/similar-names.ts'
import { asMessage, english, type Message, message } from '#domain/message.ts'
import { type DocumentId, documentNames } from '#domain/trust/documents.ts'
import type { TrustRecord } from '#domain/trust/record.ts'
import { documentsToSign, type Missing } from '#domain/trust/signing-day.ts'
import type { Run } from '../model.ts'
import { type Person, type SigningSheet, signingKit } from './kit.ts'

/** What stands against a person who is to be a witness, or the notary. */
export interface Objection {
  text: Message
  source?: string
  /** The person may not do it; otherwise doing it costs something, or the person may be somebody else. */
  bars: boolean
}

interface Match {
  /** The name that the answers have. */
  known: string
  as: Message | string
  /** Only a shorter form of the name: it may be another person, and so the objection is a question. */
  asked: boolean
}

/** The person of this name, or else the one whose name is a longer form of it. */
function matchIn(people: readonly Person[], name: string): Match | undefined {
  const named = people.flatMap(({ name: run, as }) => (run && !run.blank ? [{ known: run.text, as }] : []))
  const exact = named.find(({ known }) => sameName(known, name))
  const longer = exact ? undefined : named.find(({ known }) => maybeSameName(known, name))
  return exact ? { ...exact, asked: false } : longer && { ...longer, asked: true }
}

const plainly = (names: readonly string[]): Person[] => names.map((name) => ({ name: { text: name }, as: '' }))

/** The documents whose witnesses the law needs. Those of the agreement are welcome only. */
const WITNESSED = ['pour-over-will', 'health-care-directive'] as const

/** The statement where the person is known, and the question, which bars nobody, where it may be another. */
const objection = (match: Match, said: Message, asked: Message, source?: string, bars = true): Objection => ({
  text: match.asked ? asked : said,
  ...(source && { source }),
  bars: bars && !match.asked,
})

/** What stands against a witness, given the other witnesses before and the notary. */
export function againstWitness(
  sheets: readonly SigningSheet[],
  name: string,
  others: readonly string[],
  notary: string,
): Objection[] {
  const found: Objection[] = []
  const sheetOf = (id: DocumentId) => sheets.find(({ document }) => document === id)
  for (const id of WITNESSED) {
    const match = matchIn(sheetOf(id)?.signers ?? [], name)
    if (!match) continue
    const { known } = match
    const document = message(documentNames[id])
    found.push(
      objection(
        match,
        message('{name} signs the {document} and cannot witness that signature.', { name, document }),
        message('Is this {known}? A person who signs the {document} cannot witness that signature.', {
          known,
          document,
        }),
      ),
    )
  }
  const agent = matchIn(sheetOf('health-care-directive')?.witnesses.named ?? [], name)
  if (agent)
    found.push(
      objection(
        agent,
        message('{name} is the health care agent and may not witness the directive.', { name }),
        message('Is this {known}, the health care agent? The agent may not witness the directive.', {
          known: agent.known,
        }),
        'W.S. 35-22-403',
      ),
    )
  const heir = matchIn(sheetOf('pour-over-will')?.witnesses.named ?? [], name)
  if (heir)
    found.push(
      objection(
        heir,
        message(
          '{name} is a beneficiary. A witness who receives something under the will loses whatever exceeds the share that the law would give without a will, unless two disinterested witnesses also sign.',
          { name },
        ),
        message(
          'Is this {known}, a beneficiary? A witness who receives something under the will loses whatever exceeds the share that the law would give without a will, unless two disinterested witnesses also sign.',
          { known: heir.known },
        ),
        'W.S. 2-6-112',
        false,
      ),
    )
  const officer = matchIn(plainly([notary]), name)
  if (officer)
    found.push(
      objection(
        officer,
        message('{name} is the notary. The notary for the will’s affidavit may not also be a witness to the will.', {
          name,
        }),
        message(
          'Is this {known}, the notary? The notary for the will’s affidavit may not also be a witness to the will.',
          { known: officer.known },
        ),
        'W.S. 2-6-114; Estate of Meyer, 2016 WY 6',
      ),
    )
  const twin = matchIn(plainly(others), name)
  if (twin)
    found.push(
      objection(
        twin,
        message('{name} is listed twice. The two witnesses must be different people.', { name }),
        message('Is this {known}, who is listed already? The two witnesses must be different people.', {
          known: twin.known,
        }),
        'W.S. 2-6-112',
      ),
    )
  return found
}

/** What stands against a notary whom the documents name. */
export function againstNotary(named: readonly Person[], notary: string): Objection[] {
  const match = matchIn(named, notary)
  if (!match) return []
  const as = asMessage(match.as)
  return [
    objection(
      match,
      message(
        '{name} is named in your documents ({as}). A notary may not act if the notary or the notary’s spouse is a party to the document, has a direct beneficial interest in it, or is named in it.',
        { name: notary, as },
      ),
      message(
        'Is this {known}, who is named in your documents ({as})? A notary may not act if the notary or the notary’s spouse is a party to the document, has a direct beneficial interest in it, or is named in it.',
        { known: match.known, as },
      ),
      'W.S. 32-3-123',
    ),
  ]
}

/** Somebody whose signature is needed on the day; without a name the answers do not ask for it. */
export interface Signer {
  name?: Run
  /** Every capacity, such as `Grantor, Testator`. */
  as: Message
  documents: readonly DocumentId[]
}

export interface Attendance {
  /** In the order in which they sign first. */
  signers: readonly Signer[]
  /** The witnesses in the plan, each with what stands against them. */
  witnesses: readonly { id: string; name: string; objections: readonly Objection[] }[]
  notary: { name: string; objections: readonly Objection[] }
  /** How many of the two witnesses to the will are still to be found, until it is witnessed: those who are barred do not count. */
  witnessesToFind: number
  /** Whether the notary is still to be found, until all is notarized: one who is barred does not count. */
  notaryToFind: boolean
}

function signersOf(sheets: readonly SigningSheet[]): Signer[] {
  const found: { name?: Run; as: Message[]; documents: DocumentId[] }[] = []
  for (const { document, signers } of sheets)
    for (const { name, as, optional } of signers) {
      if (optional) continue
      const words = asMessage(as)
      const known = found.find((one) =>
        name
          ? sameName(one.name?.text, name.text)
          : !one.name && one.as.some((other) => english(other) === english(words)),
      )
      if (!known) {
        found.push({ ...(name && { name }), as: [words], documents: [document] })
        continue
      }
      if (!known.documents.includes(document)) known.documents.push(document)
      if (!known.as.some((other) => english(other) === english(words))) known.as.push(words)
    }
  return found.map(({ as, ...signer }) => ({
    ...signer,
    as: as.reduce((all, next) => message('{all}, {next}', { all, next })),
  }))
}

function toSign(trust: TrustRecord) {
  const documents = documentsToSign(trust).map(({ document }) => document)
  const { sheets, notary } = signingKit(trust)
  return { sheets: sheets.filter(({ document }) => documents.includes(document)), notary }
}

/** What stands against anybody who might be planned as a witness, in the place of the one with this id, or as the notary. Pure. */
export function objectionsTo(trust: TrustRecord) {
  const { sheets, notary } = toSign(trust)
  return {
    witness: (name: string, id: string) => {
      const others = (trust.witnesses ?? []).filter((other) => other.id !== id && other.name.trim())
      return againstWitness(
        sheets,
        name,
        others.map((other) => other.name),
        trust.signingNotary?.trim() ?? '',
      )
    },
    notary: (name: string) => againstNotary(notary.named, name),
  }
}

/**
 * Who must be there on the day of signing, from the answers and the plan: those who sign, the witnesses and the notary,
 * with what the law has against one of them. Whether a witness treats the principal or works for a provider is not in the
 * answers. Pure.
 */
export function attendance(trust: TrustRecord): Attendance {
  const kit = toSign(trust)
  const { sheets } = kit
  const notary = trust.signingNotary?.trim() ?? ''
  const asked = (trust.witnesses ?? []).filter(({ name }) => name.trim())
  const witnesses = asked.map(({ id, name }, at) => ({
    id,
    name,
    // The second of the same name is the one who is too many.
    objections: againstWitness(
      sheets,
      name,
      asked.slice(0, at).map((other) => other.name),
      notary,
    ),
  }))
  const isFree = ({ objections }: { objections: readonly Objection[] }) => !objections.some(({ bars }) => bars)
  const officer = { name: notary, objections: againstNotary(kit.notary.named, notary) }
  const isLeft = (...marks: Missing[]) =>
    documentsToSign(trust).some(({ missing }) => marks.some((mark) => missing.includes(mark)))
  return {
    signers: signersOf(sheets),
    witnesses,
    notary: officer,
    witnessesToFind: isLeft('witnessed', 'witnessed-or-notarized')
      ? Math.max(0, 2 - witnesses.filter(isFree).length)
      : 0,
    notaryToFind: isLeft('notarized', 'witnessed-or-notarized') && (notary === '' || !isFree(officer)),
  }
}
