import type { ReactNode } from 'react'
import { Contours } from '#web/components/pictures/contours.tsx'

/** A page with little to say, on a map that fades out beneath the words. */
export function QuietPage({ seed, children }: { seed: string; children: ReactNode }) {
  return (
    <div className="relative isolate -mb-20 min-h-dvh">
      <Contours seed={seed} className="absolute inset-0 -z-20 size-full" />
      <div className="veil absolute inset-0 -z-10" />
      <div className="page-width flex flex-col items-start gap-6 py-24 sm:py-36">{children}</div>
    </div>
  )
}
