import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { Notice } from '#web/components/notice.tsx'
import { useInstallation } from '#web/features/account/auth/auth-state.ts'

export function GrantorSecurity() {
  const { reviewLinks } = useInstallation()
  return (
    <Notice title={t`Your information is protected`}>
      <p>
        <Trans>Your social security number is stored encrypted and masked on screen.</Trans>
      </p>
      {reviewLinks ? (
        <p>
          <Trans>
            Other people see your answers only through a review link that you make, and at most the last four digits of
            this number.
          </Trans>
        </p>
      ) : (
        <p>
          <Trans>No other user can see your answers.</Trans>
        </p>
      )}
    </Notice>
  )
}
