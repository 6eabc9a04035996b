import { Link } from 'react-router'
import { pages } from '#api/pages.ts'
import { type LegalSection, NOT_A_LAW_FIRM } from '#content/legal/section.ts'
import { LinkButton } from '#web/components/button.tsx'
import { Notice } from '#web/components/notice.tsx'
import { PageTitle } from '#web/components/page-title.tsx'
import { say } from '#web/spanish/say.ts'
import { SpanishNote } from '#web/spanish/spanish-note.tsx'

interface LegalPageProps {
  title: string
  updated: string
  sections: readonly LegalSection[]
  /** The other legal page. */
  sibling: { to: string; label: string }
}

/** The page on which a legal text is set. */
export function LegalPage({ title, updated, sections, sibling }: LegalPageProps) {
  return (
    <article className="mx-auto max-w-[46rem] px-4 py-12 sm:py-16">
      <PageTitle>{say(title)}</PageTitle>
      <p className="mt-3 text-ink-soft">Last updated {say(updated)}</p>
      <SpanishNote about="legal" className="mt-6" />
      <Notice kind="warning" title={say(NOT_A_LAW_FIRM.title)} className="mt-8">
        {say(NOT_A_LAW_FIRM.text)}
      </Notice>
      <p className="mt-6">
        <Link to={sibling.to} className="link">
          {say(sibling.label)}
        </Link>
      </p>
      {sections.map(({ heading, paragraphs }, index) => (
        <section key={heading} lang="en" className="mt-10">
          <h2 className="text-2xl">
            {index + 1}. {heading}
          </h2>
          {paragraphs.map((paragraph) => (
            <p key={paragraph} className="mt-3">
              {paragraph}
            </p>
          ))}
        </section>
      ))}
      <LinkButton to={pages.home} variant="secondary" className="mt-12">
        Return to Home
      </LinkButton>
    </article>
  )
}
