import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { useEffect, useState } from 'react'
import { flushSync } from 'react-dom'
import { isCalendarDate } from '#domain/formats/calendar-date.ts'
import type { TrustRecord } from '#domain/trust/record.ts'
import { Button } from '#web/components/button.tsx'
import { FieldFrame } from '#web/components/field-frame.tsx'
import { Binder } from './binder.tsx'
import { Envelope } from './envelope.tsx'

type Paper = 'binder' | 'envelope'

/** Which of the two is on paper: the binder, also for the browser's own command, unless the envelope's button was pressed. */
function usePaper() {
  const [paper, setPaper] = useState<Paper>('binder')
  useEffect(() => {
    const after = () => setPaper('binder')
    addEventListener('afterprint', after)
    return () => removeEventListener('afterprint', after)
  }, [])
  const print = (wanted: Paper) => {
    // Laid out before the dialog opens, which takes the page as it is.
    flushSync(() => setPaper(wanted))
    window.print()
  }
  return { paper, print }
}

interface BinderWithDayProps {
  trust: TrustRecord
  /** Offers the sheet for the outside of an envelope, too. */
  envelope?: true
}

/** The binder, with the day from which its dates are counted, and what prints it. */
export function BinderWithDay({ trust, envelope }: BinderWithDayProps) {
  const [typed, setTyped] = useState('')
  const { paper, print } = usePaper()
  const accepted = isCalendarDate(typed) && typed >= '1900-01-01' ? typed : ''
  return (
    <>
      <div className="screen-only mt-5 print:hidden">
        <FieldFrame
          id="accepted"
          label={t`Date the office is accepted`}
          optional
          help={t`With this date, the binder shows calendar dates. Without it, the binder counts days. The date is not saved.`}
        >
          <input
            id="accepted"
            type="date"
            className="input max-w-48"
            min="1900-01-01"
            max="9998-12-31"
            aria-describedby="accepted-help"
            value={typed}
            onChange={({ target }) => setTyped(target.value)}
          />
        </FieldFrame>
        <div className="mt-4 flex flex-wrap gap-3">
          <Button onClick={() => print('binder')}>
            <Trans>Print the binder</Trans>
          </Button>
          {envelope && (
            <Button variant="secondary" onClick={() => print('envelope')}>
              <Trans>Print the envelope sheet</Trans>
            </Button>
          )}
        </div>
      </div>
      <div className={paper === 'envelope' ? 'print:hidden' : undefined}>
        <Binder trust={trust} accepted={accepted} />
      </div>
      {paper === 'envelope' && <Envelope trust={trust} />}
    </>
  )
}
