import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { Link } from 'react-router'
import { dollars } from '#documents/wording/assets.ts'
import { passesByDesignation } from '#domain/trust/by-designation.ts'
import type { Asset } from '#domain/trust/entries.ts'
import {
  DESIGNATION_NOTES,
  isLandElsewhere,
  OWNERSHIP_NOTES,
  type TaskDetail,
  taskDetails,
} from '#domain/trust/funding-tasks.ts'
import { answerPlace } from '#domain/trust/question-of.ts'
import { SourcedText } from '#web/features/trust/sourced-facts.tsx'
import { translate } from '#web/i18n/i18n.ts'

/** What of an asset its task needs, and what the way of owning it adds. */
export function AssetFacts({ asset }: { asset: Asset }) {
  const ownership = OWNERSHIP_NOTES[asset.ownership]
  const designation = passesByDesignation(asset)
  const worth = dollars(asset.value)
  return (
    <div className="mt-1 space-y-1 text-base print:mt-0 print:flex print:flex-wrap print:gap-x-4 print:space-y-0">
      {worth && <p className="text-ink-soft tabular-nums">{worth}</p>}
      {taskDetails(asset).map(({ label, path, value }) => (
        <p key={label}>
          <span className="text-ink-soft">{translate(label)}: </span>
          {value ? <bdi className="wrap-anywhere">{value}</bdi> : <NotGiven asset={asset} label={label} path={path} />}
        </p>
      ))}
      {isLandElsewhere(asset) && (
        <p>
          <Trans>
            This land is outside Wyoming. The law of the place where it lies governs its transfer, not the sections
            above.
          </Trans>
        </p>
      )}
      {designation && (
        <p>
          <SourcedText fact={DESIGNATION_NOTES[designation]} />
        </p>
      )}
      {ownership && (
        <p>
          <SourcedText fact={ownership} />
        </p>
      )}
    </div>
  )
}

function NotGiven({ asset, label, path }: { asset: Asset } & Pick<TaskDetail, 'label' | 'path'>) {
  const place = answerPlace('assets', asset.id, path)
  return (
    <Link
      to={place.path}
      state={{ question: place.question }}
      className="link italic"
      aria-label={t`${translate(label)} of ${asset.name}: not given yet`}
    >
      <Trans>not given yet</Trans>
    </Link>
  )
}
