import { render, screen } from '@testing-library/react'
import { renderToStaticMarkup } from 'react-dom/server'
import { MemoryRouter, Route, Routes } from 'react-router'
import { describe, expect, test } from 'vitest'
import { pages } from '#api/pages.ts'
import { buildDocument, runsIn } from '#documents/build.ts'
import { type Doc, type Run, runsOf } from '#documents/model.ts'
import { plainText } from '#documents/plain-text.ts'
import { english, message } from '#domain/message.ts'
import { documentNames } from '#domain/trust/documents.ts'
import { merge } from '#domain/trust/merge.ts'
import type { TrustRecord } from '#domain/trust/record.ts'
import { families, type SampleName } from '#samples/families.ts'
import { setSession } from '#web/features/account/auth/auth-state.ts'
import { changesBetween } from './live-preview.tsx'
import { PageText } from './page-text.tsx'
import { type Measured, type PageLayout, paginate, piecesOf } from './paginate.ts'
import { mayPreview } from './preview-link.tsx'
import PreviewPage from './preview-page.tsx'
import { placeOfRun, sliceRuns, TextRenderingProvider } from './text-runs.tsx'

const trust = families.complete
const agreement = (more: object = {}) => buildDocument({ ...trust, ...more }, documentNames['trust-agreement'])
const marked = (more: object) => {
  const changes = changesBetween(agreement(), agreement(more))
  return new Set([...changes.values()].flatMap((runs) => [...runs].map(({ text }) => text)))
}

test('nothing is marked in a document that says the same', () => {
  expect(changesBetween(agreement(), agreement()).size).toBe(0)
})

test('a changed answer is marked, and not the sentences around it', () => {
  expect(marked({ grantorName: 'Margaret B. Whitlock' })).toEqual(new Set(['Margaret B. Whitlock']))
})

test('an answer taken back is marked where it is now missing', () => {
  expect(marked({ grantorName: undefined })).toContain('[Grantor Name]')
})

test('a choice that brings other clauses marks the clauses', () => {
  const texts = [...marked({ distributionType: 'lump-sum' })].join(' ')
  expect(texts).toContain('outright')
  expect(texts).not.toContain('does not create an interest in the Grantor')
})

test.each([
  [false, null, true],
  [false, 'starter', true],
  [true, null, false],
  [true, 'starter', false],
  [true, 'pro', true],
  [true, 'elite', true],
])('with the payment check %j, package %j: %j', (paymentCheck, packageType, allowed) => {
  expect(mayPreview({ paymentCheck }, { packageType })).toBe(allowed)
})

test('with the payment check on, the starter package sees where previews are to be had, and no document', () => {
  const user = {
    uid: 'ada',
    email: 'ada@family.example',
    emailVerified: true,
    displayName: 'Ada Hollis',
    hasPaid: true,
    packageType: 'starter',
    language: null,
  }
  setSession({ user, installation: { paymentCheck: true } })
  render(
    <MemoryRouter initialEntries={['/preview/schedule-a']}>
      <Routes>
        <Route path={pages.preview} element={<PreviewPage />} />
      </Routes>
    </MemoryRouter>,
  )
  expect(screen.getByText(/part of the Pro and Elite packages/)).toBeDefined()
  expect(screen.getByRole('link', { name: 'See the packages' }).getAttribute('href')).toBe(pages.services)
  expect(screen.queryByRole('button', { name: 'Print or save as PDF' })).toBeNull()
})

function markupOf(doc: Doc, trust: TrustRecord): string {
  const pieces = piecesOf(doc)
  return renderToStaticMarkup(
    <MemoryRouter>
      <TextRenderingProvider
        value={{ level: 2, anchors: 'x', follow: () => undefined, placeOf: (run) => placeOfRun(run, trust) }}
      >
        <PageText pieces={pieces} placed={pieces.map((_, piece) => ({ piece }))} />
      </TextRenderingProvider>
    </MemoryRouter>,
  )
}
const drawn = (doc: Doc, trust: TrustRecord) => new DOMParser().parseFromString(markupOf(doc, trust), 'text/html').body

