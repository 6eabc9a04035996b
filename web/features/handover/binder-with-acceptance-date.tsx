import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { type ReactNode, useEffect, useState } from 'react'
import { flushSync } from 'react-dom'
import { isCalendarDate, longDate } from '#domain/formats/calendar-date.ts'
import type { TrustRecord } from '#domain/trust/record.ts'
import { Button } from '#web/components/button.tsx'
import { FieldFrame } from '#web/components/field-frame.tsx'
import { locale } from '#web/i18n/i18n.ts'
import { Binder } from './binder.tsx'
import { Rule } from './binder-tables.tsx'

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

interface BinderWithAcceptanceDateProps {
  trust: TrustRecord
  /** Offers the sheet for the outside of an envelope, too. */
  envelope?: true
  note?: ReactNode
}

/** The binder, with the day from which its dates are counted, and what prints it. */
export function BinderWithAcceptanceDate({ trust, envelope, note }: BinderWithAcceptanceDateProps) {
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
        <Binder trust={trust} accepted={accepted} note={note} />
      </div>
      {paper === 'envelope' && <Envelope trust={trust} />}
    </>
  )
}

/** The sheet on the outside of an envelope: for whom, when it may be opened, and what is in it. No asset and no amount is on it. */
function Envelope({ trust }: { trust: TrustRecord }) {
  const { trustName, trustDate, backupTrusteeName, handoverOpening, handoverOriginals } = trust
  return (
    <div className="envelope hidden print:block">
      <p className="text-xl">
        <Trans>For</Trans>
      </p>
      <p dir="auto" className="text-3xl font-semibold wrap-anywhere">
        {backupTrusteeName?.trim() || t`The successor trustee`}
      </p>
      <p className="mt-2">
        <Trans>Successor trustee of</Trans>
      </p>
      <p dir="auto" className="text-2xl wrap-anywhere">
        {trustName?.trim() || t`Untitled Trust`}
      </p>
      {trustDate && <p>{t`Dated as of ${longDate(trustDate, locale())}`}</p>}
      <p className="mt-10 text-xl">
        <Trans>To be opened:</Trans>{' '}
        <bdi className="wrap-anywhere">{handoverOpening?.trim() || t`when you are to take over as trustee`}</bdi>
      </p>
      <p className="mt-10 font-semibold">
        <Trans>In this envelope</Trans>
      </p>
      <p>
        <Trans>The binder for the successor trustee: what the trust is, whom to call, and the first sixty days.</Trans>
      </p>
      <p className="mt-6 font-semibold">
        <Trans>The signed originals</Trans>
      </p>
      {handoverOriginals?.trim() ? (
        <p dir="auto" className="wrap-anywhere whitespace-pre-line [unicode-bidi:plaintext]">
          {handoverOriginals}
        </p>
      ) : (
        <Rule className="w-full" />
      )}
      <p className="mt-16 flex gap-6">
        <span className="flex-1">
          <Rule className="w-full" />
          <span className="block">
            <Trans>Sealed on</Trans>
          </span>
        </span>
        <span className="flex-2">
          <Rule className="w-full" />
          <span className="block">
            <Trans>By (signature across the flap)</Trans>
          </span>
        </span>
      </p>
    </div>
  )
}
