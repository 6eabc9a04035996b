import { buildDocument } from '#documents/build.ts'
import { parts } from '#documents/docx/parts.ts'
import { zipDocx } from '#documents/docx/zip.ts'
import type { Doc } from '#documents/model.ts'
import { type DocumentId, documentNames } from '#domain/trust/documents.ts'
import { families } from '#samples/families.ts'

const ids = Object.keys(documentNames) as DocumentId[]
const forEach = <Made>(make: (id: DocumentId) => Made) => Object.fromEntries(ids.map((id) => [id, make(id)]))
const docOf = (id: DocumentId): Doc => buildDocument(families.complete, documentNames[id])

interface Tagged {
  doc: Doc
  /** What stood where the tags stand now. */
  answers: Record<string, string>
}

/** The document with a tag in place of every answer: what somebody who works with templates would draw up in Word. */
function tagged(doc: Doc): Tagged {
  const answers: Record<string, string> = {}
  const walk = (part: unknown): unknown => {
    if (Array.isArray(part)) return part.map(walk)
    if (typeof part !== 'object' || part === null) return part
    if ('text' in part && 'source' in part && typeof part.text === 'string') {
      const tag = `answer${Object.keys(answers).length}`
      answers[tag] = part.text
      return { ...part, text: `{${tag}}` }
    }
    return Object.fromEntries(Object.entries(part).map(([key, value]) => [key, walk(value)]))
  }
  return { doc: walk(doc) as Doc, answers }
}

/** What the contenders find on the bench's server, by its path: answers, documents as trees, XML, and templates. */
export function material(): Record<string, string | Uint8Array> {
  const templates = forEach((id) => tagged(docOf(id)))
  return {
    'family.json': JSON.stringify(families.complete),
    'documents.json': JSON.stringify(forEach(docOf)),
    'parts.json': JSON.stringify(forEach((id) => Object.fromEntries(parts(docOf(id))))),
    'answers.json': JSON.stringify(Object.fromEntries(ids.map((id) => [id, templates[id]?.answers]))),
    ...Object.fromEntries(ids.map((id) => [`templates/${id}.docx`, zipDocx(parts(templates[id]?.doc ?? docOf(id)))])),
  }
}
