import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { Button } from '#web/components/button.tsx'
import { Notice } from '#web/components/notice.tsx'

export function LoadFailed({ retry }: { retry: () => void }) {
  return (
    <Notice kind="error" title={t`This could not be loaded`}>
      <p>
        <Trans>Please check your internet connection. Nothing was changed.</Trans>
      </p>
      <Button variant="secondary" size="small" className="mt-3" onClick={retry}>
        <Trans>Try again</Trans>
      </Button>
    </Notice>
  )
}
