import { isBlank, nameKey, sameName } from '../../formats/names.ts'
import { listOf, type Message, message } from '../../message.ts'
import { passesByDesignation } from '../by-designation.ts'
import type { Asset, Beneficiary } from '../entries.ts'
import { isGrantorsEntry } from '../grantors-entry.ts'
import type { TrustRecord } from '../record.ts'
import { spousesIn } from '../spouse.ts'
import { namedInTitle } from '../title-held.ts'
import { assetPlaces, beneficiaryPlaces, type Finding, type Rule } from './finding.ts'

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
  const { beneficiaries = [] } = trust
  const assets = (trust.assets ?? []).filter((asset) => asset.ownership !== 'sole' && !passesByDesignation(asset))
  const spouses = new Set(spousesIn(trust).map(({ name }) => nameKey(name)))
  // The answers seldom say who the co-owner is.
  const mayJoin = ({ name }: Beneficiary, asset: Asset) =>
    namedInTitle(asset, name) || (asset.ownership !== 'tenants_in_common' && spouses.has(nameKey(name)))
  const pairs = beneficiaries
    .filter((one) => !isBlank(one.name) && one.relationship !== 'charity' && !isGrantorsEntry(one, trust))
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
            'A co-owner or spouse who assigns his or her own interest, and is also a beneficiary, receives nothing from the separate fund that it becomes. Nobody is required to join, and each should consult his or her own attorney before signing.',
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
