import { termsOf } from '#domain/trust/overview/terms.ts'
import { article, note, own, p, section } from '../compose.ts'
import type { Facts } from '../facts.ts'
import type { Block } from '../model.ts'

function spouseNote(facts: Facts): Block[] {
  return facts.beneficiaries.some(({ relationship }) => relationship === 'spouse')
    ? [
        note`Schedule A - Beneficiary Schedule describes a Beneficiary as the Grantor’s spouse. If income may be distributed to a grantor’s spouse, the grantor is usually taxed on that income. A tax adviser should confirm how this applies.`,
      ]
    : []
}

export function tax(facts: Facts): Block[] {
  return [
    article('TAX PROVISIONS'),
    section('Intent'),
    p`The Grantor, ${facts.grantor.name}, intends that each transfer to the Trust be a completed gift for federal gift tax purposes, and that no trust property be included in the Grantor’s gross estate for federal estate tax purposes. This Agreement shall be construed to carry out this intent, and a power that would defeat it shall not be exercised.`,
    section('Returns'),
    p`The Grantor is responsible for any federal gift tax return (Form 709) for a transfer to the Trust. The Trustee is responsible for the income tax returns of the Trust. This Agreement gives no Beneficiary a right to withdraw a contribution. Whether a contribution is a gift of a present interest depends on Article 5.`,
    section('Generation-skipping transfer tax'),
    p`The Trustee may divide a trust so that each separate trust has a single inclusion ratio for the federal generation-skipping transfer tax, may hold property of different ratios separately, and may make distributions from one separate trust rather than another. The Grantor’s exemption from that tax is allocated on the Grantor’s gift tax return unless the law allocates it automatically. Property received under the Grantor’s will may be held as a separate trust on the same terms.${own(termsOf(facts.trust).generations ? ' A distribution to a grandchild or more remote descendant of the Grantor, or the death of a child of the Grantor, may be an event to which that tax applies.' : '')}`,
    section('Income tax'),
    p`The Trust is a separate taxpayer except to the extent that the Code treats the Grantor as its owner. The Trustee shall not reimburse the Grantor for income tax on the income of the Trust.`,
    ...spouseNote(facts),
    section('Allocation of taxes'),
    p`A tax on a distribution or on the termination of an interest shall be charged to the property that gives rise to it. No tax of the Grantor’s estate shall be paid from the trust property unless the law requires it.`,
    section('No promise of a result'),
    p`This Agreement does not promise any tax result. Property given to the Trust generally retains the Grantor’s basis for income tax purposes. Another state or country may tax the Trust because the Grantor, a trustee or a Beneficiary resides there.`,
  ]
}
