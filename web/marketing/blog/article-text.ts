import type { Article, ArticleText } from '#content/articles/article.ts'

/** A chunk of its own for each text: who reads one article does not load the others. */
const files = import.meta.glob<ArticleText>('#content/articles/*.md', { import: 'default' })

/** The mark of the element that holds an article's text. */
export const TEXT_OF = 'data-article'

/** The text as the page came with it, rendered at build: it need not be fetched a second time. */
function textInPage({ id }: Article): ArticleText | undefined {
  const place = typeof document === 'undefined' ? null : document.querySelector(`[${TEXT_OF}="${id}"]`)
  if (!place) return undefined
  const headings = [...place.querySelectorAll('h2')].map((heading) => ({
    id: heading.id,
    text: heading.textContent ?? '',
  }))
  return { html: place.innerHTML, headings }
}

/** The text of an article. */
export async function articleText(article: Article): Promise<ArticleText> {
  const [, load] = Object.entries(files).find(([path]) => path.endsWith(`/${article.file}`)) ?? []
  if (!load) throw new Error(`content/articles/${article.file} is missing`)
  return textInPage(article) ?? load()
}
