import { basename } from 'node:path'
import type { Plugin } from 'vite'
import { articles, picturePath } from '#content/articles/catalog.ts'
import { articlePicture, type Scheme } from '#web/components/pictures/article-picture.ts'
import { articleText } from './article-text.ts'

/** Lets a page import an article's Markdown as HTML that is made at build, so that no browser carries a Markdown parser. */
function texts(): Plugin {
  return {
    name: 'kinstead-article-texts',
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

/** Each article's picture by its path, in light and dark. */
function drawn(): Map<string, string> {
  const draw = (scheme: Scheme) =>
    articles.map((article): [string, string] => [
      picturePath(article, scheme === 'dark'),
      articlePicture(article.file, article.categories, scheme),
    ])
  return new Map([...draw('light'), ...draw('dark')])
}

/**
 * Draws the articles' pictures into files. A file of about 5 KB is fetched when it comes into sight and kept for the list and
 * the article alike; ten pictures drawn into the list's HTML would make it 50 KB heavier for every visit.
 */
function pictures(): Plugin {
  return {
    name: 'kinstead-article-pictures',
    configureServer({ middlewares }) {
      middlewares.use((request, response, next) => {
        const picture = drawn().get(request.url?.split('?')[0] ?? '')
        if (picture === undefined) return next()
        response.setHeader('content-type', 'image/svg+xml').end(picture)
      })
    },
    generateBundle() {
      if (this.environment.name !== 'client') return
      for (const [path, source] of drawn()) this.emitFile({ type: 'asset', fileName: path.slice(1), source })
    },
  }
}

export const articlesPlugins = () => [texts(), pictures()]
