import { article, item, lead, p, section } from '../compose.ts'
import type { Block } from '../model.ts'

export function noContest(): Block[] {
  return [
    article('NO CONTEST'),
    section('Contest of validity'),
    p`A Beneficiary who files an action in court to have this Agreement, or a transfer of property to the Trust, declared invalid, and who does not succeed, loses every interest in the Trust. That interest then passes as if the Beneficiary had died before the date of this Agreement without descendants.`,
    section('What is not a contest'),
    lead`These acts are not a contest and cost no interest:`,
    item`asking a court how this Agreement is to be read or carried out;`,
    item`asking for information, a report or an accounting;`,
    item`claiming a breach of trust, or asking that a trustee be removed or that a fee be reviewed;`,
    item`taking part in a nonjudicial settlement agreement, or asking for a change that the Act allows;`,
    item`giving truthful evidence, or answering an action that another person has filed.`,
    section('Others not affected'),
    p`An act of a parent or other representative does not cost a minor, an Incapacitated person or a person not yet born an interest.`,
  ]
}
