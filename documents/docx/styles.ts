import { OUTLINE_LIST } from './body.ts'
import { DECLARATION, NAMESPACES } from './paragraph.ts'

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
