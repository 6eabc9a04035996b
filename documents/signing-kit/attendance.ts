import { sameName } from '#domain/formats/names.ts'
import { asMessage, english, type Message, message } from '#domain/message.ts'
import type { DocumentId } from '#domain/trust/documents.ts'
import type { TrustRecord } from '#domain/trust/record.ts'
import { documentsToSign } from '#domain/trust/signing-day.ts'
import type { Run } from '../model.ts'
import { signingKit } from './kit.ts'
import { againstNotary, againstWitness, type Objection } from './objections.ts'
import type { SigningSheet } from './sheet.ts'

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
  /** How many of the two witnesses to the will are still to be found: those who are barred do not count. */
  witnessesToFind: number
  /** Whether the notary is still to be found: one who is barred does not count. */
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
  return {
    signers: signersOf(sheets),
    witnesses,
    notary: officer,
    witnessesToFind: Math.max(0, 2 - witnesses.filter(isFree).length),
    notaryToFind: notary === '' || !isFree(officer),
  }
}
