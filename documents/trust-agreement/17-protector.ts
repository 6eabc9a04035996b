import { article, fill, item, lead, p, section } from '../compose.ts'
import type { Block } from '../model.ts'
import { ACTING_BENEFICIARIES } from '../wording/who-decides.ts'

export function protector(): Block[] {
  return [
    article('TRUST PROTECTOR (OPTIONAL)'),
    section('Appointment of a trust protector'),
    p`The provisions of this Article concerning a trust protector confer no power until a trust protector has been named and has accepted in writing. The line below may be completed before this Agreement is signed. After that, a trust protector may be appointed only by a written instrument signed by an Independent Trustee or by a majority of ${ACTING_BENEFICIARIES}, and never by the Grantor.`,
    fill('Trust protector (leave blank if none)'),
    section('Who may serve'),
    p`A trust protector shall be disinterested. None of the following may serve: the Grantor, a Beneficiary, a trustee, or a person related or subordinate to any of them within the meaning of section 672(c) of the Code.`,
    section('Powers'),
    lead`A trust protector in office may, by signed instrument delivered to the Trustee (W.S. 4-10-710):`,
    item`remove a trustee and appoint an Independent Trustee in that trustee’s place;`,
    item`amend the administrative or tax provisions of this Agreement to respond to a change in the law or to take advantage of the law of perpetuities;`,
    item`change the principal place of administration to the extent that the Trustee could do so under Article 20; and`,
    item`approve the Trustee’s accounts.`,
    section('Limits'),
    p`A trust protector shall not exercise a power so as to confer an interest on the Grantor, the trust protector, or the estate or creditors of either, add a Beneficiary, change who takes or in what shares, or weaken Article 3 or 10.`,
    section('Duty and vacancy'),
    p`A trust protector is a fiduciary to the extent of these powers (W.S. 4-10-711). A trust protector may resign by 30 days’ written notice to the Trustee. While the office is vacant, no one may exercise these powers. A vacancy may be filled in the same manner as the first appointment after signing.`,
    section('Investment advisor'),
    p`Whether or not a trust protector serves, the Trustee and the qualified beneficiaries may, by signed instrument, appoint an investment advisor under W.S. 4-10-712, who is a fiduciary as to the powers conferred. The Grantor shall not be the investment advisor. An investment advisor has no power over distributions.`,
  ]
}
