import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { type ComponentType, type RefObject, Suspense, useEffect, useRef } from 'react'
import { Link, useLocation, useNavigate, useParams } from 'react-router'
import { articlePath, pages } from '#api/pages.ts'
import { type Article, type ArticleText, articleOf, relatedTo } from '#content/articles/catalog.ts'
import { product } from '#domain/product.ts'
import { lazyWithRetry, PartMissing } from '#web/app/lazy-with-retry.tsx'
import { LinkButton } from '#web/components/button.tsx'
import { addressedPart } from '#web/components/link-targets.ts'
import { PageTitle } from '#web/components/page-title.tsx'
import { Waiting } from '#web/components/progress.tsx'
import { EnglishNote } from '#web/i18n/english-note.tsx'
import { ArticleFacts, ArticlePicture } from './article-facts.tsx'
import { Invitation, StartLink } from './invitation.tsx'

export default function ArticlePage() {
  const article = articleOf(useParams().id)
  const Body = bodyOf(article)
  return (
    <>
      <article className="page-width pt-8 sm:pt-12">
        <Link to={pages.blog} className="link inline-block py-2">
          <Trans>
            <span aria-hidden="true">← </span>Back to all articles
          </Trans>
        </Link>
        <header className="mt-6 max-w-4xl">
          <p lang="en" className="font-semibold text-spruce">
            {article.categories.join(', ')}
          </p>
          <PageTitle lang="en" className="mt-2 lg:text-5xl">
            {article.title}
          </PageTitle>
          <p className="mt-5">
            <Trans>Written by {product.name}</Trans>
          </p>
          <ArticleFacts article={article} className="mt-1" />
          <EnglishNote about="article" className="mt-5" />
        </header>
        <ArticlePicture article={article} eager className="mt-8 aspect-2/1 sm:mt-10 lg:aspect-5/2" />
        <Suspense fallback={<Waiting>{t`Loading article...`}</Waiting>}>
          <Body />
        </Suspense>
        <Tags categories={article.categories} />
      </article>
      <RelatedArticles article={article} />
      <CallToAction />
    </>
  )
}

/** On every article, after its own subjects (specification P 2.8). */
const always = ['Dynasty Trusts', 'Wyoming']

function Tags({ categories }: { categories: readonly string[] }) {
  return (
    <footer className="mt-12 lg:ml-[19rem]">
      <ul aria-label={t`Tags`} className="flex flex-wrap gap-2.5">
        {[...categories, ...always].map((tag) => (
          <li key={tag} lang="en" className="rounded-sm bg-sage px-3 py-1 text-base">
            {tag}
          </li>
        ))}
      </ul>
    </footer>
  )
}

/** The foot of an article. */
function CallToAction() {
  return (
    <Invitation
      title={t`Ready to Create Your Dynasty Trust?`}
      text={t`Thirteen steps in plain words, and your answers are saved as you go. An attorney should read the documents before anyone signs.`}
    >
      <StartLink>
        <Trans>Start Your Trust</Trans>
      </StartLink>
      <LinkButton to={pages.services} variant="secondary" className="bg-paper">
        <Trans>View Our Services</Trans>
      </LinkButton>
    </Invitation>
  )
}

function RelatedArticles({ article }: { article: Article }) {
  return (
    <section className="page-width mt-16 sm:mt-24" aria-labelledby="related-articles">
      <h2 id="related-articles" className="border-t border-hairline pt-10 text-3xl">
        <Trans>Related Articles</Trans>
      </h2>
      <ul className="mt-8 grid gap-x-8 gap-y-10 md:grid-cols-3">
        {relatedTo(article).map((other) => (
          <li key={other.id} className="flex flex-col items-start">
            <ArticlePicture article={other} className="aspect-2/1" />
            <h3 id={`related-${other.id}`} lang="en" className="mt-4 text-xl">
              {other.title}
            </h3>
            <p lang="en" className="mt-2 mb-3 line-clamp-2 text-ink-soft">
              {other.excerpt}
            </p>
            <Link
              to={articlePath(other.id)}
              aria-describedby={`related-${other.id}`}
              className="link mt-auto inline-block py-1"
            >
              <Trans>Read article</Trans>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}

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
function bodyOf(article: Article): ComponentType {
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
