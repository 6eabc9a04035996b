import { paragraphAround } from './paragraph.ts'
import { runsXml } from './runs.ts'

const mark = (type: 'begin' | 'separate' | 'end') => `<w:r><w:fldChar w:fldCharType="${type}"/></w:r>`
const instruction = '<w:r><w:instrText xml:space="preserve"> TOC \\o "1-1" \\h \\z \\u </w:instrText></w:r>'

/**
 * The contents list as a field whose result is already there, each line a link to its heading. It is not marked
 * dirty, so that Word does not ask anything on opening, and carries no page numbers, which differ between programs.
 */
export function contentsXml(lines: readonly { text: string; anchor: string }[]): string {
  return lines
    .map(({ text, anchor }, at) => {
      const before = at === 0 ? `${mark('begin')}${instruction}${mark('separate')}` : ''
      const after = at === lines.length - 1 ? mark('end') : ''
      const link = `<w:hyperlink w:anchor="${anchor}" w:history="1">${runsXml({ text })}</w:hyperlink>`
      return paragraphAround({ style: 'TOC1' }, before + link + after)
    })
    .join('')
}
