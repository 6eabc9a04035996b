import { type ComponentType, useRef } from 'react'
import type { Article, ArticleText } from '#content/articles/article.ts'
import { lazyWithRetry, PartMissing } from '#web/app/lazy-with-retry.tsx'
import { articleText, TEXT_OF } from './article-text.ts'
import { TableOfContents } from './table-of-contents.tsx'
import { useAddressedPart } from './use-addressed-part.ts'
import { useOwnLinks } from './use-own-links.ts'

const bodies = new Map<number, ComponentType>()

/** The text of an article with its headings, which comes when it is first shown; the same component each time. */
export function bodyOf(article: Article): ComponentType {
  const Body =
    bodies.get(article.id) ??
    lazyWithRetry(async () => {
      const text = await articleText(article)
      return { default: () => <ArticleBody article={article} text={text} /> }
    }, PartMissing)
  bodies.set(article.id, Body)
  return Body
}

/** The text, with its headings beside it, or folded above it where there is no room. */
function ArticleBody({ article, text: { html, headings } }: { article: Article; text: ArticleText }) {
  const body = useRef<HTMLDivElement>(null)
  useOwnLinks(body)
  useAddressedPart()
  return (
    <div className="mt-8 grid gap-8 sm:mt-12 lg:grid-cols-[15rem_minmax(0,1fr)] lg:gap-16">
      <TableOfContents headings={headings} />
      <div
        ref={body}
        lang="en"
        className="article-text"
        {...{ [TEXT_OF]: article.id }}
        // biome-ignore lint/security/noDangerouslySetInnerHtml: made at build from our own Markdown, which admits no HTML
        dangerouslySetInnerHTML={{ __html: html }}
      />
    </div>
  )
}