const ESCAPES: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', '#x27': "'" }
/** The text of markup that React made; a parser takes seconds for documents of hundreds of entries. */
const textOfMarkup = (markup: string) =>
  markup.replace(/<[^>]*>/g, '').replace(/&(\w+|#x27);/g, (whole, name: string) => ESCAPES[name] ?? whole)
const solid = (text: string) => text.replace(/\s+/g, '')

const cases = (Object.keys(families) as SampleName[]).flatMap((family) =>
  [...Object.values(documentNames), 'No such document'].map((name) => [family, name] as const),
)
test.each(cases)('%s: %s on screen says what the document says', (family, name) => {
  const trust = families[family]
  const doc = buildDocument(trust, name)
  expect(solid(textOfMarkup(markupOf(doc, trust)))).toBe(solid(plainText(doc).join('')))
})

test('headings, lists and tables are what they are', () => {
  const agreement = drawn(buildDocument(families.complete, documentNames['trust-agreement']), families.complete)
  expect(agreement.querySelectorAll('h2')).toHaveLength(1)
  expect(agreement.querySelector('h3[id="xarticle_1"]')?.textContent).toMatch(/^ARTICLE 1\. /)
  expect(agreement.querySelector('h4')?.textContent).toMatch(/^1\.1 /)
  expect(agreement.querySelector('ol.items > li')?.textContent).toMatch(/^\(a\) /)
  expect(agreement.querySelector('a[href="#xarticle_1"]')).not.toBeNull()
  const table = agreement.querySelector('table')
  expect(table?.caption?.textContent).not.toBe('')
  expect(table?.querySelectorAll('thead th[scope="col"]').length).toBeGreaterThan(2)
})

test('a citation is not broken at the end of a line', () => {
  const page = drawn(buildDocument(families.complete, documentNames['certificate-of-trust']), families.complete)
  expect([...page.querySelectorAll('.citation')].map((each) => each.textContent)).toContain('4-10-1014')
})

test('blanks are marked and lead to their questions, answers too', () => {
  const page = drawn(buildDocument(families.begun, documentNames['trust-agreement']), families.begun)
  const blank = page.querySelector('a.blank')
  expect(blank?.textContent).toMatch(/^\[/)
  expect(blank?.getAttribute('href')).toMatch(/^\/trust-builder\//)
  expect(page.querySelector('a.answer[href="/trust-builder/name"]')?.textContent).toBe(families.begun.trustName)
})

test('an answer leads to its question, an entry to its form, our own words nowhere', () => {
  const place = (source: Parameters<typeof placeOfRun>[0]) => placeOfRun(source, families.complete)
  expect(place({ text: 'Ada', source: { field: 'grantorName' } })).toEqual({
    path: '/trust-builder/grantor',
    label: expect.any(String),
    question: 'grantorName',
  })
  expect(place({ text: 'Cabin', source: { field: 'assets', entryId: 'a b' } })?.path).toBe(
    '/trust-builder/assets?edit=a%20b',
  )
  expect(place({ text: 'in 21 years', source: { field: 'terminationEvent' } })?.path).toBe(
    '/trust-builder/distribution',
  )
  expect(place({ text: 'of' })).toBeUndefined()
})

test('the name and the blank address of a co-trustee lead to that row', () => {
  const trust = merge(families.complete, { trustees: { put: [{ id: 'two', name: 'T Two', address: '' }] } })
  for (const name of [documentNames['certificate-of-trust'], documentNames['trustee-appointment']]) {
    const runs = buildDocument(trust, name).blocks.flatMap(runsIn).flatMap(runsOf)
    const asked = (found: (run: (typeof runs)[number]) => unknown) => {
      const run = runs.find(found)
      return run && placeOfRun(run, trust)
    }
    expect(asked(({ text }) => text === 'T Two')).toMatchObject({ question: 'trustees.1.name' })
    expect(asked(({ blank }) => blank && english(blank.label) === 'Address of trustee T Two')).toEqual({
      path: '/trust-builder/certificate-of-trust',
      label: message('Address of trustee {name}', { name: 'T Two' }),
      question: 'trustees.1.address',
    })
  }
})

test.each(Object.keys(families) as SampleName[])(
  'every answer and blank in the documents of %s has a place',
  (family) => {
    const trust = families[family]
    const nowhere = Object.values(documentNames).flatMap((name) =>
      buildDocument(trust, name)
        .blocks.flatMap(runsIn)
        .flatMap(runsOf)
        .filter((run) => (run.source || run.blank) && !placeOfRun(run, trust)),
    )
    expect(nowhere).toEqual([])
  },
)

const runs: Run[] = [{ text: 'The ' }, { text: 'Hollis', bold: true }, { text: '' }, { text: ' Trust' }]

test('two parts of a text make the whole, wherever it is cut, and keep the styles', () => {
  for (let at = 0; at <= 16; at++) {
    const parts = [...sliceRuns(runs, 0, at), ...sliceRuns(runs, at, Number.POSITIVE_INFINITY)]
    expect(parts.map(({ text }) => text).join('')).toBe('The Hollis Trust')
    for (const { run, text } of parts) expect(run.text).toContain(text)
  }
})

describe('pages', () => {
  const CAPACITY = 864
  const LINE = 20
  const heading: Measured = { before: 27, height: 20, after: 9, keepNext: true }
  const signature: Measured = { before: 20, height: 190, after: 11 }
  const paragraph = (lines: number): Measured => ({ before: 0, height: lines * LINE, after: 9, lines })
  const head: Measured = { before: 0, height: 60, after: 0, keepNext: true }
  const row: Measured = { before: 0, height: 34, after: 0, repeat: 25 }

  /** A document's end as they come: clauses, a table, signatures, after so many pixels of other text. */
  const after = (offset: number): Measured[] => [
    { before: 0, height: offset, after: 0 },
    heading,
    heading,
    paragraph(7),
    paragraph(3),
    { ...paragraph(2), keepNext: true },
    signature,
    head,
    ...Array.from({ length: 30 }, () => row),
    heading,
    signature,
    signature,
    paragraph(60),
  ]

  /** How high a page's fragments stand, counted again. */
  function heightOf(page: PageLayout, all: readonly Measured[]): number {
    return page.fragments.reduce((sum, { piece, from, to }, at) => {
      const measured = all[piece] as Measured
      const lines = measured.lines ?? 1
      const own = (measured.height / lines) * ((to ?? lines) - (from ?? 0))
      if (at === 0) return own + (measured.repeat ?? 0)
      const above = all[page.fragments[at - 1]?.piece ?? -1]
      return sum + Math.max(above?.after ?? 0, measured.before) + own
    }, 0)
  }

  test('at every offset no page overflows, no heading ends a page, nothing whole is cut and no line is lost', () => {
    for (let offset = 1; offset < CAPACITY; offset += 3) {
      const all = after(offset)
      const pages = paginate(all, CAPACITY)
      const where = `after ${offset} pixels`
      const shown = pages.flatMap(({ fragments }) => fragments)
      expect([...new Set(shown.map(({ piece }) => piece))], where).toEqual(all.map((_, at) => at))
      for (const page of pages) {
        expect(heightOf(page, all), where).toBeLessThanOrEqual(CAPACITY + 1)
        expect(page.height, where).toBeCloseTo(heightOf(page, all), 3)
        const last = all[page.fragments.at(-1)?.piece ?? -1]
        expect(last?.keepNext, where).toBeUndefined()
      }
      for (const [at, { lines }] of all.entries()) {
        const parts = shown.filter(({ piece }) => piece === at)
        if (parts.length === 1) continue
        expect(lines, where).toBeGreaterThan(3)
        expect(parts[0]?.from, where).toBe(0)
        expect(parts.at(-1)?.to, where).toBe(lines)
        for (const [part, { from = 0, to = 0 }] of parts.entries()) {
          expect(to - from, where).toBeGreaterThanOrEqual(2)
          if (part > 0) expect(from, where).toBe(parts[part - 1]?.to)
        }
      }
    }
  })

  test('what is higher than a page is on a page of its own and says how high it is', () => {
    const pages = paginate([paragraph(2), { before: 5, height: 2_000, after: 5 }, paragraph(2)], CAPACITY)
    expect(pages.map(({ fragments }) => fragments.map(({ piece }) => piece))).toEqual([[0], [1], [2]])
    expect(pages[1]?.height).toBe(2_000)
  })

  test('a break before a piece begins a page, but never leaves an empty one', () => {
    const broken: Measured = { ...heading, breakBefore: true }
    expect(paginate([broken, paragraph(2), broken, paragraph(2)], CAPACITY)).toHaveLength(2)
  })

  test('headings that no page could hold with what follows are not pushed on forever', () => {
    const chain = Array.from({ length: 40 }, () => heading)
    const pages = paginate([...chain, paragraph(2)], CAPACITY)
    expect(pages).toHaveLength(3)
    expect(pages.flatMap(({ fragments }) => fragments)).toHaveLength(41)
  })
})
