import type { CalendarDate } from '../../formats/calendar-date.ts'
import { isBlank, nameKey, sameName } from '../../formats/names.ts'
import { relationshipIn } from '../../import/relationships.ts'
import { listOf, type Message, message } from '../../message.ts'
import { passesByDesignation } from '../assets.ts'
import type { Asset, Beneficiary } from '../entries.ts'
import { MARITAL_STATUSES, RELATIONSHIPS, type Relationship } from '../enumerations.ts'
import { personPlaces } from '../people/places.ts'
import type { QuestionPlace } from '../question-of.ts'
import { namedInTitle } from '../real-estate.ts'
import type { TrustRecord } from '../record.ts'
import { type NamedSpouse, spouseOf, spousesIn } from '../spouse.ts'
import { entriesThatCount, isMinor, saysUnmarried } from '../who-may-serve.ts'
import { assetPlaces, beneficiaryPlace, beneficiaryPlaces, type Finding, placesOf, type Rule } from './finding.ts'

const spousePlace = ({ name, field, entryId }: NamedSpouse): QuestionPlace[] =>
  entryId === undefined ? placesOf(field) : [beneficiaryPlace({ id: entryId, name })]

function severalWords(spouses: readonly NamedSpouse[]): Message {
  const [{ name: first, field } = { name: '', field: '' }, ...others] = spouses
  if (spouses.length > 3) return message('{count} people are named as the grantor’s spouse.', { count: spouses.length })
  if (field === 'spouseName' && others.every(({ entryId }) => entryId !== undefined))
    return message(
      '{count, plural, one {{names} is} other {{names} are}} listed as the grantor’s spouse; the grantor’s step names {first}.',
      { count: others.length, names: listOf(others.map(({ name }) => name)), first },
    )
  return message('{names} are each named as the grantor’s spouse.', { names: listOf(spouses.map(({ name }) => name)) })
}

export const severalSpouses: Rule = (trust) => {
  const spouses = spousesIn(trust)
  const shown = spouses.slice(0, 3)
  return spouses.length > 1
    ? [
        {
          id: 'several-spouses',
          kind: 'differs',
          text: severalWords(spouses),
          consequence: spouses.some(({ entryId }) => entryId !== undefined)
            ? 'For a new beneficiary, the form shows Spouse until another relationship is chosen. The will prints one spouse’s name or leaves it to be filled in by hand.'
            : 'The will prints one spouse’s name or leaves it to be filled in by hand.',
          documents: ['schedule-a', 'pour-over-will'],
          places: shown.flatMap(spousePlace),
        },
      ]
    : []
}

/** The grantor's step, where it says that the grantor is not married, beside those who are named as the spouse. */
export const spouseOfUnmarried: Rule = (trust) => {
  const spouses = spousesIn(trust)
  const { maritalStatus } = trust
  return maritalStatus && saysUnmarried(trust) && spouses.length > 0
    ? [
        {
          id: 'spouse-of-unmarried',
          kind: 'differs',
          text: message('The grantor’s marital status is {status}, and {names} is named as the grantor’s spouse.', {
            status: message(MARITAL_STATUSES[maritalStatus]),
            names: spouses[0]?.name ?? '',
          }),
          consequence:
            'The will leaves the marital status to be filled in by hand, and the assignment has a place for a spouse to sign.',
          documents: ['pour-over-will', 'assignment-of-assets'],
          places: [
            ...placesOf('maritalStatus'),
            // Where the status says that there is none, the step does not ask for the spouse's name.
            ...spouses
              .slice(0, 1)
              .filter(({ field }) => field !== 'spouseName')
              .flatMap(spousePlace),
          ],
        },
      ]
    : []
}

/** The will names one spouse, and only if the testator is the grantor. */
export const spouseLeftBlank: Rule = (trust) => {
  const [spouse, ...others] = spousesIn(trust)
  if (!spouse || others.length > 0 || isBlank(trust.testatorName) || saysUnmarried(trust)) return []
  const printed = spouseOf(trust) && sameName(trust.testatorName, trust.grantorName)
  return printed
    ? []
    : [
        {
          id: 'spouse-left-blank',
          kind: 'differs',
          text: message('{name} is named as the grantor’s spouse, but the will leaves the spouse’s name blank.', {
            name: spouse.name,
          }),
          consequence:
            'The will takes the spouse from the grantor’s step or the list of beneficiaries, and only if the testator is the grantor.',
          documents: ['pour-over-will'],
          places: [...spousePlace(spouse), ...placesOf('testatorName')],
        },
      ]
}

/** Not `Church` or `Parish` by itself, which are last names as well. */
const ORGANIZATION =
  /\b(?:foundation|library|museum|university|college|school|hospital|hospice|society|association|institute|charity|conservancy|ministries|diocese|church of|(?:baptist|catholic|community|episcopal|lutheran|methodist|presbyterian) church|inc|llc)\b/i

