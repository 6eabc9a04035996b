/** What the blog shows of an article besides its text, which is the Markdown file `file` in this folder (specification P 3). */
export interface Article {
  /** Its place in the list and in its address: 1 to 10. */
  id: number
  file: string
  title: string
  /** Two or three lines for the list. */
  excerpt: string
  /** The day it speaks for: `yyyy-MM-dd`. */
  date: string
  /** How long reading it takes, in minutes, at {@link WORDS_A_MINUTE}. */
  minutes: number
  /** One or more subjects. */
  categories: readonly string[]
}

export const WORDS_A_MINUTE = 220

/** Where the build puts an article's picture, 960 by 480; `dark` is its night's version. */
export function picturePath({ id }: Pick<Article, 'id'>, dark = false): string {
  return `/articles/${id}${dark ? '-dark' : ''}.svg`
}

/** What a page gets when it imports an article's Markdown: the build has turned it into HTML that may stand in the page. */
export interface ArticleText {
  html: string
  /** The headings of the second level, in order; each has its `id` in the HTML. */
  headings: readonly { id: string; text: string }[]
}
