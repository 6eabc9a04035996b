import clsx from 'clsx'
import { Link } from 'react-router'
import { documentIds, documents, samplePath } from '#content/documents.ts'
import { translate } from '#web/i18n/i18n.ts'

/** The nine documents in the order of signing: each with what it is for, and the way to its sample. */
export function DocumentList({ className }: { className?: string }) {
  return (
    <ol className={clsx('grid gap-x-12 border-t border-hairline lg:grid-cols-2', className)}>
      {documentIds.map((id) => (
        <li key={id} className="border-b border-hairline py-5">
          {/* Loaded as a page: its HTML has the document, which the page's code would have to write first. */}
          <Link to={samplePath(id)} reloadDocument className="link inline-block py-1 font-serif text-xl font-semibold">
            {translate(documents[id].name)}
          </Link>
          <p className="mt-1 text-ink-soft">{translate(documents[id].purpose)}</p>
        </li>
      ))}
    </ol>
  )
}
