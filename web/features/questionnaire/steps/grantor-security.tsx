import { Notice } from '#web/components/notice.tsx'
import { useInstallation } from '#web/features/account/auth/auth-state.ts'

export function GrantorSecurity() {
  const { reviewLinks } = useInstallation()
  return (
    <Notice title="Your information is protected">
      <p>Your social security number is encrypted where it is stored and masked on screen.</p>
      {reviewLinks ? (
        <p>
          Other people see your answers only through a review link that you make, and of this number its last four
          digits at most.
        </p>
      ) : (
        <p>No other user can see your answers.</p>
      )}
    </Notice>
  )
}
