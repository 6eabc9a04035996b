import type { Article, ArticleText } from '#content/articles/article.ts'

/** A chunk of its own for each text: who reads one article does not load the others. */
const files = import.meta.glob<ArticleText>('#content/articles/*.md', { import: 'default' })
const begun = new Map<string, Promise<ArticleText>>()

/** The text of an article; the same promise each time, so that a page can wait for it. A failure is tried again. */
export function articleText({ file }: Article): Promise<ArticleText> {
  const earlier = begun.get(file)
  if (earlier) return earlier
  const [, load] = Object.entries(files).find(([path]) => path.endsWith(`/${file}`)) ?? []
  if (!load) throw new Error(`content/articles/${file} is missing`)
  const text = load()
  begun.set(file, text)
  text.catch(() => begun.delete(file))
  return text
}
