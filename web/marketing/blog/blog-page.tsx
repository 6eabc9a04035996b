import { articles } from '#content/articles/catalogue.ts'
import { PageTitle } from '#web/components/page-title.tsx'
import { SpanishNote } from '#web/spanish/spanish-note.tsx'
import { PlanTeaser } from '../home/plan-teaser.tsx'
import { Newsletter } from '../newsletter.tsx'
import { ArticleCard } from './article-card.tsx'
import { FeaturedArticle } from './featured-article.tsx'

export default function BlogPage() {
  const [newest, ...others] = articles
  return (
    <>
      <div className="page-width pt-12 sm:pt-16">
        <PageTitle>Dynasty Trust Insights</PageTitle>
        <p className="mt-4 mb-10 max-w-prose text-xl leading-relaxed text-ink-soft">
          Wyoming trusts explained for families, from the beginning and in plain words. Each article names its sources
          and the day for which it states the law.
        </p>
        <SpanishNote about="articles" className="mb-10 -mt-4" />
        {newest && <FeaturedArticle article={newest} />}
        <section aria-labelledby="more-articles" className="mt-14">
          <h2 id="more-articles" className="text-3xl">
            More articles
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
      <Newsletter title="Stay Informed" />
    </>
  )
}
