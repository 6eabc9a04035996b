import { article, fill, item, lead } from '../compose.ts'
import type { Block } from '../model.ts'

export function excluded(): Block[] {
  return [
    article('PROPERTY THAT IS NOT ASSIGNED'),
    lead`The following is not assigned, even if this Assignment lists it:`,
    item`individual retirement accounts, 401(k) and other qualified retirement plans, and health savings accounts;`,
    item`property that the law or a contract does not allow to be assigned, until the consent it needs is given;`,
    item`what is written on this line.`,
    fill('Other property that is not assigned (if none, write “none”)'),
  ]
}
