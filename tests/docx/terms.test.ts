import { describe, expect, test } from 'vitest'
import { buildDocument, runsIn } from '#documents/build.ts'
import { documentValuesOf } from '#documents/document-values.ts'
import { type Block, type Doc, numbered, type Runs, runsOf, textOf } from '#documents/model.ts'
import { termsOf } from '#domain/trust/distribution-terms.ts'
import { type DocumentName, documentNames } from '#domain/trust/documents.ts'
import { TrustRecord } from '#domain/trust/record.ts'
import { NAMES } from './documents.ts'
import { generated, trusts } from './generated-families.ts'

const AGREEMENT = documentNames['trust-agreement']
/** Papers in which words mean what the agreement defines. */
const OF_THE_TRUST: readonly DocumentName[] = [
  'Certificate of Trust',
  'Trustee Appointment and Acceptance',
  'Schedule A - Beneficiary Schedule',
  'Assignment of Assets',
]

/** Stands where an answer of the family stands, so that only our own words are looked at. */
const ANSWER = '…'
const ownWords = (runs: Runs) =>
  runsOf(runs)
    .map(({ text, source, blank }) => (source || blank ? ANSWER : text))
    .join('')
    .replaceAll('\u00A0', ' ')

interface Passage {
  /** `ARTICLE 5.`, `5.1`, or a heading without number. */
  place: string
  text: string
}

function passagesOf(doc: Doc, kinds?: readonly Block['kind'][]): Passage[] {
  let place = ''
  return numbered(doc).flatMap(({ block, number }) => {
    if (block.kind === 'article' || block.kind === 'section' || block.kind === 'heading') place = number ?? block.text
    if (kinds && !kinds.includes(block.kind)) return []
    return runsIn(block).map((runs) => ({ place, text: ownWords(runs) }))
  })
}

/** Where a passage gives a quoted term its meaning: `(the “Trust”)`, `“Act” means`; not `“Act” has the meaning given in`. */
const DEFINITION =
  /“([A-Z][^”]*)”(?=\)| (?:of a person )?(?:means|describes|is|are)\b| has the meaning given in (?!Article)| and an? “| or “)/g
/** Points to a definition that stands elsewhere. */
const POINTER = /“([A-Z][^”]*)” has the meaning given in Article/g

const termsIn = (text: string, pattern: RegExp) => [...text.matchAll(pattern)].map(([, term = '']) => term)

/** Every form of a term: `Beneficiary`, `Beneficiaries`, `Beneficiary’s`. */
const formsOf = (term: string) =>
  new RegExp(
    `(?<![“\\w])${term.replace(/y$/, '(?:y|ies)').replace(/Child$/, 'Child(?:ren)?')}(?:s|’s|s’)?(?![\\w”-])`,
    'gi',
  )

/** What is wrong with the terms that a document defines. */
function errorsOfTerms(doc: Doc): string[] {
  const whole = passagesOf(doc)
    .map(({ text }) => text)
    .join('\n')
  const defined = termsIn(whole, DEFINITION)
  const pointed = termsIn(whole, POINTER)
  return [
    ...defined.flatMap((term, at) => (defined.indexOf(term) === at ? [] : [`“${term}” is defined twice`])),
    ...pointed.flatMap((term) => (defined.includes(term) ? [] : [`“${term}” points to no definition`])),
    ...[...new Set(defined)].flatMap((term) => (formsOf(term).test(whole) ? [] : [`“${term}” is not used`])),
  ]
}

/** Names of papers, laws and places, which no document defines. */
const NAMES_OF_THINGS = [
  ...['Schedule A - Beneficiary Schedule', 'Schedule B - Trust Property', AGREEMENT, ...OF_THE_TRUST],
  ...['Internal Revenue Code', 'Internal Revenue Service', 'Wyoming Statutes', 'State of Wyoming'],
  ...[
    'Wyoming Uniform Transfers to Minors Act',
    'United States',
    'Wyoming',
    'Article',
    'Section',
    'Form',
    'Schedule',
    'I',
    'April',
  ],
]

/** Capitalized words within a sentence, of the terms of the trust, that neither the paper nor the agreement defines. */
function errorsOfUse(trust: TrustRecord, name: DocumentName): string[] {
  const sentences = passagesOf(buildDocument(trust, name), ['paragraph', 'item'])
  const terms = [...new Set([AGREEMENT, name])].flatMap((paper) =>
    passagesOf(buildDocument(trust, paper)).flatMap(({ text }) => [
      ...termsIn(text, DEFINITION),
      ...termsIn(text, POINTER),
    ]),
  )
  // The longer first: a Primary Beneficiary is a Beneficiary besides.
  const known = [...NAMES_OF_THINGS, ...terms].toSorted((one, other) => other.length - one.length).map(formsOf)
  return sentences.flatMap(({ place, text }) => {
    const rest = known.reduce((left, form) => left.replace(form, '·'), text.replace(/“[^”]*”/g, '·'))
    const unknown = rest.match(/(?<=[a-z,;] )[A-Z][a-z]+(?: [A-Z][a-z]+)*/g) ?? []
    return unknown.map((words) => `${place} says ${words}`)
  })
}

