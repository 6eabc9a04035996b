import { article, p, section } from '../compose.ts'
import type { Block } from '../model.ts'

export function debtsAndTaxes(): Block[] {
  return [
    article('DEBTS, EXPENSES AND TAXES'),
    section('Debts and expenses'),
    p`My executor shall pay from my residuary estate my legally enforceable debts, the expenses of my last illness and funeral, and the expenses of administering my estate. This Article does not require payment of a debt secured by property. A gift of that property passes subject to the debt (W.S. 2-6-111).`,
    section('Taxes'),
    p`My executor shall pay from my residuary estate the estate and inheritance taxes on property that passes under this will. To the extent the law permits, those taxes on property that passes outside this will, other than property held in the Trust described in Article 4 at my death, shall be borne by the recipients of that property. No debt, expense or tax shall be charged under this will to property so held, except a tax that the law itself charges to that property.`,
  ]
}

export function tangibleProperty(): Block[] {
  return [
    article('TANGIBLE PERSONAL PROPERTY'),
    section('Written list and other items'),
    p`I may leave a list, signed and dated by me, that disposes of items of tangible personal property (W.S. 2-6-124). If I leave more than one list, the most recent controls to the extent of any conflict. A gift on a list lapses if the recipient does not survive me. Tangible personal property not disposed of by a list is part of my residuary estate.`,
  ]
}
