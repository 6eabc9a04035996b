// @vitest-environment jsdom
import { renderToStaticMarkup } from 'react-dom/server'
import { MemoryRouter } from 'react-router'
import { expect, test } from 'vitest'
import { buildDocument } from '#documents/build.ts'
import type { Doc } from '#documents/model.ts'
import { plainText } from '#documents/plain-text.ts'
import { documentNames } from '#domain/trust/documents.ts'
import type { TrustRecord } from '#domain/trust/record.ts'
import { families, type SampleName } from '#samples/families.ts'
import { PageText } from './page-text.tsx'
import { piecesOf } from './paginate.ts'
import { placeOfRun, TextRenderingProvider } from './text-runs.tsx'

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
