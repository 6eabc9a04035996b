import { product } from '#domain/product.ts'
import type { Doc } from './model.ts'

// A trust name of thousands of characters in the running header filled page after page.
const MOST_CHARACTERS = 80

/** The line at the head of every page, at most 80 characters long. */
export function runningHeader({ header }: Doc): string {
  const characters = [...header]
  return characters.length <= MOST_CHARACTERS ? header : `${characters.slice(0, MOST_CHARACTERS - 1).join('')}…`
}

/** The line at the foot of every page of every document. */
export const NOT_A_LAW_FIRM = `Prepared with ${product.name} from its user’s answers. ${product.name} is not a law firm and gives no legal advice.`

/** What is on every page of a document of a family that does not exist. */
export const SAMPLE_MARK = 'Sample, not for signing'

/** The document of a family that does not exist, marked at the head and the foot of every page. */
export const asSample = (doc: Doc): Doc => ({
  ...doc,
  title: `Sample: ${doc.title}`,
  header: `${SAMPLE_MARK} | ${doc.header}`,
})
