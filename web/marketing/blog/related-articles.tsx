import { Link } from 'react-router'
import { articlePath } from '#api/pages.ts'
import type { Article } from '#content/articles/article.ts'
import { relatedTo } from '#content/articles/catalogue.ts'
import { ArticlePicture } from './article-picture.tsx'

export function RelatedArticles({ article }: { article: Article }) {
  return (
    <section className="page-width mt-16 sm:mt-24" aria-labelledby="related-articles">
      <h2 id="related-articles" className="border-t border-hairline pt-10 text-3xl">
        Related Articles
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
              Read article
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}
