import { foldedName } from '../../formats/names.ts'
import { message } from '../../message.ts'
import type { Asset, Beneficiary } from '../entries.ts'
import { assetPlaces, beneficiaryPlace, type Finding, type Rule } from './finding.ts'

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
              'These words give it to nobody: once in the trust, it is held as Article 5 says. The will allows a signed list that gives single items of personal property which are not in the trust.',
            source: 'Irrevocable Trust Agreement, Article 5; W.S. 2-6-124',
            documents: ['trust-agreement', 'assignment-of-assets', 'pour-over-will'],
            places: [...assetPlaces([asset]), beneficiaryPlace(taker)],
          },
        ]
      : []
  })
}
