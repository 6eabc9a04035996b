import { Link } from 'react-router'
import { articlePath } from '#api/pages.ts'
import type { Article } from '#content/articles/article.ts'
import { ArticleFacts } from './article-facts.tsx'
import { ArticlePicture } from './article-picture.tsx'

/** An article in the list. The title is the link; all of the card leads there. */
export function ArticleCard({ article }: { article: Article }) {
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
