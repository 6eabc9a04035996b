import { basename } from 'node:path'
import type { Plugin } from 'vite'
import { articleText } from './article-text.ts'

/** Lets a page import an article's Markdown as HTML that is made at build, so that no browser carries a Markdown parser. */
export function articlesPlugin(): Plugin {
  return {
    name: 'kinstead-articles',
    transform: {
      filter: { id: /\/content\/articles\/[^/]+\.md$/ },
      handler: (source, id) => ({
        code: `export default ${JSON.stringify(articleText(source, basename(id)))}`,
        moduleType: 'js',
        map: null,
      }),
    },
  }
}
