import { Notice } from '#web/ui/notice.tsx'

export function GrantorSecurity() {
  return (
    <Notice title="Your information is protected">
      Your social security number is encrypted where it is stored and masked on screen. Other people see your answers
      only through a review link that you make, and of this number its last four digits at most.
    </Notice>
  )
}
