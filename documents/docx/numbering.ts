import { OUTLINE_LIST } from './body.ts'
import { DECLARATION, NAMESPACES } from './xml.ts'

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
