import { Button } from '#web/components/button.tsx'
import { Notice } from '#web/components/notice.tsx'

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
