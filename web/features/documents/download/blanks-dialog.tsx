import { plural, t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { Link } from 'react-router'
import type { Blank } from '#documents/model.ts'
import type { DocumentBlanks } from '#documents/packet/prepare.ts'
import { english } from '#domain/message.ts'
import type { TrustRecord } from '#domain/trust/record.ts'
import type { ToastText } from '#web/app/toast-store.ts'
import { Button } from '#web/components/button.tsx'
import { Dialog } from '#web/components/dialog.tsx'
import { setApart } from '#web/components/set-apart.tsx'
import { translate } from '#web/i18n/i18n.ts'
import { placeOf } from './place-of.ts'

export interface Blanks {
  /** What the toast said of the download. */
  toast: ToastText
  /** At least one document, each with at least one blank. */
  documents: readonly DocumentBlanks[]
}

interface BlanksDialogProps {
  found: Blanks | null
  trust: TrustRecord | null
  onClose: () => void
}

const keyOf = ({ field, label, entryId }: Blank) => `${field} ${english(label)} ${entryId}`

/** Says, after a download, which answers the documents are still waiting for, each a way to its question. */
export function BlanksDialog({ found, trust, onClose }: BlanksDialogProps) {
  const documents = found?.documents ?? []
  // One answer can be missing in several documents.
  const count = new Set(documents.flatMap(({ blanks }) => blanks.map(keyOf))).size
  const missing = plural(count, { one: '# answer', other: '# answers' })
  return (
    <Dialog open={found !== null} onClose={onClose} title={t`Downloaded, with ${missing} missing`}>
      {found && (
        <>
          <p>
            <Trans>
              {translate(found.toast.description) ?? ''} There is a marked blank for each answer below. Answer these
              questions and download again before anyone signs.
            </Trans>
          </p>
          {documents.map(({ name, blanks }) => (
            <section key={name} aria-label={translate(name)}>
              {documents.length > 1 && <h3 className="mt-5 text-lg">{translate(name)}</h3>}
              <ul className={documents.length > 1 ? 'mt-1 space-y-1' : 'mt-4 space-y-2'}>
                {blanks.map((blank) => (
                  <li key={keyOf(blank)} dir="auto" className="wrap-anywhere">
                    <Question blank={blank} trust={trust} />
                  </li>
                ))}
              </ul>
            </section>
          ))}
          <Button variant="secondary" className="mt-6" onClick={onClose}>
            <Trans>Close</Trans>
          </Button>
        </>
      )}
    </Dialog>
  )
}

function Question({ blank, trust }: { blank: Blank; trust: TrustRecord | null }) {
  const place = placeOf(blank, trust)
  if (!place) return setApart(translate(blank.label))
  return (
    <Link to={place.path} state={{ question: place.question }} className="link">
      {setApart(translate(blank.label))}
    </Link>
  )
}
