import type { ReactNode } from 'react'
import { Card } from '#web/components/card.tsx'

/** The sheet with a question or a notice for a reader, before the answers. */
export function ReviewSheet({ children }: { children: ReactNode }) {
  return (
    <div className="mx-auto w-full max-w-2xl px-4 py-10 sm:py-16">
      <Card className="sm:p-9">{children}</Card>
    </div>
  )
}
