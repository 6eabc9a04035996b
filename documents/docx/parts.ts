import { product } from '#domain/product.ts'
import { NOT_A_LAW_FIRM, runningHeader } from '../lines.ts'
import type { Doc } from '../model.ts'
import { bodyXml, commentsXml, OUTLINE_LIST } from './body.ts'
import { DECLARATION, escaped, NAMESPACES, paragraph, paragraphAround, runsXml } from './paragraph.ts'

const SERIF =
  '<w:rFonts w:ascii="Times New Roman" w:hAnsi="Times New Roman" w:eastAsia="SimSun" w:cs="Times New Roman"/>'
const size = (halfPoints: number) => `<w:sz w:val="${halfPoints}"/><w:szCs w:val="${halfPoints}"/>`
const BOLD = '<w:b/><w:bCs/>'
const GRAY = '<w:color w:val="595959"/>'
/** The right end of the text, where rules to write on end. */
const RULE_TAB = '<w:tabs><w:tab w:val="right" w:leader="underscore" w:pos="9360"/></w:tabs>'
const spacing = (before: number, after: number, line?: number) =>
  `<w:spacing w:before="${before}" w:after="${after}"${line ? ` w:line="${line}" w:lineRule="auto"` : ''}/>`

function style(id: string, name: string, paragraph: string, run = '', next = 'Normal', base = 'Normal'): string {
  return [
    `<w:style w:type="paragraph" w:styleId="${id}"><w:name w:val="${name}"/><w:basedOn w:val="${base}"/>`,
    `<w:next w:val="${next}"/><w:qFormat/><w:pPr>${paragraph}</w:pPr>${run && `<w:rPr>${run}</w:rPr>`}</w:style>`,
  ].join('')
}

const box = (side: string) => `<w:${side} w:val="single" w:sz="4" w:space="4" w:color="7F7F7F"/>`
const grid = (side: string) => `<w:${side} w:val="single" w:sz="4" w:space="0" w:color="A6A6A6"/>`

const PARAGRAPHS = [
  style('Title', 'Title', `<w:keepNext/>${spacing(480, 120)}<w:jc w:val="center"/>`, `${BOLD}${size(40)}`),
  style('Subtitle', 'Subtitle', `<w:keepNext/>${spacing(0, 200)}<w:jc w:val="center"/>`, size(30)),
  style('TitleLine', 'Title Line', `${spacing(0, 60)}<w:jc w:val="center"/>`, size(22), 'TitleLine'),
  style('TOCHeading', 'TOC Heading', `<w:keepNext/>${spacing(300, 100)}`, `${BOLD}${size(24)}`),
  style(
    'TOC1',
    'toc 1',
    `<w:tabs><w:tab w:val="right" w:leader="dot" w:pos="9350"/></w:tabs>${spacing(0, 30)}`,
    size(21),
  ),
  style(
    'Heading1',
    'heading 1',
    `<w:keepNext/><w:keepLines/><w:numPr><w:ilvl w:val="0"/><w:numId w:val="1"/></w:numPr>${spacing(400, 140)}<w:outlineLvl w:val="0"/>`,
    `${BOLD}${size(26)}`,
  ),
  style(
    'Heading2',
    'heading 2',
    `<w:keepNext/><w:keepLines/><w:numPr><w:ilvl w:val="1"/><w:numId w:val="1"/></w:numPr>${spacing(180, 60)}<w:outlineLvl w:val="1"/>`,
    `${BOLD}${size(23)}`,
  ),
  style('AfterTable', 'After Table', spacing(240, 140, 269)),
  style('Item', 'List Item', spacing(0, 80, 269), '', 'Item'),
  style('Quote', 'Quote', `${spacing(0, 120, 269)}<w:ind w:left="540" w:right="540"/>`),
  style('Note', 'Note', `${spacing(60, 140)}`, `<w:i/><w:iCs/>${size(20)}`),
  style('Check', 'Check Line', `${spacing(0, 100)}<w:ind w:left="540" w:hanging="360"/>`, '', 'Check'),
  style('Rule', 'Line to Fill In', `${RULE_TAB}${spacing(280, 120)}`, size(21), 'Rule'),
  style('Signed', 'Signature Block', `<w:keepLines/>${RULE_TAB}${spacing(300, 160, 420)}`, size(21), 'Signed'),
  style(
    'Stamp',
    'Notary Stamp',
    `<w:pBdr>${box('top')}${box('left')}${box('bottom')}${box('right')}</w:pBdr><w:spacing w:before="200" w:after="160" w:line="1584" w:lineRule="exact"/><w:ind w:left="80" w:right="5400"/><w:jc w:val="center"/>`,
    `${GRAY}${size(16)}`,
  ),
  style('Caption', 'caption', `<w:keepNext/>${spacing(240, 80)}`, `${BOLD}${size(22)}`),
  style('TableText', 'Table Text', spacing(40, 40), size(19), 'TableText'),
  style('TableHead', 'Table Head', `<w:keepNext/>${spacing(60, 60)}`, `${BOLD}${size(18)}`, 'TableText'),
  style('Header', 'header', `${spacing(0, 0)}<w:jc w:val="right"/>`, `${GRAY}${size(17)}`),
  style('Footer', 'footer', `${spacing(0, 20)}<w:jc w:val="center"/>`, `${GRAY}${size(17)}`),
].join('')

