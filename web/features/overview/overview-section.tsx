import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { translate } from '#web/i18n/i18n.ts'

interface OverviewSectionProps {
  id: string
  title: string
  children: ReactNode
}

/** One picture with what introduces it and the table that says the same. */
export function OverviewSection({ id, title, children }: OverviewSectionProps) {
  return (
    <section aria-labelledby={id} className="mt-12 print:mt-4 print:break-inside-auto">
      <h2 id={id} className="mb-2 text-2xl">
        {translate(title)}
      </h2>
      <div className="[&>p]:max-w-prose print:[&>p]:max-w-none">{children}</div>
    </section>
  )
}

/** What a picture still lacks, with the way to the question. */
export function Missing({ path, words, children }: { path: string; words: string; children?: ReactNode }) {
  return (
    <p className="mt-2">
      {children && <>{children} </>}
      <Link to={path} className="link font-semibold print:hidden">
        {translate(words)}
      </Link>
    </p>
  )
}
