import { RELATIONSHIPS, type Relationship } from '../trust/enumerations.ts'

/** The words by which files name a relationship to the grantor, beside the words of the questions. */
const WORDS: Readonly<Record<Relationship, string>> = {
  spouse: 'wife husband',
  child: 'children son daughter kid',
  grandchild: 'grandchildren grandson granddaughter grandkid',
  sibling: 'brother sister',
  parent: 'mother father mom dad',
  friend: 'friends',
  charity: 'charities nonprofit non-profit organization foundation church',
  // Of these the questions know none; an adopted child is a child, and a step-child is not one.
  other:
    'niece nephew cousin aunt uncle godchild godson goddaughter stepchild stepson stepdaughter grandparent grandmother grandfather partner relative kin family',
}

const plain = (text: string) =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[^\p{L}]/gu, '')

const known = new Map<string, Relationship>(
  (Object.keys(RELATIONSHIPS) as Relationship[]).flatMap((relationship) =>
    [relationship, RELATIONSHIPS[relationship], ...WORDS[relationship].split(' ')].map(
      (word) => [plain(word), relationship] as const,
    ),
  ),
)

/** The relationship to the grantor that a word names, without regard to case; `undefined` for a word that is not known. */
export function relationshipIn(text: string): Relationship | undefined {
  return known.get(plain(text))
}

/** What somebody is to me to whom I am this: of a parent I am the child. Only where it is certain. */
export const INVERSE: Readonly<Partial<Record<Relationship, Relationship>>> = {
  spouse: 'spouse',
  child: 'parent',
  parent: 'child',
  sibling: 'sibling',
  friend: 'friend',
}
