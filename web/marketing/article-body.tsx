import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { type ComponentType, type RefObject, useEffect, useRef } from 'react'
import { useLocation, useNavigate } from 'react-router'
import type { Article, ArticleText } from '#content/articles/catalog.ts'
import { lazyWithRetry, PartMissing } from '#web/app/lazy-with-retry.tsx'
import { addressedPart } from '#web/components/link-targets.ts'

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

type Headings = ArticleText['headings']

function TableOfContents({ headings }: { headings: Headings }) {
  return (
    <>
      <details className="rounded-md border border-hairline bg-surface px-5 lg:hidden">
        <summary className="py-3.5 font-semibold">
          <Trans>In this article</Trans>
        </summary>
        <nav aria-label={t`In this article`}>
          <Parts headings={headings} className="pb-4" />
        </nav>
      </details>
      <nav
        aria-labelledby="contents"
        className="sticky top-8 hidden max-h-[calc(100dvh-4rem)] self-start overflow-y-auto lg:block"
      >
        <h2 id="contents" className="font-sans text-base font-semibold">
          <Trans>In this article</Trans>
        </h2>
        <Parts headings={headings} className="mt-2 border-l border-hairline pl-4" />
      </nav>
    </>
  )
}

function Parts({ headings, className }: { headings: Headings; className: string }) {
  return (
    <ul lang="en" className={className}>
      {headings.map(({ id, text }) => (
        <li key={id}>
          <a
            href={`#${id}`}
            className="block rounded-sm py-1.5 text-base leading-snug text-ink-soft hover:text-ink hover:underline"
          >
            {text}
          </a>
        </li>
      ))}
    </ul>
  )
}
