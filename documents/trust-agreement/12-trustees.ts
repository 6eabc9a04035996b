import { article, fill, fixed, leadNote, p, section, sentence, series } from '../compose.ts'
import type { DocumentValues } from '../document-values.ts'
import type { Block, Runs } from '../model.ts'
import {
  ACTING_BENEFICIARIES,
  requiresCoTrustee,
  SCHEDULE_A,
  successorBarred,
  successorOrder,
  trusteeNames,
} from '../wording/parties.ts'

const MINORS = fixed(
  'An individual shall not serve as trustee, Independent Trustee or trust protector while a minor or Incapacitated. ',
)

/** The grantor may name an officeholder by the act that makes the trust, and never after it. */
const complete = (lines = 1): Block =>
  lines > 1
    ? leadNote`Complete the lines before this Agreement is signed.`
    : leadNote`Complete the line before this Agreement is signed.`

/** Why a line stands where the answers name somebody. */
const shownAsMinors = (minors: readonly Runs[]): Block =>
  leadNote`${SCHEDULE_A} shows that ${series(minors)} ${fixed(minors.length > 1 ? 'were minors' : 'was a minor')} when this Agreement was prepared. A minor may not serve as trustee.`

function initial(facts: DocumentValues): Block[] {
  const { trustees, grantorServes } = facts
  const [office, line] = trustees.length > 1 ? ['co-trustee', 'Co-trustee'] : ['trustee', 'Trustee']
  const names = trusteeNames(facts, `below in this Article as ${office}`)
  const minors = trustees.flatMap(({ minor }) => (minor ? [minor] : []))
  const who = minors.length > 1 ? 'each of whom' : 'who'
  const other = fixed(minors.length > 0 ? `, ${who} shall be neither a minor nor the Grantor` : '')
  const limits = sentence`Article 14 limits the powers of a trustee who is a Beneficiary or the Grantor.`
  return [
    trustees.length > 1
      ? p`The initial co-trustees are ${names}${other}. ${limits}`
      : grantorServes
        ? p`The initial trustee is the Grantor, ${names}, subject to the limits stated in Article 14.`
        : p`The initial trustee is ${names}${other}.`,
    ...(minors.length > 0
      ? [
          shownAsMinors(minors),
          complete(minors.length),
          ...minors.map(() => fill(`${line}, full legal name and address`)),
        ]
      : []),
  ]
}

/** W.S. 4-10-403(a)(v) is not met on the day of signing: another has to serve from the beginning. */
function soleFromTheStart(facts: DocumentValues): Block[] {
  if (!requiresCoTrustee(facts)) return []
  return [
    p`Without a co-trustee, ${facts.trustees[0].name} would be both the only trustee and the only Beneficiary named on ${SCHEDULE_A} on the date of this Agreement. This Agreement takes effect only when the person whose name is written below, who shall be qualified to serve as Independent Trustee, has accepted the office of co-trustee.`,
    complete(),
    fill('Co-trustee, full legal name and address'),
  ]
}

/** Where the grantor serves, an Independent Trustee is needed from the beginning. */
function independentTrustee(facts: DocumentValues): Block[] {
  const appointed = facts.grantorServes
    ? sentence`the person named below before this Agreement is signed shall serve, if qualified. If none is named, or that person does not serve, one shall be appointed`
    : sentence`one shall be appointed`
  return [
    p`A trustee who has accepted and is qualified to serve as Independent Trustee shall make each decision that this Agreement reserves to an Independent Trustee. If no trustee who has accepted is qualified, ${appointed} in the order stated in this Article for successor trustees, passing over any person who is not qualified. The appointment may be made at any time, even if another trustee is serving. The other trustees shall not participate in a decision so reserved.${fixed(facts.grantorServes ? ' The Grantor shall not name or appoint an Independent Trustee after this Agreement is signed.' : '')}`,
    p`A person ${fixed(facts.grantorServes ? 'named or appointed' : 'appointed')} under this Section is a trustee only for the decisions that this Agreement reserves to an Independent Trustee and for the appointment of a trust protector under Article 17, and has no other duty or power. That person is not counted for purposes of the provisions of this Article on successor trustees, vacancies and co-trustees, does not hold title to trust property, and need not join in any other act. The other trustees shall act without that person in every other matter. When no other trustee is serving, the office shall be filled as if that person were not serving.`,
    ...(facts.grantorServes
      ? [complete(), fill('Independent Trustee, full legal name and address (if none, write “none”)')]
      : []),
  ]
}

