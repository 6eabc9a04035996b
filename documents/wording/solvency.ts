import { p } from '../compose.ts'
import type { Facts } from '../facts.ts'
import type { Block } from '../model.ts'

/** The grantor's statement against W.S. 34-14-205 and 34-14-206, for every document that transfers property. */
export function notInsolvent(facts: Facts): Block {
  return p`The Grantor, ${facts.grantor.name}, states that the Grantor is not insolvent, is not rendered insolvent by the transfer, and does not make the transfer with intent to hinder, delay or defraud any creditor.`
}
