import { Suspense } from 'react'
import { Link, useParams } from 'react-router'
import { pages } from '#api/pages.ts'
import { articleOf } from '#content/articles/catalogue.ts'
import { product } from '#domain/product.ts'
import { PageTitle } from '#web/components/page-title.tsx'
import { Waiting } from '#web/components/spinner.tsx'
import { SpanishNote } from '#web/spanish/spanish-note.tsx'
import { bodyOf } from './article-body.tsx'
import { ArticleFacts } from './article-facts.tsx'
import { ArticlePicture } from './article-picture.tsx'
import { CallToAction } from './call-to-action.tsx'
import { RelatedArticles } from './related-articles.tsx'
import { Tags } from './tags.tsx'

export default function ArticlePage() {
  const article = articleOf(useParams().id)
  const Body = bodyOf(article)
  return (
    <>
      <article className="page-width pt-8 sm:pt-12">
        <Link to={pages.blog} className="link inline-block py-2">
          <span aria-hidden="true">← </span>Back to all articles
        </Link>
        <header className="mt-6 max-w-4xl">
          <p lang="en" className="font-semibold text-spruce">
            {article.categories.join(', ')}
          </p>
          <PageTitle lang="en" className="mt-2 lg:text-5xl">
            {article.title}
          </PageTitle>
          <p className="mt-5">Written by {product.name}</p>
          <ArticleFacts article={article} className="mt-1" />
          <SpanishNote about="article" className="mt-5" />
        </header>
        <ArticlePicture article={article} eager className="mt-8 aspect-2/1 sm:mt-10 lg:aspect-5/2" />
        <Suspense fallback={<Waiting>Loading article...</Waiting>}>
          <Body />
        </Suspense>
        <Tags categories={article.categories} />
      </article>
      <RelatedArticles article={article} />
      <CallToAction />
    </>
  )
}
