import { product } from '#domain/product.ts'
import { NOT_A_LAW_FIRM, runningHeader } from '../header-and-footer.ts'
import type { Doc } from '../model.ts'
import { bodyXml, commentsXml } from './body.ts'
import { DECLARATION, escaped, NAMESPACES, paragraph, paragraphAround, runsXml } from './paragraph.ts'
import { numberingXml, stylesXml } from './styles.ts'

const field = (name: 'PAGE' | 'NUMPAGES') =>
  [
    '<w:r><w:fldChar w:fldCharType="begin"/></w:r>',
    `<w:r><w:instrText xml:space="preserve"> ${name} </w:instrText></w:r>`,
    '<w:r><w:fldChar w:fldCharType="separate"/></w:r><w:r><w:t>1</w:t></w:r><w:r><w:fldChar w:fldCharType="end"/></w:r>',
  ].join('')

function headerXml(doc: Doc): string {
  return `${DECLARATION}<w:hdr ${NAMESPACES}>${paragraph({ style: 'Header' }, { text: runningHeader(doc) })}</w:hdr>`
}

/** A line for initials where the document has one, its title, `Page X of Y`, and the line that says that we are no law firm. */
function footerXml(doc: Doc): string {
  const count = `${runsXml({ text: `${doc.title}  |  Page ` })}${field('PAGE')}${runsXml({ text: ' of ' })}${field('NUMPAGES')}`
  return [
    `${DECLARATION}<w:ftr ${NAMESPACES}>`,
    doc.footer ? paragraph({ style: 'Footer' }, { text: doc.footer }) : '',
    paragraphAround({ style: 'Footer' }, count),
    paragraph({ style: 'Footer' }, { text: NOT_A_LAW_FIRM }),
    '</w:ftr>',
  ].join('')
}

const MAIN = 'application/vnd.openxmlformats-officedocument.wordprocessingml'
const OFFICE = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'
const PACKAGE = 'http://schemas.openxmlformats.org/package/2006'

const contentTypes = (commented: boolean) =>
  [
    `${DECLARATION}<Types xmlns="${PACKAGE}/content-types">`,
    '<Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/>',
    '<Default Extension="xml" ContentType="application/xml"/>',
    `<Override PartName="/word/document.xml" ContentType="${MAIN}.document.main+xml"/>`,
    ...['styles', 'numbering', 'settings', ...(commented ? ['comments'] : [])].map(
      (name) => `<Override PartName="/word/${name}.xml" ContentType="${MAIN}.${name}+xml"/>`,
    ),
    `<Override PartName="/word/header1.xml" ContentType="${MAIN}.header+xml"/>`,
    `<Override PartName="/word/footer1.xml" ContentType="${MAIN}.footer+xml"/>`,
    '<Override PartName="/docProps/core.xml" ContentType="application/vnd.openxmlformats-package.core-properties+xml"/>',
    '<Override PartName="/docProps/app.xml" ContentType="application/vnd.openxmlformats-officedocument.extended-properties+xml"/>',
    '</Types>',
  ].join('')

function relationships(list: readonly (readonly [type: string, target: string])[]): string {
  const all = list.map(([type, target], at) => `<Relationship Id="rId${at + 1}" Type="${type}" Target="${target}"/>`)
  return `${DECLARATION}<Relationships xmlns="${PACKAGE}/relationships">${all.join('')}</Relationships>`
}

function coreXml(doc: Doc): string {
  const instant = doc.created && /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d/.exec(doc.created)?.[0]
  const dates = instant
    ? ['created', 'modified'].map((name) => `<dcterms:${name} xsi:type="dcterms:W3CDTF">${instant}Z</dcterms:${name}>`)
    : []
  return [
    `${DECLARATION}<cp:coreProperties xmlns:cp="${PACKAGE}/metadata/core-properties" xmlns:dc="http://purl.org/dc/elements/1.1/"`,
    ' xmlns:dcterms="http://purl.org/dc/terms/" xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance">',
    `<dc:title>${escaped(doc.title)}</dc:title><dc:subject>${escaped(doc.subject)}</dc:subject>`,
    `<dc:creator>${product.name}</dc:creator><dc:language>${escaped(doc.lang)}</dc:language>${dates.join('')}</cp:coreProperties>`,
  ].join('')
}

const APP = `${DECLARATION}<Properties xmlns="http://schemas.openxmlformats.org/officeDocument/2006/extended-properties"><Application>${product.name}</Application></Properties>`

const SETTINGS = [
  `${DECLARATION}<w:settings ${NAMESPACES}><w:zoom w:percent="100"/><w:defaultTabStop w:val="720"/>`,
  '<w:characterSpacingControl w:val="doNotCompress"/><w:compat>',
  '<w:compatSetting w:name="compatibilityMode" w:uri="http://schemas.microsoft.com/office/word" w:val="15"/>',
  '</w:compat></w:settings>',
].join('')

/** Letter paper, one-inch margins. */
const SECTION = [
  '<w:sectPr><w:headerReference w:type="default" r:id="rId4"/><w:footerReference w:type="default" r:id="rId5"/>',
  '<w:pgSz w:w="12240" w:h="15840"/>',
  '<w:pgMar w:top="1440" w:right="1440" w:bottom="1440" w:left="1440" w:header="720" w:footer="560" w:gutter="0"/></w:sectPr>',
].join('')

/** The files of a .docx package, by their names. */
export type Parts = (readonly [name: string, xml: string])[]

/** The files of the package, by their names, in the order in which they are written. */
export function parts(doc: Doc): Parts {
  const { xml, itemLists } = bodyXml(doc)
  const { comments = [] } = doc
  return [
    ['[Content_Types].xml', contentTypes(comments.length > 0)],
    [
      '_rels/.rels',
      relationships([
        [`${OFFICE}/officeDocument`, 'word/document.xml'],
        [`${PACKAGE}/relationships/metadata/core-properties`, 'docProps/core.xml'],
        [`${OFFICE}/extended-properties`, 'docProps/app.xml'],
      ]),
    ],
    ['docProps/core.xml', coreXml(doc)],
    ['docProps/app.xml', APP],
    ['word/document.xml', `${DECLARATION}<w:document ${NAMESPACES}><w:body>${xml}${SECTION}</w:body></w:document>`],
    [
      'word/_rels/document.xml.rels',
      relationships([
        [`${OFFICE}/styles`, 'styles.xml'],
        [`${OFFICE}/numbering`, 'numbering.xml'],
        [`${OFFICE}/settings`, 'settings.xml'],
        [`${OFFICE}/header`, 'header1.xml'],
        [`${OFFICE}/footer`, 'footer1.xml'],
        ...(comments.length > 0 ? [[`${OFFICE}/comments`, 'comments.xml'] as const] : []),
      ]),
    ],
    ['word/styles.xml', stylesXml(doc.lang)],
    ['word/numbering.xml', numberingXml(itemLists)],
    ['word/settings.xml', SETTINGS],
    ['word/header1.xml', headerXml(doc)],
    ['word/footer1.xml', footerXml(doc)],
    ...(comments.length > 0 ? [['word/comments.xml', commentsXml(comments)] as const] : []),
  ]
}
