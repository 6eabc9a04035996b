import { RELATIONSHIPS, type Relationship } from '../trust/enumerations.ts'

/** The words by which files name a relationship to the grantor, in English and in Spanish, beside the words of the questions. */
const WORDS: Readonly<Record<Relationship, string>> = {
  spouse: 'wife husband esposa esposo cónyuge marido mujer',
  child: 'children son daughter kid hijo hija hijos',
  grandchild: 'grandchildren grandson granddaughter grandkid nieto nieta nietos',
  sibling: 'brother sister hermano hermana hermanos',
  parent: 'mother father mom dad padre madre mamá papá',
  friend: 'friends amigo amiga amigos',
  charity:
    'charities nonprofit non-profit organization foundation church fundación iglesia organización-benéfica beneficencia organización asociación-benéfica caridad ong',
  // Of these the questions know none; an adopted child is a child, and a step-child is not one.
  other:
    'niece nephew cousin aunt uncle godchild godson goddaughter stepchild stepson stepdaughter grandparent grandmother grandfather partner relative kin family sobrino sobrina primo prima tío tía ahijado ahijada hijastro hijastra abuelo abuela pareja pariente familiar ex-spouse ex-husband ex-wife former-spouse ex-esposo ex-esposa ex-cónyuge ex-marido ex-mujer otro otra otros',
}

/** Without accents, which people leave out, and marks. */
const plain = (text: string) =>
  text
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^\p{L}]/gu, '')

const known = new Map<string, Relationship>(
  (Object.keys(RELATIONSHIPS) as Relationship[]).flatMap((relationship) =>
    [relationship, RELATIONSHIPS[relationship], ...WORDS[relationship].split(' ')].map(
      (word) => [plain(word), relationship] as const,
    ),
  ),
)

/** `hijo/a` and `hijo(a)`: the ending for a woman beside the word for a man. */
const BOTH = /(?<=\p{L})(?:\s*\/\s*-?(?:a|as|o|os)|\((?:a|as|o|os)\))\s*$/iu
/** Between the two words of `hijo o hija`. */
const OR = /\s*(?:\/|,|\b(?:or|o|u)\b)\s*/i

/** The relationship to the grantor that a word names, without regard to case; `undefined` for a word that is not known. */
export function relationshipIn(text: string): Relationship | undefined {
  const whole = known.get(plain(text)) ?? known.get(plain(text.replace(BOTH, '')))
  if (whole) return whole
  const [first, ...others] = text
    .slice(0, 80)
    .split(OR)
    .map((word) => known.get(plain(word)))
  return others.length > 0 && others.every((other) => other === first) ? first : undefined
}

/** What somebody is to me to whom I am this: of a parent I am the child. Only where it is certain. */
export const INVERSE: Readonly<Partial<Record<Relationship, Relationship>>> = {
  spouse: 'spouse',
  child: 'parent',
  parent: 'child',
  sibling: 'sibling',
  friend: 'friend',
}
