import { article, fill, p, section } from '../compose.ts'
import type { Facts } from '../facts.ts'
import type { Block } from '../model.ts'
import { notInsolvent } from '../wording/solvency.ts'

export function terms(facts: Facts): Block[] {
  return [
    article('STATEMENTS AND UNDERTAKINGS'),
    section('Solvency'),
    notInsolvent(facts),
    p`W.S. 34-14-205 and 34-14-206 let creditors set aside a transfer of which this is not true. Claims, court actions and proceedings against the Grantor that are pending or threatened are listed here.`,
    fill('Pending or threatened claims (if none, write “none”)'),
    section('Right to assign'),
    p`The Grantor states that the Grantor has the right to assign the property to the extent stated, and that it is free of liens and claims except those that this Assignment mentions, that are of record, or that the Trustee has been told of in writing. The Grantor gives no other warranty.`,
    section('Further assurance'),
    p`The Grantor shall sign, acknowledge and deliver the deeds, certificates of title, forms and other papers that are needed to vest the property in the Trustee, and until that is done holds it for the Trustee as far as the law allows. Money or property received for an assigned asset after the date beside the Grantor’s signature is handed to the Trustee.`,
    section('Values'),
    p`Values are the Grantor’s own figures, for information only. They are not appraisals, do not limit what passes, and are no price. The value of each asset on the date of its transfer should be recorded for the Grantor’s gift tax return.`,
    section('Governing law'),
    p`The law of Wyoming governs this Assignment, except as the law of the place where land lies must apply. It binds the Grantor’s heirs, executors and successors.`,
  ]
}
