import { Trans } from '@lingui/react/macro'
import { Notice } from '#web/components/notice.tsx'

/** Says in the form of an entry that the list does not have anymore that saving puts it back. */
export default function RemovedElsewhere({ name }: { name: string }) {
  return (
    <Notice kind="warning" live>
      <Trans>
        <bdi>{name}</bdi> was removed in another window or on another device. Saving puts this entry back on your list.
      </Trans>
    </Notice>
  )
}
