import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { Suspense } from 'react'
import { Link, useParams } from 'react-router'
import { articlePath, pages } from '#api/pages.ts'
import { type Article, articleOf, relatedTo } from '#content/articles/catalog.ts'
import { product } from '#domain/product.ts'
import { LinkButton } from '#web/components/button.tsx'
import { PageTitle } from '#web/components/page-title.tsx'
import { Waiting } from '#web/components/spinner.tsx'
import { EnglishNote } from '#web/i18n/english-note.tsx'
import { bodyOf } from './article-body.tsx'
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