/** `Article 5`, `Articles 12 and 20`, `Section 12.4` in a document's `places`; `Article 12 of that agreement` in the agreement's. */
function errorsOfReferences(passages: readonly Passage[], places: ReadonlySet<string>, agreement: ReadonlySet<string>) {
  const numbers = (text: string) => text.match(/\d+(?:\.\d+)?/g) ?? []
  return passages.flatMap(({ place, text }) => [
    ...[...text.matchAll(/\bArticles? ((?:\d+(?:, | and | or | to | through )?)+)( of that agreement)?/g)].flatMap(
      ([, list = '', there]) =>
        numbers(list).flatMap((number) =>
          (there ? agreement : places).has(`ARTICLE ${number}.`) ? [] : [`${place} names Article ${number}`],
        ),
    ),
    ...[...text.matchAll(/\bSections? (\d+\.\d+(?:(?:, | and | or | to | through )\d+\.\d+)*)/g)].flatMap(
      ([, list = '']) =>
        numbers(list).flatMap((number) => (places.has(number) ? [] : [`${place} names Section ${number}`])),
    ),
  ])
}

const placesIn = (doc: Doc) => new Set(numbered(doc).flatMap(({ number }) => number ?? []))

/** Each error once, with how many families show it. */
function counted(errors: readonly string[]): string[] {
  const times = Map.groupBy(errors, (error) => error)
  return [...times].map(([error, all]) => `${error} (${all.length} of ${trusts.length})`)
}

test('the generated families are records', () => {
  for (const trust of generated) expect(TrustRecord.safeParse(trust).error).toBeUndefined()
})

describe.each(NAMES)('%s, for every family', (name) => {
  test('defines each of its terms once, and uses it', () => {
    expect(counted(trusts.flatMap((trust) => errorsOfTerms(buildDocument(trust, name))))).toEqual([])
  })

  test('refers only to articles and sections that exist', () => {
    const errors = trusts.flatMap((trust) => {
      const own = buildDocument(trust, name)
      const agreement = placesIn(buildDocument(trust, AGREEMENT))
      const both = [...OF_THE_TRUST, 'EIN Application Instructions'].includes(name) ? agreement : []
      return errorsOfReferences(passagesOf(own), new Set([...placesIn(own), ...both]), agreement)
    })
    expect(counted(errors)).toEqual([])
  })
})

test.each([AGREEMENT, ...OF_THE_TRUST] as const)('%s capitalizes within a sentence only what is defined', (name) => {
  expect(counted(trusts.flatMap((trust) => errorsOfUse(trust, name)))).toEqual([])
})

test('the schedule of the agreement and the document of its own name the same people on the same terms', () => {
  const schedule = (trust: TrustRecord, name: DocumentName) =>
    passagesOf(buildDocument(trust, name))
      .filter(({ place, text }) => place.startsWith('SCHEDULE A') && !text.includes('identical copy'))
      .map(({ text }) => text)
  for (const trust of trusts) expect(schedule(trust, AGREEMENT)).toEqual(schedule(trust, documentNames['schedule-a']))
})

test('no paper of the trust is administered at an address that it knows to be outside Wyoming', () => {
  const errors = trusts.flatMap((trust) =>
    [AGREEMENT, ...OF_THE_TRUST].flatMap((name) =>
      passagesOf(buildDocument(trust, name)).flatMap(({ text }) =>
        /OR|ID/.test(trust.certificateData?.adminAddress ?? '') &&
        /(?:administered at|address of administration is) …/.test(text)
          ? [`${name}: ${text}`]
          : [],
      ),
    ),
  )
  expect(counted(errors)).toEqual([])
})

/** Whether one sentence is the other with more behind it. */
const continues = (one: string, other: string) => one.startsWith(other.replace(/[.;,]?$/, ''))

