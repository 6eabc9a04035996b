import type { Doc } from '../model.ts'
import { runningHeader } from '../running-header.ts'
import { NOT_A_LAW_FIRM } from '../wording/disclaimers.ts'
import { paragraph, paragraphAround } from './paragraph.ts'
import { runsXml } from './runs.ts'
import { DECLARATION, NAMESPACES } from './xml.ts'

const field = (name: 'PAGE' | 'NUMPAGES') =>
  [
    '<w:r><w:fldChar w:fldCharType="begin"/></w:r>',
    `<w:r><w:instrText xml:space="preserve"> ${name} </w:instrText></w:r>`,
    '<w:r><w:fldChar w:fldCharType="separate"/></w:r><w:r><w:t>1</w:t></w:r><w:r><w:fldChar w:fldCharType="end"/></w:r>',
  ].join('')

export function headerXml(doc: Doc): string {
  return `${DECLARATION}<w:hdr ${NAMESPACES}>${paragraph({ style: 'Header' }, { text: runningHeader(doc) })}</w:hdr>`
}

/** A line for initials where the document has one, its title, `Page X of Y`, and the line that says that we are no law firm. */
export function footerXml(doc: Doc): string {
  const count = `${runsXml({ text: `${doc.title}  |  Page ` })}${field('PAGE')}${runsXml({ text: ' of ' })}${field('NUMPAGES')}`
  return [
    `${DECLARATION}<w:ftr ${NAMESPACES}>`,
    doc.footer ? paragraph({ style: 'Footer' }, { text: doc.footer }) : '',
    paragraphAround({ style: 'Footer' }, count),
    paragraph({ style: 'Footer' }, { text: NOT_A_LAW_FIRM }),
    '</w:ftr>',
  ].join('')
}
