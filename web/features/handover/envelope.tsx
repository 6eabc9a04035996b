import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { longDate } from '#domain/formats/calendar-date.ts'
import type { TrustRecord } from '#domain/trust/record.ts'
import { locale } from '#web/i18n/i18n.ts'
import { Rule } from './noted.tsx'

/** The sheet on the outside of an envelope: for whom, when it may be opened, and what is in it. No asset and no amount is on it. */
export function Envelope({ trust }: { trust: TrustRecord }) {
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
