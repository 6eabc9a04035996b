import { type ReactNode, StrictMode } from 'react'
import { ErrorBoundary } from './error-boundary.tsx'

/** What stands around the router, at build as in the browser: React hydrates a page only from the same tree. */
export function Root({ children }: { children: ReactNode }) {
  return (
    <StrictMode>
      <ErrorBoundary>{children}</ErrorBoundary>
    </StrictMode>
  )
}
