import { Button } from '#web/components/button.tsx'
import { Notice } from '#web/components/notice.tsx'

/** The history is kept by the server only, so without it there is none to show. */
export function NoHistory({ retry }: { retry: () => void }) {
  return (
    <Notice kind="warning" title="The history could not be loaded" live className="mt-6 max-w-prose">
      <p>Your answers are not affected. The history comes from your account and needs a connection.</p>
      <Button variant="secondary" size="small" className="mt-3" onClick={retry}>
        Try again
      </Button>
    </Notice>
  )
}
