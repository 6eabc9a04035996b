import { article, p, section } from '../compose.ts'
import type { Block } from '../model.ts'
import { SCHEDULE_A, SCHEDULE_B } from '../wording/parties.ts'

export function general(): Block[] {
  return [
    article('GENERAL PROVISIONS'),
    section('Entire agreement'),
    p`This Agreement, with ${SCHEDULE_A} and ${SCHEDULE_B}, states all the terms of the Trust.`,
    section('Severability'),
    p`If a provision is invalid or cannot be carried out, the other provisions remain in effect and shall be construed to carry out the purpose of the Trust.`,
    section('Persons who deal with the Trustee'),
    p`A person, other than the Grantor, who deals with the Trustee in good faith may rely on a certification of trust under W.S. 4-10-1014 and is not required to inquire whether the Trustee is acting properly or whether the consideration is adequate, or to see to the application of money paid to the Trustee.`,
    section('Notices'),
    p`A notice under this Agreement shall be in writing and shall be delivered by hand, by mail or courier to the last known address, or by electronic means to an address that the recipient has given for that purpose.`,
    section('Copies and originals'),
    p`This Agreement may be signed in counterparts, which together are one instrument. To the extent the law permits, a copy of a signed original has the same effect as the original.`,
    section('Advice'),
    p`Each person who signs has read this Agreement and has had the opportunity to consult an attorney and a tax adviser of that person’s choice. This Agreement was prepared with an online service that is not a law firm, has given no legal or tax advice, and is not a party to this Agreement.`,
  ]
}
