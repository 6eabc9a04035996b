import { Button } from '#web/ui/button.tsx'
import { Notice } from '#web/ui/notice.tsx'

export function LoadFailed({ retry }: { retry: () => void }) {
  return (
    <Notice kind="error" title="This could not be loaded">
      <p>Please check your internet connection. Nothing was changed.</p>
      <Button variant="secondary" size="small" className="mt-3" onClick={retry}>
        Try again
      </Button>
    </Notice>
  )
}
