import { Link } from 'react-router'
import type { Blank } from '#documents/model.ts'
import type { DocumentName } from '#domain/trust/documents.ts'
import type { TrustRecord } from '#domain/trust/record.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { placeOf } from './place-of.ts'
import { downloaded } from './words.ts'

export interface Blanks {
  name: DocumentName
  blanks: readonly Blank[]
}

interface BlanksDialogProps {
  found: Blanks | null
  trust: TrustRecord | null
  onClose: () => void
}

/** Says, after a download, which answers the document is still waiting for, each a way to its question. */
export function BlanksDialog({ found, trust, onClose }: BlanksDialogProps) {
  const missing = found?.blanks.length === 1 ? '1 answer' : `${found?.blanks.length} answers`
  return (
    <Dialog open={found !== null} onClose={onClose} title={`Downloaded, with ${missing} missing`}>
      {found && (
        <>
          <p>
            {downloaded(found.name).description} It leaves a marked blank for each answer below. Give the answers and
            download it again before anybody signs.
          </p>
          <ul className="mt-4 space-y-2">
            {found.blanks.map((blank) => (
              <li key={`${blank.label} ${blank.entryId}`} dir="auto" className="wrap-anywhere">
                <Question blank={blank} trust={trust} />
              </li>
            ))}
          </ul>
          <Button variant="secondary" className="mt-6" onClick={onClose}>
            Close
          </Button>
        </>
      )}
    </Dialog>
  )
}

function Question({ blank, trust }: { blank: Blank; trust: TrustRecord | null }) {
  const place = placeOf(blank, trust)
  if (!place) return blank.label
  return (
    <Link to={place.path} className="link">
      {blank.label}
    </Link>
  )
}
