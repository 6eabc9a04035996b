import { sameName } from '#domain/formats/same-name.ts'
import { article, note, p } from '../compose.ts'
import type { Facts } from '../facts.ts'
import type { Block } from '../model.ts'
import { SCHEDULE_A } from '../wording/parties.ts'
import { successorBarred, successorOrder } from '../wording/successors.ts'

/** What stands in the way of the person named as successor, by the names alone: they may be two people. */
function obstacles(facts: Facts): Block[] {
  const barred = successorBarred(facts)
  if (barred === 'grantor')
    return [
      p`The Grantor may not be a successor trustee (Article 12 of the Trust Agreement). The successor trustee is the person, if any, whose name is written in that Article.`,
    ]
  if (barred === 'minor')
    return [
      note`${SCHEDULE_A} shows that ${facts.backup} was a minor when the Trust Agreement was prepared. A minor may not serve as trustee (Article 12 of the Trust Agreement). While that person is a minor, the next person in the order serves.`,
    ]
  const named = facts.trust.backupTrusteeName
  const only = facts.beneficiaries.length === 1 ? facts.beneficiaries[0] : undefined
  return [
    ...(facts.trustees.some(({ name }) => sameName(named, name.text))
      ? [
          note`The successor trustee named above bears the name of an initial trustee. Unless the person named is another person of the same name, the next person in the order serves when that trustee ceases to serve.`,
        ]
      : []),
    ...(sameName(named, only?.name)
      ? [
          note`The successor trustee named above bears the name of the only Beneficiary. The same person may not be the only trustee and the only Beneficiary (W.S. 4-10-403). Article 12 of the Trust Agreement requires that an Independent Trustee be appointed first.`,
        ]
      : []),
  ]
}

export function successors(facts: Facts): Block[] {
  return [
    article('SUCCESSOR TRUSTEES'),
    ...successorOrder(facts),
    ...obstacles(facts),
    p`A successor trustee is not a co-trustee, unless appointed as one under Article 12 of the Trust Agreement. A person does not become trustee by being named in this Article. A successor has no power and no duty until the office has passed to that person and that person has accepted it. A remaining co-trustee may serve alone unless the Trust Agreement requires another trustee.`,
    p`A trustee who is the Grantor’s spouse ceases to serve, and a person who was the Grantor’s spouse when named as successor trustee shall not serve, once the marriage to the Grantor has ended by divorce or annulment.`,
    p`A trustee who ceases to serve shall promptly deliver the trust property and records to the successor trustee (W.S. 4-10-707).`,
  ]
}
