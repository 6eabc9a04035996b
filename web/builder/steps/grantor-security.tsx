import { Notice } from '#web/ui/notice.tsx'

export function GrantorSecurity() {
  return (
    <Notice title="Your information is protected">
      Your social security number is encrypted where it is stored and masked on screen. No other user can see your
      answers.
    </Notice>
  )
}
