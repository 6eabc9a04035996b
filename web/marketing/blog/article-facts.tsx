import clsx from 'clsx'
import type { Article } from '#content/articles/article.ts'
import { longDate } from '#domain/formats/calendar-date.ts'
import { locale } from '#web/spanish/language.ts'

/** When the article was written, and how long reading it takes. */
export function ArticleFacts({ article, className }: { article: Article; className?: string }) {
  return (
    <p className={clsx('flex flex-wrap gap-x-2 text-base text-ink-soft', className)}>
      <time dateTime={article.date}>{longDate(article.date, locale())}</time>
      <span aria-hidden="true">·</span>
      <span>{article.minutes} min read</span>
    </p>
  )
}
