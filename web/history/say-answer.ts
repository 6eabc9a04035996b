import { entryFields, marks, sections } from '#domain/trust/questions/fields.ts'
import { TERMINATION_CHOICES } from '#domain/trust/termination.ts'
import { say } from '#web/spanish/say.ts'

const fields = [...sections.flatMap((section) => section.fields), ...marks, ...Object.values(entryFields).flat()]
const fieldAt = new Map(fields.toReversed().map((field) => [field.path, field]))
const endings = new Set<string>(Object.values(TERMINATION_CHOICES))

/** Whether the words of an answer are the product's own, and not the user's. */
function isChosen(path: string, value: string): boolean {
  const [, , inEntry] = path.split('/')
  const field = fieldAt.get(inEntry ?? path)
  switch (field?.reading) {
    case 'ssn':
    case 'dashed-ssn':
    case 'standing':
    case 'check':
    case 'instant':
    case 'date':
      return true
    case 'termination':
      return endings.has(value)
    default:
      return Object.values(field?.choices ?? {}).includes(value)
  }
}

/** An answer as it is shown: a choice, a date or a yes in the language that is on, the user's own words as they are. */
export const sayAnswer = (path: string, value: string): string => (isChosen(path, value) ? say(value) : value)
