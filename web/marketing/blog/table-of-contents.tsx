import type { ArticleText } from '#content/articles/article.ts'

type Headings = ArticleText['headings']

export function TableOfContents({ headings }: { headings: Headings }) {
  return (
    <>
      <details className="rounded-md border border-hairline bg-surface px-5 lg:hidden">
        <summary className="py-3.5 font-semibold">In this article</summary>
        <nav aria-label="In this article">
          <Parts headings={headings} className="pb-4" />
        </nav>
      </details>
      <nav
        aria-labelledby="contents"
        className="sticky top-8 hidden max-h-[calc(100dvh-4rem)] self-start overflow-y-auto lg:block"
      >
        <h2 id="contents" className="font-sans text-base font-semibold">
          In this article
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
