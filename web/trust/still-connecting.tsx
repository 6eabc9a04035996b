import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'

export function StillConnecting({ retry }: { retry: () => void }) {
  return (
    <Card className="mt-8 max-w-prose">
      <div role="status">
        <p className="text-xl font-semibold">Still connecting…</p>
        <p className="mt-2">
          We cannot tell yet whether you have begun a trust. Nothing is lost; the page goes on as soon as the connection
          stands.
        </p>
      </div>
      <Button className="mt-5" onClick={retry}>
        Try again
      </Button>
    </Card>
  )
}
