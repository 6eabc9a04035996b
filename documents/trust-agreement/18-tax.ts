import { article, note, p, section } from '../compose.ts'
import type { Facts } from '../facts.ts'
import type { Block } from '../model.ts'

function spouseNote(facts: Facts): Block[] {
  return facts.beneficiaries.some(({ relationship }) => relationship === 'spouse')
    ? [
        note`A Beneficiary on the schedule is described as the Grantor’s spouse. Where income may be distributed to a grantor’s spouse, the grantor is usually taxed on that income. A tax adviser should confirm how this applies.`,
      ]
    : []
}

export function tax(facts: Facts): Block[] {
  return [
    article('TAX PROVISIONS'),
    section('Intent'),
    p`The Grantor, ${facts.grantor.name}, intends that each transfer to the Trust be a completed gift for federal gift tax purposes, and that no trust property be included in the Grantor’s gross estate for federal estate tax purposes. This Agreement shall be read to carry out this intent, and a power that would defeat it may not be used.`,
    section('Returns'),
    p`The Grantor is responsible for any federal gift tax return (Form 709) for a transfer to the Trust, and the Trustee for the income tax returns of the Trust. This Agreement gives no Beneficiary a right to withdraw a contribution. Whether a contribution is a gift of a present interest depends on Article 5.`,
    section('Generation-skipping transfer tax'),
    p`The Trustee may divide a trust so that each separate trust has one inclusion ratio for the federal generation-skipping transfer tax, keep property of different ratios apart, and make distributions from one rather than another. An allocation of the Grantor’s exemption from that tax is a matter for the Grantor’s gift tax return. Property that comes from the Grantor’s will or from another person may be held as a separate trust on the same terms.`,
    section('Income tax'),
    p`The Trust is taxed as a separate taxpayer except as far as the Code treats the Grantor as its owner. The Trustee need not reimburse the Grantor for income tax and shall not do so unless an Independent Trustee decides that the law allows it without giving the Grantor an interest in the Trust.`,
    ...spouseNote(facts),
    section('Allocation of taxes'),
    p`A tax on a distribution or on a termination of an interest is charged to the property that causes it. No tax of the Grantor’s estate shall be paid from the trust property unless the law requires it.`,
    section('No promise of a result'),
    p`Nothing in this Agreement promises a tax result. Property given to the Trust generally keeps the Grantor’s basis for income tax. Other states may tax the Trust because of where the Grantor, a trustee or a Beneficiary lives.`,
  ]
}
