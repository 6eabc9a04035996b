import { article, p, section } from '../compose.ts'
import type { Block } from '../model.ts'

export function general(): Block[] {
  return [
    article('GENERAL PROVISIONS'),
    section('Other persons'),
    p`Except as this will provides, I make no gift in it to any person, whether or not related to me and whether born before or after I sign it. Those who benefit from the Trust benefit on its terms.`,
    section('Governing law and advice'),
    p`The law of Wyoming governs this will. If a provision is invalid, the others remain in force. I have read this will and have had the opportunity to consult an attorney of my own choice. It was prepared with an online service that is not a law firm and has given no legal advice.`,
  ]
}
