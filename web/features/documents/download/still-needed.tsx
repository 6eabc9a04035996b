import { Trans } from '@lingui/react/macro'
import { Link } from 'react-router'
import type { DocumentId } from '#domain/trust/documents.ts'
import { questionOf } from '#domain/trust/question-of.ts'
import { missingKeys } from '#domain/trust/readiness.ts'
import type { TrustRecord } from '#domain/trust/record.ts'
import { setApart } from '#web/components/set-apart.tsx'
import { openedFrom } from '#web/features/questionnaire/way-back.ts'
import { translate } from '#web/i18n/i18n.ts'

interface StillNeededProps {
  /** By which a download that is off is described. */
  id: string
  document: DocumentId
  trust: TrustRecord
  /** Where the list stands: a step opened from the summary offers the way back there. */
  from?: 'summary'
}

/** The answers that a document waits for before it opens, each a way to its question; nothing for a ready one. */
export function StillNeeded({ id, document, trust, from }: StillNeededProps) {
  const needed = missingKeys(document, trust).flatMap((key) => {
    const place = questionOf(key)
    return place ? [{ key, ...place }] : []
  })
  if (needed.length === 0) return null
  return (
    <p id={id} className="text-base">
      <Trans>
        {'Still needed: '}
        {needed.map(({ key, path, label, question }, at) => (
          <span key={key}>
            {at > 0 && ', '}
            <Link to={from ? openedFrom(from, path) : path} state={{ question }} className="link">
              {setApart(translate(label))}
            </Link>
          </span>
        ))}
      </Trans>
    </p>
  )
}
