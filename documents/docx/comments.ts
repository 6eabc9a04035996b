import { product } from '#domain/product.ts'
import type { Comment } from '../model.ts'
import { paragraphAround } from './paragraph.ts'
import { runsXml } from './runs.ts'
import { DECLARATION, NAMESPACES } from './xml.ts'

/** The comments of a document as a part of its package. They carry no date: the same answers give the same bytes. */
export function commentsXml(comments: readonly Comment[]): string {
  const all = comments.map(({ text }, id) => {
    const lines = text.split('\n').map((line) => paragraphAround({}, runsXml({ text: line })))
    return `<w:comment w:id="${id}" w:author="${product.name}" w:initials="${product.name.slice(0, 1)}">${lines.join('')}</w:comment>`
  })
  return `${DECLARATION}<w:comments ${NAMESPACES}>${all.join('')}</w:comments>`
}

/** The runs of a heading with the comment of that number hung on them. */
export const withComment = (id: number, inner: string): string =>
  `<w:commentRangeStart w:id="${id}"/>${inner}<w:commentRangeEnd w:id="${id}"/><w:r><w:commentReference w:id="${id}"/></w:r>`