/** What the papers of the trust say alike they say in the same words. */
test('a sentence that two papers begin alike ends alike', () => {
  const papers = [AGREEMENT, ...OF_THE_TRUST]
  const errors = trusts.flatMap((trust) => {
    const said = papers.map((name) =>
      passagesOf(buildDocument(trust, name), ['paragraph', 'item']).flatMap(({ text }) =>
        text
          .replaceAll(/(?:the Trust|this) Agreement/g, 'the Agreement')
          .replaceAll(/(?:of|by) (?:its|the Agreement’s) Article/g, 'of Article')
          .split(/(?<=[.;:]) /),
      ),
    )
    const opening = (sentence: string) => sentence.split(' ').slice(0, 7).join(' ')
    const [agreement = [], ...others] = said
    const by = Map.groupBy(agreement, opening)
    return others.flat().flatMap((sentence) => {
      const alike = sentence.split(' ').length < 9 ? undefined : by.get(opening(sentence))
      return !alike ||
        alike.some((other) => continues(sentence, other) || continues(other, sentence)) ||
        sentence.startsWith('The notarial officer')
        ? []
        : [`${sentence} | ${alike[0]}`]
    })
  })
  expect(counted(errors)).toEqual([])
})

const directs = (trust: TrustRecord) => termsOf(trust).ownWords === true

test('a direction of the grantor is spoken of only where there is one, and then in every place that has to', () => {
  const errors = trusts.flatMap((trust) => {
    const said = passagesOf(buildDocument(trust, AGREEMENT))
      .filter(({ text }) => /direction (?:of the Grantor|in Article 5)|own direction/.test(text))
      .map(({ place }) => place)
    const expected = directs(trust) ? ['1.2', '4.4', '4.5', '6.2', '11.5', '11.7', '14.1', '14.2'] : []
    return expected.length === 0
      ? said.map((place) => `${place} speaks of a direction`)
      : expected.flatMap((place) => (said.includes(place) ? [] : [`${place} says nothing of the direction`]))
  })
  expect(counted(errors)).toEqual([])
})

test('what the family wrote is introduced', () => {
  const errors = trusts.filter(directs).flatMap((trust) => {
    const first = passagesOf(buildDocument(trust, AGREEMENT), ['paragraph']).find(({ place }) => place === '5.1')
    return first?.text.startsWith('The Grantor directs') && first.text.endsWith(':') ? [] : ['5.1 begins bare']
  })
  expect(counted(errors)).toEqual([])
})

test('the controlling Articles are the same in every family, the one on property of another person among them', () => {
  const list = /subject to (Articles [^,]*?\), 3, 4 \([^)]*\), 7 through 11, 14, 18 and 19),/
  const lists = trusts.map(
    (trust) =>
      passagesOf(buildDocument(trust, AGREEMENT), ['paragraph'])
        .find(({ place, text }) => place === '5.4' && list.test(text))
        ?.text.match(list)?.[1],
  )
  expect(new Set(lists)).toEqual(
    new Set([
      'Articles 2 (as to property of another person), 3, 4 (as to children born or adopted later, divorce and survival), 7 through 11, 14, 18 and 19',
    ]),
  )
})

test('a later child takes under a direction as Article 4 says, in agreement, schedule and will alike', () => {
  const errors = trusts.flatMap((trust) => {
    const says = (name: DocumentName, words: string) =>
      passagesOf(buildDocument(trust, name)).some(({ text }) => text.includes(words))
    const later = trust.afterbornChildren !== 'excluded'
    const expected = directs(trust) && later
    return [
      ...(says(AGREEMENT, 'This Section changes no other gift that the direction makes') === expected ? [] : ['4.4']),
      ...(says(documentNames['schedule-a'], 'that child takes only as the direction, or Article 4') === expected
        ? []
        : ['Schedule A']),
    ]
  })
  expect(counted(errors)).toEqual([])
})

const offices = (text: string) =>
  text.match(/\bas Trustees?(?= of the Trust\b|[.,])|\bto the Trustees? of (?=…|the …)/g) ?? []

test('several trustees are Trustees, and one is Trustee, in the schedule and in the will', () => {
  const errors = trusts.flatMap((trust) => {
    const several = documentValuesOf(trust).trustees.length > 1
    return [documentNames['schedule-a'], documentNames['pour-over-will']].flatMap((name) => {
      const said = passagesOf(buildDocument(trust, name), ['paragraph']).flatMap(({ text }) => offices(text))
      return [
        ...(said.length > 0 ? [] : [`${name} names no trustee`]),
        ...said.filter((words) => words.includes('Trustees') !== several).map((words) => `${name}: ${words}`),
      ]
    })
  })
  expect(counted(errors)).toEqual([])
})

test('a title after a name is closed by a comma, and no sentence ends in two periods', () => {
  const texts = trusts.flatMap((trust) =>
    NAMES.flatMap((name) =>
      buildDocument(trust, name).blocks.flatMap((block) =>
        block.kind === 'paragraph' || block.kind === 'item' || block.kind === 'notary' ? runsIn(block).map(textOf) : [],
      ),
    ),
  )
  expect(texts.filter((text) => text.includes('Hollis, Jr.')).length).toBeGreaterThan(30)
  expect(counted(texts.filter((text) => /\.\.|, Jr\. \p{Ll}/u.test(text)))).toEqual([])
})
