import { longDate } from '../../formats/calendar-date.ts'
import { dollars } from '../../formats/money.ts'
import { percent } from '../../formats/percent.ts'
import { shownSsn } from '../../formats/social-security-number.ts'
import { TERMINATION_CHOICES, terminationChoice } from '../termination.ts'
import type { Field } from './field.ts'

/**
 * A stored value as it is shown: choices in their words, dates long, dollars and shares with their signs, social
 * security numbers masked. `undefined` where nothing was answered.
 */
export function readAnswer(
  { reading, choices }: Pick<Field, 'reading' | 'choices'>,
  value: unknown,
): string | undefined {
  // A beneficiary is primary unless said otherwise.
  if (reading === 'standing') return value === false ? 'Contingent' : 'Primary'
  if (value === undefined || value === null) return undefined
  const text = String(value).trim()
  if (text === '') return undefined
  switch (reading) {
    case 'check':
      return value === true ? 'Yes' : 'No'
    case 'instant':
      return 'Yes'
    case 'date':
      return longDate(text)
    case 'ssn':
    case 'dashed-ssn':
      return shownSsn(text)
    case 'money':
      return dollars(text)
    case 'percent':
      return percent(Number(text))
    case 'termination':
      return terminationWords(text)
    default:
      return choices?.[text] ?? text
  }
}

function terminationWords(terminationEvent: string): string {
  const choice = terminationChoice({ terminationEvent })
  return choice === 'own' ? terminationEvent : TERMINATION_CHOICES[choice]
}
