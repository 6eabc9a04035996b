import { sameName } from '#domain/formats/same-name.ts'
import { stateOf } from '#domain/formats/us-state.ts'
import { termsOf } from '#domain/trust/overview/terms.ts'
import { article, own, p, say, section } from '../compose.ts'
import type { Facts } from '../facts.ts'
import type { Block } from '../model.ts'

const EXCEPT_IN_TRUST = say`Except as Articles 3 and 4 provide, I intentionally make no gift or other provision in this will for any child of mine, whether named in this will or not, and whether born or adopted before or after I sign it. A child of mine who is a beneficiary of the Trust benefits under its terms`

/** The trust and the will treat children born or adopted later alike, where the testator is the trust's grantor. */
function children({ trust, afterbornShare }: Facts): Block[] {
  if (!sameName(trust.testatorName, trust.grantorName)) return []
  return [
    section('Children'),
    afterbornShare
      ? p`${EXCEPT_IN_TRUST}, and a child who is born to me after the date of the Trust, or whom I legally adopt after that date and before the child is 18 years old, benefits as the Trust provides.`
      : p`${EXCEPT_IN_TRUST}. For a child who is born to me, or legally adopted by me, after the date of the Trust, I intentionally make no provision in this will or in the Trust, except ${own(termsOf(trust).ownWords ? 'as my direction in the Trust expressly provides and except ' : '')}that I do not exclude that child from the heirs who take if every other gift fails, or from the descendants and heirs who take in default under the Trust.`,
  ]
}

const ELSEWHERE = say`law of Wyoming governs the interpretation of this will to the extent the law of my domicile permits. I understand that the law of my domicile may govern the validity of this will, the rights of a surviving spouse and of children, the appointment of the executor and the proof of this will.`

function law(testatorAddress: string | undefined): Block {
  const state = stateOf(testatorAddress)
  if (state === 'Wyoming') return p`The law of Wyoming governs this will.`
  return state === undefined
    ? p`If I am domiciled in Wyoming, the law of Wyoming governs this will. If I am not, the ${ELSEWHERE}`
    : p`I am domiciled outside Wyoming. The ${ELSEWHERE}`
}

export function general(facts: Facts): Block[] {
  return [
    article('GENERAL PROVISIONS'),
    ...children(facts),
    section('Other persons'),
    p`Except as this will provides, I make no gift in this will to any person, whether or not related to me. The beneficiaries of the Trust benefit under its terms.`,
    section('Governing law and advice'),
    law(facts.trust.testatorAddress),
    p`If a provision of this will is invalid, the other provisions remain in effect. I have read this will and have had the opportunity to consult an attorney of my choice. This will was prepared with an online service that is not a law firm and has given no legal advice.`,
  ]
}
