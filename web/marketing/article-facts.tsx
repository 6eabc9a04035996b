import { Trans } from '@lingui/react/macro'
import clsx from 'clsx'
import { type Article, picturePath } from '#content/articles/catalog.ts'
import { longDate } from '#domain/formats/calendar-date.ts'
import { locale } from '#web/i18n/i18n.ts'

/** When the article was written, and how long reading it takes. */
export function ArticleFacts({ article, className }: { article: Article; className?: string }) {
  return (
    <p className={clsx('flex flex-wrap gap-x-2 text-base text-ink-soft', className)}>
      <time dateTime={article.date}>{longDate(article.date, locale())}</time>
      <span aria-hidden="true">·</span>
      <span>
        <Trans>{article.minutes} min read</Trans>
      </span>
    </p>
  )
}

interface ArticlePictureProps {
  article: Article
  /** Whether it is in sight when the page opens. */
  eager?: boolean
  className?: string
}

/** The article's map. It says nothing that the title does not, so it has no words of its own. */
export function ArticlePicture({ article, eager = false, className }: ArticlePictureProps) {
  return (
    // Its own width would be that of a picture that has not come yet, and what is below it would move.
    <picture className="block w-full">
      <source srcSet={picturePath(article, true)} media="screen and (prefers-color-scheme: dark)" />
      <img
        src={picturePath(article)}
        width={960}
        height={480}
        alt=""
        loading={eager ? 'eager' : 'lazy'}
        className={clsx('block h-auto w-full rounded-lg border bg-sage border-hairline object-cover', className)}
      />
    </picture>
  )
}
