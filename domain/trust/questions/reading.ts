import { dollars, percent, shownSsn } from '../../formats/numbers.ts'
import { type Message, message } from '../../message.ts'
import { stagesOf, stageWords } from '../distribution-ages.ts'
import { TERMINATION_CHOICES, terminationChoice } from '../termination.ts'
import type { Field } from './field.ts'

/** An answer as it is shown: the product's words as a message, what the user typed as a string. */
export type ShownAnswer = Message | string

/**
 * A stored value as it is shown: choices in their words, dates long, dollars and shares with their signs, social
 * security numbers masked. `undefined` where nothing was answered.
 */
export function readAnswer(
  { reading, choices }: Pick<Field, 'reading' | 'choices'>,
  value: unknown,
): ShownAnswer | undefined {
  // A beneficiary is primary unless said otherwise.
  if (reading === 'standing') return message(value === false ? 'Contingent' : 'Primary')
  if (value === undefined || value === null) return undefined
  const text = String(value).trim()
  if (text === '') return undefined
  switch (reading) {
    case 'check':
      return message(value === true ? 'Yes' : 'No')
    case 'instant':
      return message('Yes')
    case 'date':
      return message('{date, date, long}', { date: text })
    case 'ssn':
    case 'dashed-ssn':
      return shownSsn(text)
    case 'money':
      return dollars(text)
    case 'percent':
      return percent(Number(text))
    case 'stages':
      return stageWords(stagesOf({ distributionStages: text }))
    case 'termination':
      return terminationWords(text)
    default:
      return choices?.[text] ? message(choices[text]) : text
  }
}

function terminationWords(terminationEvent: string): ShownAnswer {
  const choice = terminationChoice({ terminationEvent })
  return choice === 'own' ? terminationEvent : message(TERMINATION_CHOICES[choice])
}