/** The line for a successor where the answers name the grantor, or a minor. */
function successorByHand(facts: DocumentValues): Block[] {
  const barred = successorBarred(facts)
  if (!barred) return []
  return [
    ...(barred === 'minor' ? [shownAsMinors([facts.backup])] : []),
    complete(),
    fill('Successor trustee, full legal name and address (not the Grantor; if none, write “none”)'),
  ]
}

export function trustees(facts: DocumentValues): Block[] {
  return [
    article('TRUSTEES'),
    section('Initial trustee'),
    ...initial(facts),
    section('Acceptance'),
    p`A trustee accepts the office by signing this Agreement or another written acceptance. A person named as trustee may inspect or preserve trust property without accepting the office (W.S. 4-10-701). Acceptance extends to property only as it is delivered, or title to it passes, to the trustee.`,
    section('Successor trustees'),
    ...successorOrder(facts, true),
    ...successorByHand(facts),
    section('Vacancies'),
    p`A trustee ceases to serve upon death, resignation, removal or disqualification, upon becoming Incapacitated or, in the case of an organization, upon ceasing to exist. A remaining co-trustee may serve alone unless this Agreement requires another trustee. A vacancy does not terminate the Trust.`,
    p`A trustee who is the Grantor’s spouse ceases to serve, and a person who was the Grantor’s spouse when named as successor trustee shall not serve, once the marriage to the Grantor has ended by divorce or annulment.`,
    section('A trustee in Wyoming'),
    p`At all times at least one trustee shall be a resident of Wyoming, maintain a place of business in Wyoming, or administer the Trust in Wyoming. This requirement shall be met when this Agreement takes effect. If no trustee later meets it, the Trustee shall promptly move the administration to Wyoming, or a co-trustee who meets it shall be appointed in the order stated in this Article for successor trustees. For this purpose, a person named as successor trustee who meets the requirement may be appointed co-trustee even if another trustee is serving. The Grantor shall not participate in that appointment.`,
    section('Who may not serve'),
    facts.grantorServes
      ? p`${MINORS}The Grantor may serve only as an initial trustee, subject to Article 14. After ceasing to serve, the Grantor shall not serve as trustee again. The Grantor shall not serve as Independent Trustee, and shall not appoint, remove or replace a trustee or participate in doing so.`
      : p`${MINORS}The Grantor shall not serve as trustee. The Grantor shall not appoint, remove or replace a trustee or participate in doing so.`,
    section('Sole trustee and sole Beneficiary'),
    p`The same person shall not be both the only trustee and the only Beneficiary (W.S. 4-10-403). If that would otherwise occur, a co-trustee who is qualified to serve as Independent Trustee shall first be appointed in the order stated in this Article for successor trustees.`,
    ...soleFromTheStart(facts),
    section('Co-trustees'),
    p`Co-trustees who are unable to act unanimously may act by a majority of those serving. A co-trustee who does not participate in a decision, or who dissents in writing, is not liable for that decision, subject to the duty under W.S. 4-10-703 to prevent a serious breach of trust.`,
    section('Independent Trustee'),
    ...independentTrustee(facts),
    section('Resignation'),
    p`A trustee may resign by giving at least 30 days’ written notice to the qualified beneficiaries and the co-trustees, or with the approval of a court (W.S. 4-10-705).`,
    section('Removal'),
    p`Acting unanimously, ${ACTING_BENEFICIARIES} may remove a trustee by 30 days’ written notice if they appoint an Independent Trustee at the same time. A court may remove a trustee on the grounds stated in W.S. 4-10-706.`,
    section('Bank or trust company'),
    p`By accepting, a bank or trust company represents that it is chartered, authorized or otherwise permitted by law to act as trustee in Wyoming. It acts by its authorized officers and becomes trustee only when an authorized officer has signed this Agreement, another written acceptance or the company’s own form. It may charge fees under its published fee schedule as in effect from time to time. A company that succeeds to its trust business succeeds it as trustee.`,
    section('Change of trustee'),
    p`A former trustee shall promptly deliver the trust property and records to the successor trustee (W.S. 4-10-707). A successor trustee has all the powers of the initial trustee. A successor trustee is not liable for an act or omission of a former trustee and is not required to examine the accounts of a former trustee, except that a successor trustee who has actual knowledge of a breach of trust by a former trustee shall take reasonable steps to remedy it.`,
  ]
}
