import { relative } from 'node:path'
import type { Plugin } from 'vite'
import { type Edit, MIX, marksIn, SAY } from './marks.ts'

const web = `${import.meta.dirname}/../../web/`

/** Documents and the description of the API are English in every language. */
const ENGLISH = /(^|\/)(preview\/(sheet|piece-view|table-view)|features\/api-reference\/[\w-]+)\.tsx$/

/** Whether the texts of a file are translated; tests and what only starts the pages have none. */
export const isTranslated = (file: string) =>
  /\.tsx$/.test(file) && !/\.test\.|(^|\/)(prerender|main)\.tsx$/.test(file) && !ENGLISH.test(file)

/** The source with its texts marked, every line where it was. */
export function marked(source: string, file: string): string | undefined {
  const { edits } = marksIn(source, file)
  if (edits.length === 0) return undefined
  const names = `import { mix as ${MIX}, say as ${SAY} } from '#web/spanish/say.ts';`
  return names + inserted(source, edits)
}

function inserted(source: string, edits: readonly Edit[]): string {
  let from = 0
  let text = ''
  for (const edit of edits.toSorted((a, b) => a.start - b.start)) {
    text += source.slice(from, edit.start) + edit.text
    from = edit.end
  }
  return text + source.slice(from)
}

/** Marks the product's own words in every page, so that they can be shown in Spanish. */
export function textsMarked(): Plugin {
  return {
    name: 'kinstead-texts-marked',
    enforce: 'pre',
    transform: {
      filter: { id: /\.tsx$/ },
      handler(source, id) {
        const file = relative(web, id)
        if (file.startsWith('..') || !isTranslated(file)) return null
        const code = marked(source, file)
        return code === undefined ? null : { code, map: null }
      },
    },
  }
}
