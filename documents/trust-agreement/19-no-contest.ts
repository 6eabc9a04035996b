import { article, item, lead, p, section } from '../compose.ts'
import type { Block } from '../model.ts'

export function noContest(): Block[] {
  return [
    article('NO CONTEST'),
    section('Contest of validity'),
    p`A Beneficiary who commences a judicial proceeding to have this Agreement, or a transfer of property to the Trust, declared invalid, and who does not prevail, forfeits every interest in the Trust. The forfeited interest passes under Article 9 as if the Beneficiary had died, or in the case of a charity had ceased to exist, on the date on which the proceeding was commenced.`,
    section('Acts that are not a contest'),
    lead`The following do not constitute a contest or cause a forfeiture:`,
    item`asking a court to construe this Agreement or to instruct the Trustee;`,
    item`requesting information, a report or an accounting;`,
    item`alleging a breach of trust, or seeking the removal of a trustee or the review of a fee;`,
    item`joining in a nonjudicial settlement agreement, or seeking a modification that the Act allows; and`,
    item`giving truthful testimony, or responding to a proceeding that another person has commenced.`,
    section('Others not affected'),
    p`A contest causes a forfeiture only of the interest of the Beneficiary who brings it. A contest brought by a parent or other representative causes no forfeiture of the interest of a minor, an Incapacitated person or a person not yet born, and the descendants of a Beneficiary who forfeits an interest take in that Beneficiary’s place as Article 9 provides.`,
  ]
}