/** The user's own words, or those of a choice. */
const relationOf = (relation: string): Message | string =>
  relation in RELATIONSHIPS ? message(RELATIONSHIPS[relation as Relationship]) : relation

/** What speaks against it that this entry is the grantor's spouse; nothing else would show a slip. */
function against(entry: Beneficiary, trust: TrustRecord, today: CalendarDate): Message | undefined {
  const { id, name, birthYear } = entry
  if (ORGANIZATION.test(name)) return message('the name looks like that of an organization')
  if (birthYear !== undefined && isMinor(entry, today))
    return message('the birth year is {year}', { year: String(birthYear) })
  const places = personPlaces(trust)
  const person = places.find((place) => place.id === `beneficiaries/${id}`)?.person
  const other = places.find(
    ({ person: same, relation }) =>
      same === person && relation && ![undefined, 'spouse'].includes(relationshipIn(relation)),
  )?.relation
  return other ? message('another answer says “{relation}”', { relation: relationOf(other) }) : undefined
}

/** Spouse is what the form begins with: an entry that is none is likely to be one that nobody changed. */
export const listedAsSpouse: Rule = (trust, today) => {
  const [spouse, ...others] = spousesIn(trust)
  const entry = trust.beneficiaries?.find(({ id }) => id === spouse?.entryId)
  const reason = entry && others.length === 0 ? against(entry, trust, today) : undefined
  return entry && reason
    ? [
        {
          id: 'listed-as-spouse',
          kind: 'doubtful',
          text: message('{name} is listed as the grantor’s spouse; {reason}.', { name: entry.name, reason }),
          consequence:
            'For a new beneficiary, the form shows Spouse until another relationship is chosen. Schedule A prints the relationship, and the will prints the spouse’s name.',
          documents: ['schedule-a', 'pour-over-will'],
          places: [beneficiaryPlace(entry)],
        },
      ]
    : []
}

function words(people: readonly Beneficiary[], assets: readonly Asset[]): Message {
  const count = people.length
  const names = listOf(people.map(({ name }) => name))
  // A reader has no links that name them.
  return assets.length <= 5
    ? message(
        '{count, plural, one {{names} is a beneficiary} other {{names} are beneficiaries}}, and the assignment has a place to give up an interest in {asset}.',
        { count, names, asset: listOf(assets.map(({ name }) => name)) },
      )
    : message(
        '{count, plural, one {{names} is a beneficiary} other {{names} are beneficiaries}}, and the assignment has a place to give up an interest in each of {assets} assets.',
        { count, names, assets: assets.length },
      )
}

/** A co-owner's own part is held in a fund of which the co-owner is settlor, and settlors receive nothing of theirs. */
export const joiningBeneficiary: Rule = (trust) => {
  const beneficiaries = entriesThatCount(trust)
  const assets = (trust.assets ?? []).filter((asset) => asset.ownership !== 'sole' && !passesByDesignation(asset))
  const spouses = new Set(spousesIn(trust).map(({ name }) => nameKey(name)))
  // The answers seldom say who the co-owner is.
  const mayJoin = ({ name }: Beneficiary, asset: Asset) =>
    namedInTitle(asset, name) || (asset.ownership !== 'tenants_in_common' && spouses.has(nameKey(name)))
  const pairs = beneficiaries
    .filter((one) => !isBlank(one.name) && one.relationship !== 'charity')
    .flatMap((one) => assets.filter((asset) => mayJoin(one, asset)).map((asset) => ({ one, asset })))
  const people = beneficiaries.filter(({ id }) => pairs.some(({ one }) => one.id === id))
  const shared = assets.filter(({ id }) => pairs.some(({ asset }) => asset.id === id))
  return pairs.length > 0
    ? [
        {
          id: 'joining-beneficiary',
          kind: 'law',
          text: words(people, shared),
          consequence:
            'The interest that a co-owner or spouse assigns becomes a separate fund. He or she receives nothing from that fund, even as a beneficiary. Nobody is required to join, and each should consult his or her own attorney before signing.',
          source: 'Assignment of Assets, Article 6; Irrevocable Trust Agreement, Article 2',
          documents: ['assignment-of-assets'],
          places: [...assetPlaces(shared), ...beneficiaryPlaces(people)],
        },
      ]
    : []
}

/** The same for one reader of the answers, by name. */
export const joiningAs = (name: string, trust: TrustRecord): Finding | undefined =>
  joiningBeneficiary(
    { ...trust, beneficiaries: (trust.beneficiaries ?? []).filter((one) => sameName(one.name, name)) },
    '',
  )[0]
