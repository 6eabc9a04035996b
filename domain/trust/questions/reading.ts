import { dollars, percent, shownSsn } from '../../formats/numbers.ts'
import { type Message, message } from '../../message.ts'
import { isHolder } from '../differences.ts'
import { stagesOf, stageWords } from '../distribution-ages.ts'
import { TERMINATION_CHOICES, terminationChoice } from '../overview/terms.ts'
import type { Question } from '../steps/step.ts'

/** The value at a dotted path of a record or an entry. */
export function storedAt(holder: object, path: string): unknown {
  let value: unknown = holder
  for (const part of path.split('.')) {
    if (!isHolder(value)) return undefined
    value = value[part]
  }
  return value
}

/** How a stored value is put into words; `instant` is shown as done or not, since its day depends on where it is read. */
export type Reading = Question['kind'] | 'instant' | 'standing' | 'termination'

/** One field of the record, or of an entry of one of its lists. */
export interface Field {
  /** Dotted, within the record or the entry: `grantorName`, `certificateData.adminAddress`, `realEstateDetails.street`. */
  path: string
  /** The question's own short name. */
  label: string
  /** What it is called in a sentence, away from its page; of an entry, after the entry's name. */
  words: string
  reading: Reading
  choices?: Readonly<Record<string, string>>
  /** Set by the product, asked of nobody. */
  mark?: true
}

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
