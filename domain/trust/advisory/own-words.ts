import { foldedName, isBlank, sameName } from '../../formats/names.ts'
import { holdsAccountNumber, holdsWrittenNumber } from '../../formats/numbers.ts'
import { message } from '../../message.ts'
import { mayHaveAccount } from '../assets.ts'
import type { Asset, Beneficiary } from '../entries.ts'
import type { TrustRecord } from '../record.ts'
import { assetPlaces, beneficiaryPlace, type Finding, placesOf, type Rule } from './finding.ts'
import { aboutAssets } from './property.ts'

/** The answers in which grantors say in their own words what they mean. */
const OWN_WORDS = ['customRules', 'terminationEvent', 'handoverNotes'] as const

const { source: STEP } = /step[- ]?(?:son|daughter|child)/u
const IS_STEPCHILD = /^(?:my )?step[- ]?(?:son|daughter|child)$/
const { source: STEPS } = /step[- ]?(?:sons|daughters|children|kids)/u
const { source: IS } =
  /(?:,? who (?:is|are) |, | \(| is | are | as )(?:(?:my|our|his|her|a|the) )?(?:(?:wife|husband|spouse)[’']s )?/u
const { source: AND } = /(?:, and |, | and | & )/u
const { source: END } = /(?![\p{L}\p{N}])/u

const literally = (word: string) => word.replace(/[^\p{L}\p{N}]/gu, '\\$&')

/** A first name, with as much of the rest of the name as is written. */
function nameIn({ name }: Pick<Beneficiary, 'name'>): string {
  const [first = '', ...rest] = foldedName(name).split(' ').map(literally)
  const whole = rest.length > 0 ? `${first}(?: (?:${rest.join('|')}))*` : first
  return `(?<![\\p{L}\\p{N}])${whole}${END}`
}

/** So many names of the list may be in one text; a longer row of them is not looked through. */
const MAX_NAMES = 40

/** Those whom a text calls stepchildren: `my stepson Ben`, `Ben Hale, my stepson`, `my stepchildren, Ana and Ben`. */
function calledStepchildren(text: string, all: readonly Beneficiary[]): readonly Beneficiary[] {
  const words = foldedName(text)
  if (!new RegExp(`${STEP}|${STEPS}`, 'u').test(words)) return []
  const written = new Set(words.match(/[\p{L}\p{N}]+/gu))
  const named = all.filter(({ name }) => written.has(foldedName(name).match(/^[\p{L}\p{N}]+/u)?.[0] ?? ''))
  if (named.length > MAX_NAMES) return []
  const any = `(?:${named.map(nameIn).join('|')})`
  return named.filter((one) => {
    const name = nameIn(one)
    return [
      `${STEP},? ${name}`,
      `${STEPS}[,:]? (?:${any}${AND}){0,9}${name}`,
      `${name}${IS}${STEP}${END}(?! ${any})`,
      `${name}(?:${AND}${any}){0,9}${IS}${STEPS}${END}(?! ${any})`,
    ].some((pattern) => new RegExp(pattern, 'u').test(words))
  })
}

/** The answer that gives the relationship of a trustee or a successor as that of a stepchild. */
const officesOf = (one: Beneficiary, trust: TrustRecord) =>
  (['trustee', 'backupTrustee'] as const)
    .filter((office) => sameName(trust[`${office}Name`], one.name))
    .map((office) => `${office}Relationship` as const)
    .filter((field) => IS_STEPCHILD.test(foldedName(trust[field] ?? '')))

/** The will calls who is listed as a child the testator's own. */
export const stepchildAsChild: Rule = (trust) => {
  const { beneficiaries = [] } = trust
  const called = OWN_WORDS.map((field) => [field, calledStepchildren(trust[field] ?? '', beneficiaries)] as const)
  return beneficiaries.flatMap((one): Finding[] => {
    if (one.relationship !== 'child' || isBlank(one.name)) return []
    const texts = called.filter(([, some]) => some.includes(one)).map(([field]) => field)
    const fields = [...texts, ...officesOf(one, trust)]
    return fields.length > 0
      ? [
          {
            id: `stepchild-${one.id}`,
            kind: 'differs',
            text: message('{name} is listed as Child; your own words appear to say stepchild.', { name: one.name }),
            consequence:
              'The will treats everyone listed as Child as the testator’s child, and the agreement treats them as the grantor’s. In the form, a stepchild is Other.',
            source: 'Irrevocable Trust Agreement, Article 4',
            documents: ['trust-agreement', 'schedule-a', 'pour-over-will'],
            places: [beneficiaryPlace(one), ...placesOf(...fields)],
          },
        ]
      : []
  })
}

const BENEFITS =
  /\b(?:public (?:benefits?|assistance)|SSI|SSDI|supplemental security income|Medicaid|disabled|disabilit(?:y|ies)|special[- ]needs)\b/i

/** What the agreement does for somebody who receives public benefits, and what it does not. */
export const publicBenefits: Rule = (trust) => {
  const fields = OWN_WORDS.filter((field) => BENEFITS.test(trust[field] ?? ''))
  return fields.length > 0
    ? [
        {
          id: 'public-benefits',
          kind: 'law',
          text: 'Your own words mention public benefits or a disability.',
          consequence:
            'A payment that the agreement fixes is due even if it costs its recipient public benefits. The trustee may postpone an outright distribution that would cause the loss of benefits for a disability, and may consider the effect on benefits where the trustee decides.',
          source: 'Irrevocable Trust Agreement, Sections 5.2 and 6.4(d)',
          documents: ['trust-agreement'],
          places: placesOf(...fields),
        },
      ]
    : []
}

const GIVING = /^(?:for|to)$/
/** What is owed or let is not given. */
const OWED = /\b(?:loans?|lent|owe[ds]?|promissory|mortgage|payable|paid|sold|leased?|rented|let)\b/
/** `to my granddaughter Astrid`: how many words may stand before the name. */
const BETWEEN = 2

const wordsOf = (text: string) => foldedName(text).match(/[\p{L}\p{N}]+(?:['’-][\p{L}\p{N}]+)*|[.,;:]/gu) ?? []

/** A person is called by the first name, a charity by all of its name. */
const calledBy = ({ name, relationship }: Beneficiary) =>
  relationship === 'charity' ? wordsOf(name) : wordsOf(name).slice(0, 1)

/** Whom the words give something to: the people by the first word of what they are called. */
function givenTo(text: string, people: Map<string | undefined, readonly Beneficiary[]>): Beneficiary | undefined {
  if (OWED.test(foldedName(text))) return undefined
  const words = wordsOf(text)
  const starts = words.flatMap((word, at) => {
    if (!GIVING.test(word)) return []
    const after = words.slice(at + 1, at + 2 + BETWEEN)
    const end = after.findIndex((next) => /^[.,;:]$/.test(next))
    return (end === -1 ? after : after.slice(0, end)).map((_, more) => at + 1 + more)
  })
  return starts
    .flatMap(
      (start) =>
        people.get(words[start])?.filter((one) => calledBy(one).every((w, at) => words[start + at] === w)) ?? [],
    )
    .at(0)
}

/** Assets of which the name or the description says whose they are to be. */
export const givenByItsName: Rule = ({ assets = [], beneficiaries = [] }) => {
  const people = Map.groupBy(beneficiaries, (one) => calledBy(one)[0])
  return assets.flatMap((asset: Asset): Finding[] => {
    const { id, name, description } = asset
    const taker = givenTo(name, people) ?? givenTo(description ?? '', people)
    return taker
      ? [
          {
            id: `promised ${id}`,
            kind: 'doubtful',
            text: message('The name or description of {asset} seems to give it to {name}.', {
              asset: name,
              name: taker.name,
            }),
            consequence:
              'These words do not give it to anyone: once in the trust, it is held as Article 5 says. The will allows a signed and dated list that gives single items of personal property that are not in the trust.',
            source: 'Irrevocable Trust Agreement, Article 5; W.S. 2-6-124',
            documents: ['trust-agreement', 'assignment-of-assets', 'pour-over-will'],
            places: [...assetPlaces([asset]), beneficiaryPlace(taker)],
          },
        ]
      : []
  })
}

const holdsNumber = ({ type, name, description = '', bankName = '', firmName = '' }: Asset) =>
  [name, description, bankName, firmName].some(
    (text) => holdsWrittenNumber(text) || (mayHaveAccount(type) && holdsAccountNumber(text)),
  )

/** The documents print what is typed, for the institutions and everybody else who is shown them. */
export const wholeNumbers: Rule = ({ assets = [] }) =>
  aboutAssets('whole-number', assets.filter(holdsNumber), {
    kind: 'doubtful',
    one: '{name} holds what looks like a full account or social security number; the last four digits are enough.',
    several:
      '{count} assets hold what looks like a full account or social security number; the last four digits are enough.',
    consequence: 'Printed word for word in Schedule B of the agreement and in the assignment.',
    documents: ['trust-agreement', 'assignment-of-assets'],
  })
