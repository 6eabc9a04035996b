import { Link } from 'react-router'
import { articlePath } from '#api/pages.ts'
import type { Article } from '#content/articles/article.ts'
import { ArticleFacts } from './article-facts.tsx'
import { ArticlePicture } from './article-picture.tsx'

/** The newest article, larger than the others. */
export function FeaturedArticle({ article }: { article: Article }) {
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
