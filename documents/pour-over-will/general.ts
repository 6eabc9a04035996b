import { sameName } from '#domain/formats/same-name.ts'
import { stateOf } from '#domain/formats/us-state.ts'
import { article, p, section } from '../compose.ts'
import type { Facts } from '../facts.ts'
import type { Block } from '../model.ts'

/** The trust and the will treat children born or adopted later alike, where the testator is the trust's grantor. */
function children({ trust, afterbornShare }: Facts): Block[] {
  if (!sameName(trust.testatorName, trust.grantorName)) return []
  return [
    section('My children'),
    afterbornShare
      ? p`I make no direct gift in this will to my children. They benefit from the Trust on its terms, under which a child born to me or adopted by me after the date of the Trust shares with my other children. This is my provision for every child of mine, whether born or adopted before or after I sign this will.`
      : p`I make no direct gift in this will to my children. Those who are beneficiaries of the Trust benefit on its terms. I intentionally make no provision, in this will or in the Trust, for a child born to me or adopted by me after the date of the Trust.`,
  ]
}

function law(testatorAddress: string | undefined): Block[] {
  const state = stateOf(testatorAddress)
  const elsewhere =
    state === undefined || state === 'Wyoming'
      ? []
      : [
          p`I am domiciled outside Wyoming. The law of Wyoming governs the interpretation of this will to the extent the law of my domicile permits. I understand that the law of my domicile may govern the validity of this will, the rights of a surviving spouse and of children, the appointment of the executor and the proof of this will.`,
        ]
  return elsewhere.length > 0 ? elsewhere : [p`The law of Wyoming governs this will.`]
}

export function general(facts: Facts): Block[] {
  return [
    article('GENERAL PROVISIONS'),
    ...children(facts),
    section('Other persons'),
    p`Except as this will provides, I make no gift in this will to any person, whether or not related to me. The beneficiaries of the Trust benefit on its terms.`,
    section('Governing law and advice'),
    ...law(facts.trust.testatorAddress),
    p`If a provision of this will is invalid, the other provisions remain in effect. I have read this will and have had the opportunity to consult an attorney of my choice. This will was prepared with an online service that is not a law firm and has given no legal advice.`,
  ]
}
