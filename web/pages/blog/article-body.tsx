import { use, useRef } from 'react'
import type { Article } from '#content/articles/article.ts'
import { articleText, TEXT_OF } from './article-text.ts'
import { TableOfContents } from './table-of-contents.tsx'
import { useAddressedPart } from './use-addressed-part.ts'
import { useOwnLinks } from './use-own-links.ts'

/** The text, with its headings beside it, or folded above it where there is no room. */
export function ArticleBody({ article }: { article: Article }) {
  const { html, headings } = use(articleText(article))
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
