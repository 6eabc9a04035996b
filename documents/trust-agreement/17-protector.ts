import { article, fill, item, lead, p, section } from '../compose.ts'
import type { Block } from '../model.ts'

export function protector(): Block[] {
  return [
    article('TRUST PROTECTOR (OPTIONAL)'),
    section('Not in force until filled'),
    p`This Article has no effect until a trust protector has been named and has accepted in writing. The place below may be filled before this Agreement is signed. After that, a protector may be appointed only by a written instrument signed by an Independent Trustee, or by a majority of the adult qualified beneficiaries who are not Incapacitated, and never by the Grantor.`,
    fill('Trust protector (leave blank if none)'),
    section('Who may serve'),
    p`A trust protector shall be disinterested. The Grantor, a Beneficiary, a trustee, and a person related or subordinate to one of them within the meaning of section 672(c) of the Code may not serve.`,
    section('Powers'),
    lead`A trust protector in office may, by signed instrument delivered to the Trustee (W.S. 4-10-710):`,
    item`remove a trustee and appoint an Independent Trustee in its place;`,
    item`amend administrative or tax provisions of this Agreement to meet a change in the law, or to make better use of the law of perpetuities;`,
    item`change the principal place of administration where the Trustee could do so under Article 20;`,
    item`approve the Trustee’s accounts.`,
    section('Limits'),
    p`No power of the protector may be used to give the Grantor, the protector, or the estate or creditors of either an interest, to add a Beneficiary, to change who takes or in what shares, or to weaken Article 3 or 10.`,
    section('Duty and vacancy'),
    p`The protector is a fiduciary to the extent of these powers (W.S. 4-10-711). A protector may resign by 30 days’ written notice to the Trustee. If the office is vacant, this Article has no effect until it is filled again.`,
    section('Investment advisor'),
    p`The Trustee and the qualified beneficiaries may by signed instrument appoint an investment advisor under W.S. 4-10-712, who is then a fiduciary for the powers given. An investment advisor has no power over distributions.`,
  ]
}
