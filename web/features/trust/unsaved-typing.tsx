import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { useSyncExternalStore } from 'react'
import { Link } from 'react-router'
import { type DraftPlace, draftPlace } from '#domain/trust/draft-place.ts'
import type { TrustRecord } from '#domain/trust/record.ts'
import { Button } from '#web/components/button.tsx'
import { askToConfirm } from '#web/components/confirm-store.ts'
import { Notice } from '#web/components/notice.tsx'
import { device, onStorageChange } from '#web/features/trust-sync/browser.ts'
import { translate } from '#web/i18n/i18n.ts'
import { setApart } from '#web/i18n/trans.tsx'

/** `Beneficiaries: Ann Alder` */
export const placeLabel = ({ name, entry }: DraftPlace) =>
  entry === undefined ? translate(name) : `${translate(name)}: ${entry}`

/** The places that hold typing which is not saved, by the names of their drafts. */
export function useUnsavedPlaces(trust: TrustRecord): { key: string; place: DraftPlace }[] {
  const keys = useSyncExternalStore(
    onStorageChange,
    () => device.drafts.steps(trust.uid).join('\n'),
    () => '',
  )
  return keys.split('\n').flatMap((key) => {
    const place = draftPlace(key, trust)
    return place ? [{ key, place }] : []
  })
}

/** The steps that hold typing which is not saved, each with the way to it. */
export function UnsavedTyping({ trust }: { trust: TrustRecord }) {
  const places = useUnsavedPlaces(trust)
  if (places.length === 0) return null
  const discard = async (key: string, place: DraftPlace) => {
    const sure = await askToConfirm({
      title: 'Discard what you typed?',
      body: t`Your unsaved typing in ${placeLabel(place)} is lost. Your saved answers stay as they are.`,
      yes: 'Discard',
      no: 'Keep',
      destructive: true,
    })
    if (sure) device.drafts.clear(trust.uid, key)
  }
  return (
    <Notice kind="warning" className="mt-3 py-2! print:hidden">
      <div className="flex flex-wrap items-center gap-x-4">
        <p className="font-semibold">
          <Trans>Typed and not saved yet</Trans>
        </p>
        {/* The day of signing is saved as soon as it is open, and has no button for it. */}
        <p>
          <Trans>In this browser only; open it to save it.</Trans>
        </p>
        <ul className="flex flex-wrap gap-x-6 gap-y-1">
          {places.map(({ key, place }) => (
            <li key={key} className="flex flex-wrap items-center gap-x-3">
              <Link to={place.path} className="link wrap-anywhere">
                {setApart(placeLabel(place))}
              </Link>
              <Button
                variant="secondary"
                size="small"
                aria-label={t`Discard what you typed in ${placeLabel(place)}`}
                onClick={() => void discard(key, place)}
              >
                <Trans>Discard</Trans>
              </Button>
            </li>
          ))}
        </ul>
      </div>
    </Notice>
  )
}
