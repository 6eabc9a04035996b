import { type ComponentType, type RefObject, useEffect, useRef } from 'react'
import { useLocation, useNavigate } from 'react-router'
import type { Article, ArticleText } from '#content/articles/article.ts'
import { lazyWithRetry, PartMissing } from '#web/app/lazy-with-retry.tsx'
import { addressedPart } from '#web/components/link-targets.ts'
import { TableOfContents } from './table-of-contents.tsx'

/** Follows links within the site without reloading the page: HTML made at build cannot hold the router's links. */
function useOwnLinks(place: RefObject<HTMLElement | null>): void {
  const navigate = useNavigate()
  useEffect(() => {
    const element = place.current
    const follow = (event: MouseEvent) => {
      const href = event.target instanceof Element ? event.target.closest('a')?.getAttribute('href') : undefined
      const elsewhere = event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey
      if (!href?.startsWith('/') || elsewhere) return
      event.preventDefault()
      void navigate(href)
    }
    element?.addEventListener('click', follow)
    return () => element?.removeEventListener('click', follow)
  }, [place, navigate])
}

/** Brings the heading that the address names into sight: the text comes after the browser has looked for it. */
function useAddressedPart(): void {
  const { hash } = useLocation()
  // biome-ignore lint/correctness/useExhaustiveDependencies: later changes of the hash are the browser's own business
  useEffect(() => {
    addressedPart(hash)?.scrollIntoView()
  }, [])
}

/** A chunk of its own for each text: who reads one article does not load the others. */
const files = import.meta.glob<ArticleText>('#content/articles/*.md', { import: 'default' })

/** The mark of the element that holds an article's text. */
const TEXT_OF = 'data-article'

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
async function articleText(article: Article): Promise<ArticleText> {
  const [, load] = Object.entries(files).find(([path]) => path.endsWith(`/${article.file}`)) ?? []
  if (!load) throw new Error(`content/articles/${article.file} is missing`)
  return textInPage(article) ?? load()
}

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
