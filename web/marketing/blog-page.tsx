import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { Link } from 'react-router'
import { articlePath } from '#api/pages.ts'
import { type Article, articles } from '#content/articles/catalog.ts'
import { PageTitle } from '#web/components/page-title.tsx'
import { EnglishNote } from '#web/i18n/english-note.tsx'
import { ArticleFacts, ArticlePicture } from './article-facts.tsx'
import { Newsletter } from './newsletter.tsx'
import { PlanTeaser } from './plan-teaser.tsx'

export default function BlogPage() {
  const [newest, ...others] = articles
  return (
    <>
      <div className="page-width pt-12 sm:pt-16">
        <PageTitle>{t`Dynasty Trust Insights`}</PageTitle>
        <p className="mt-4 mb-10 max-w-prose text-xl leading-relaxed text-ink-soft">
          <Trans>
            Wyoming trusts explained for families, from the beginning and in plain words. Each article names its sources
            and the date of the law it states.
          </Trans>
        </p>
        <EnglishNote about="articles" className="mb-10 -mt-4" />
        {newest && <FeaturedArticle article={newest} />}
        <section aria-labelledby="more-articles" className="mt-14">
          <h2 id="more-articles" className="text-3xl">
            <Trans>More articles</Trans>
          </h2>
          <ul className="mt-8 grid gap-x-8 gap-y-12 sm:grid-cols-2 lg:grid-cols-3">
            {others.map((article) => (
              <li key={article.id}>
                <ArticleCard article={article} />
              </li>
            ))}
          </ul>
        </section>
      </div>
      <PlanTeaser />
      <Newsletter title={t`Stay Informed`} />
    </>
  )
}

/** An article in the list. The title is the link; all of the card leads there. */
function ArticleCard({ article }: { article: Article }) {
  return (
    <article className="group relative flex h-full flex-col">
      <ArticlePicture article={article} className="aspect-2/1" />
      <p lang="en" className="mt-4 text-base font-semibold text-spruce">
        {article.categories.join(', ')}
      </p>
      <h3 lang="en" className="mt-1 text-2xl">
        <Link
          to={articlePath(article.id)}
          className="decoration-2 underline-offset-4 group-hover:underline after:absolute after:inset-0"
        >
          {article.title}
        </Link>
      </h3>
      <p lang="en" className="mt-2 mb-4 text-ink-soft">
        {article.excerpt}
      </p>
      <ArticleFacts article={article} className="mt-auto" />
    </article>
  )
}

/** The newest article, larger than the others. */
function FeaturedArticle({ article }: { article: Article }) {
  return (
    <article className="group relative grid gap-6 border-y border-hairline py-8 sm:py-10 lg:grid-cols-[1.35fr_1fr] lg:items-center lg:gap-12">
      <ArticlePicture article={article} eager className="aspect-2/1 lg:aspect-5/3" />
      <div>
        <p lang="en" className="font-semibold text-spruce">
          {article.categories.join(', ')}
        </p>
        <h2 lang="en" className="mt-2 text-3xl sm:text-4xl">
          <Link
            to={articlePath(article.id)}
            className="decoration-2 underline-offset-4 group-hover:underline after:absolute after:inset-0"
          >
            {article.title}
          </Link>
        </h2>
        <p lang="en" className="mt-4 max-w-prose text-xl leading-relaxed text-ink-soft">
          {article.excerpt}
        </p>
        <ArticleFacts article={article} className="mt-5" />
      </div>
    </article>
  )
}
