import { article, p, section } from '../compose.ts'
import type { Block } from '../model.ts'

export function debtsAndTaxes(): Block[] {
  return [
    article('DEBTS, EXPENSES AND TAXES'),
    section('Debts and expenses'),
    p`My executor shall pay from my residuary estate my debts that are legally enforceable, the expenses of my last illness and funeral, and the expenses of administering my estate. No debt that is secured on property need be paid off because of this Article; a gift of such property passes subject to the debt (W.S. 2-6-111).`,
    section('Taxes'),
    p`Estate and inheritance taxes on property that passes under this will are paid from my residuary estate. Such taxes on other property are borne by those who receive it, as far as the law allows. Nothing in this will charges a debt, an expense or a tax to property that the Trustee named in Article 4 already holds.`,
  ]
}

export function tangibleProperty(): Block[] {
  return [
    article('TANGIBLE PERSONAL PROPERTY'),
    section('Written list and other items'),
    p`I may leave a list, signed and dated by me, that gives items of tangible personal property to the persons named on it (W.S. 2-6-124). If I leave more than one list, the latest prevails where they differ. A gift on a list lapses if the person does not survive me. Tangible personal property that is on no list is part of my residuary estate.`,
  ]
}