const BLANK =
  '<w:style w:type="character" w:customStyle="1" w:styleId="Blank"><w:name w:val="Blank"/><w:rPr><w:shd w:val="clear" w:color="auto" w:fill="FFF2CC"/></w:rPr></w:style>'

const TABLE = [
  '<w:style w:type="table" w:default="1" w:styleId="TableNormal"><w:name w:val="Normal Table"/><w:uiPriority w:val="99"/><w:semiHidden/><w:unhideWhenUsed/>',
  '<w:tblPr><w:tblInd w:w="0" w:type="dxa"/><w:tblCellMar><w:top w:w="0" w:type="dxa"/><w:left w:w="90" w:type="dxa"/><w:bottom w:w="0" w:type="dxa"/><w:right w:w="90" w:type="dxa"/></w:tblCellMar></w:tblPr></w:style>',
  '<w:style w:type="table" w:customStyle="1" w:styleId="Schedule"><w:name w:val="Schedule"/><w:basedOn w:val="TableNormal"/><w:tblPr>',
  `<w:tblBorders>${['top', 'left', 'bottom', 'right', 'insideH', 'insideV'].map(grid).join('')}</w:tblBorders></w:tblPr>`,
  '<w:tblStylePr w:type="firstRow"><w:tcPr><w:shd w:val="clear" w:color="auto" w:fill="EDEDED"/></w:tcPr></w:tblStylePr></w:style>',
].join('')

/** `styles.xml`. Body text is 11.5 points with a little more than single spacing. */
export function stylesXml(lang: string): string {
  return [
    `${DECLARATION}<w:styles ${NAMESPACES}><w:docDefaults><w:rPrDefault><w:rPr>${SERIF}${size(23)}`,
    `<w:lang w:val="${lang}" w:eastAsia="zh-CN" w:bidi="ar-SA"/></w:rPr></w:rPrDefault>`,
    '<w:pPrDefault/></w:docDefaults>',
    `<w:style w:type="paragraph" w:default="1" w:styleId="Normal"><w:name w:val="Normal"/><w:qFormat/><w:pPr><w:widowControl/>${spacing(0, 140, 269)}</w:pPr></w:style>`,
    '<w:style w:type="character" w:default="1" w:styleId="DefaultParagraphFont"><w:name w:val="Default Paragraph Font"/><w:uiPriority w:val="1"/><w:semiHidden/></w:style>',
    PARAGRAPHS,
    BLANK,
    TABLE,
    '</w:styles>',
  ].join('')
}

function level(at: number, format: string, text: string, look: { style?: string; suffix?: string; indent: string }) {
  return [
    `<w:lvl w:ilvl="${at}"><w:start w:val="1"/><w:numFmt w:val="${format}"/>`,
    look.style ? `<w:pStyle w:val="${look.style}"/>` : '',
    look.suffix ? `<w:suff w:val="${look.suffix}"/>` : '',
    `<w:lvlText w:val="${text}"/><w:lvlJc w:val="left"/><w:pPr>${look.indent}</w:pPr></w:lvl>`,
  ].join('')
}

// Decimal at the first level: LibreOffice ignores `isLgl`, so that `ARTICLE I` would give sections like `I.1`.
const OUTLINE = [
  level(0, 'decimal', 'ARTICLE %1.', {
    style: 'Heading1',
    suffix: 'space',
    indent: '<w:ind w:left="0" w:firstLine="0"/>',
  }),
  level(1, 'decimal', '%1.%2', {
    style: 'Heading2',
    indent: '<w:tabs><w:tab w:val="num" w:pos="720"/></w:tabs><w:ind w:left="720" w:hanging="720"/>',
  }),
].join('')
const ITEMS = level(0, 'lowerLetter', '(%1)', { indent: '<w:ind w:left="1080" w:hanging="540"/>' })

function hexadecimal(id: number): string {
  return (0x4b000000 + id).toString(16).toUpperCase().padStart(8, '0')
}

/** `numbering.xml`: the outline, and for every list of items a definition of its own, so that each begins at (a). */
export function numberingXml(itemLists: number): string {
  const ids = Array.from({ length: itemLists + 1 }, (_, at) => OUTLINE_LIST + at)
  const definitions = ids.map((id) =>
    [
      `<w:abstractNum w:abstractNumId="${id}"><w:nsid w:val="${hexadecimal(id)}"/>`,
      `<w:multiLevelType w:val="${id === OUTLINE_LIST ? 'multilevel' : 'singleLevel'}"/>`,
      `${id === OUTLINE_LIST ? OUTLINE : ITEMS}</w:abstractNum>`,
    ].join(''),
  )
  const uses = ids.map((id) => `<w:num w:numId="${id}"><w:abstractNumId w:val="${id}"/></w:num>`)
  return `${DECLARATION}<w:numbering ${NAMESPACES}>${definitions.join('')}${uses.join('')}</w:numbering>`
}

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
