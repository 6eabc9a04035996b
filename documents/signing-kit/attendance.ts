import { sameName } from '#domain/formats/same-name.ts'
import { asMessage, english, type Message, message } from '#domain/message.ts'
import { type DocumentId, documentNames } from '#domain/trust/documents.ts'
import type { TrustRecord } from '#domain/trust/record.ts'
import { documentsToSign } from '#domain/trust/signing-day.ts'
import type { Run } from '../model.ts'
import { signingKit } from './kit.ts'
import type { SigningSheet } from './sheet.ts'

/** Somebody whose signature is needed on the day; without a name the answers do not ask for it. */
export interface Signer {
  name?: Run
  /** Every capacity, such as `Grantor, Testator`. */
  as: Message
  documents: readonly DocumentId[]
}

/** What stands against a person who is to be a witness, or the notary. */
export interface Objection {
  text: Message
  source?: string
  /** The person may not do it; otherwise doing it costs something. */
  bars: boolean
}

export interface Attendance {
  /** In the order in which they sign first. */
  signers: readonly Signer[]
  /** The witnesses in the plan, each with what stands against them. */
  witnesses: readonly { id: string; name: string; objections: readonly Objection[] }[]
  notary: { name: string; objections: readonly Objection[] }
  /** How many of the two witnesses to the will are still to be found: those who are barred do not count. */
  witnessesToFind: number
}

type Sheets = readonly SigningSheet[]
const sheetOf = (sheets: Sheets, document: DocumentId) => sheets.find((sheet) => sheet.document === document)
const isNamed = (people: SigningSheet['signers'], name: string) =>
  people.some((person) => person.name && !person.name.blank && sameName(person.name.text, name))

function signersOf(sheets: Sheets): Signer[] {
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

/** The documents whose witnesses the law needs. Those of the agreement are welcome only. */
const WITNESSED = ['pour-over-will', 'health-care-directive'] as const

function againstWitness(sheets: Sheets, name: string, others: readonly string[], notary: string): Objection[] {
  const found: Objection[] = []
  for (const document of WITNESSED) {
    const sheet = sheetOf(sheets, document)
    if (sheet && isNamed(sheet.signers, name))
      found.push({
        text: message('{name} signs the {document} and cannot witness that signature.', {
          name,
          document: message(documentNames[document]),
        }),
        bars: true,
      })
  }
  const directive = sheetOf(sheets, 'health-care-directive')
  if (directive && isNamed(directive.witnesses.named, name))
    found.push({
      text: message('{name} is the health care agent and may not witness the directive.', { name }),
      source: 'W.S. 35-22-403',
      bars: true,
    })
  const will = sheetOf(sheets, 'pour-over-will')
  if (will && isNamed(will.witnesses.named, name))
    found.push({
      text: message(
        '{name} is a beneficiary. A witness who receives something under the will loses whatever exceeds the share that the law would give without a will, unless two disinterested witnesses also sign.',
        { name },
      ),
      source: 'W.S. 2-6-112',
      bars: false,
    })
  if (sameName(name, notary))
    found.push({
      text: message(
        '{name} is the notary. The notary for the will’s affidavit may not also be a witness to the will.',
        { name },
      ),
      source: 'W.S. 2-6-114; Estate of Meyer, 2016 WY 6',
      bars: true,
    })
  if (others.some((other) => sameName(other, name)))
    found.push({
      text: message('{name} is listed twice. The two witnesses must be different people.', { name }),
      source: 'W.S. 2-6-112',
      bars: true,
    })
  return found
}

/**
 * Who must be there on the day of signing, from the answers and the plan: those who sign, the witnesses and the notary,
 * with what the law has against one of them. Whether a witness treats the principal or works for a provider is not in the
 * answers. Pure.
 */
export function attendance(trust: TrustRecord): Attendance {
  const documents = documentsToSign(trust).map(({ document }) => document)
  const kit = signingKit(trust)
  const sheets = kit.sheets.filter(({ document }) => documents.includes(document))
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
  const office = kit.notary.named.find(({ name }) => sameName(name?.text, notary))
  const free = witnesses.filter(({ objections }) => !objections.some(({ bars }) => bars)).length
  return {
    signers: signersOf(sheets),
    witnesses,
    notary: {
      name: notary,
      objections: office
        ? [
            {
              text: message(
                '{name} is named in your documents ({as}). A notary may not act if the notary or the notary’s spouse is a party to the document, has a direct beneficial interest in it, or is named in it.',
                { name: notary, as: asMessage(office.as) },
              ),
              source: 'W.S. 32-3-123',
              bars: true,
            },
          ]
        : [],
    },
    witnessesToFind: Math.max(0, 2 - free),
  }
}
