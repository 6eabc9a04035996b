import { sameName } from '#domain/formats/names.ts'
import { item, lead, own, say } from '../compose.ts'
import type { Facts } from '../facts.ts'
import type { Block, Run } from '../model.ts'
import { ifAdult, namesMinor } from './named-persons.ts'

/** The beneficiaries who act for all where the agreement lets beneficiaries appoint or remove. */
export const ACTING_BENEFICIARIES = own(
  'the qualified beneficiaries who are charities or are adults who are not Incapacitated',
)

/** Why the person named as successor may not serve: Article 12 bars the grantor for good, and a minor until adulthood. */
export function successorBarred({ trust }: Facts): 'grantor' | 'minor' | undefined {
  if (sameName(trust.backupTrusteeName, trust.grantorName)) return 'grantor'
  return namesMinor(trust, 'backupTrusteeName') ? 'minor' : undefined
}

function backup({ trust, backup, backupAddress }: Facts): Run[] {
  const more = [...(backupAddress ? say`, of ${backupAddress}` : []), ...ifAdult(trust, 'backupTrusteeName')]
  return more.length > 0 ? say`${backup}${more},` : [backup]
}

/** Where the answer names somebody who may not serve, the agreement has a line for another person. */
function first(facts: Facts, agreement: boolean): Block[] {
  const barred = successorBarred(facts)
  return [
    ...(barred === 'grantor' ? [] : [item`by ${backup(facts)} as successor trustee;`]),
    ...(barred
      ? [
          agreement
            ? item`by the person whose name is written below before this Agreement is signed, as successor trustee;`
            : item`by the person, if any, whose name is written in Article 12 of the Trust Agreement, as successor trustee;`,
        ]
      : []),
  ]
}

/** Who fills the office of trustee, in which order; in the agreement itself and in what repeats it. */
export function successorOrder(facts: Facts, agreement = false): Block[] {
  return [
    lead`If no trustee is serving, the office shall be filled in the following order, passing over any person who is not qualified, is unable to serve or does not accept:`,
    ...first(facts, agreement),
    item`by a person qualified to serve as Independent Trustee and appointed in writing by a majority of ${ACTING_BENEFICIARIES};`,
    item`by a person appointed by unanimous agreement of the qualified beneficiaries as the Act provides; or`,
    item`by a person appointed by a court.`,
  ]
}
