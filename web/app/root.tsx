import { Trans } from '@lingui/react/macro'
import { Component, type ErrorInfo, type ReactNode, StrictMode } from 'react'
import { product } from '#domain/product.ts'
import { Button } from '#web/components/button.tsx'

/** What stands around the router, at build as in the browser: React hydrates a page only from the same tree. */
export function Root({ children }: { children: ReactNode }) {
  return (
    <StrictMode>
      <ErrorBoundary>{children}</ErrorBoundary>
    </StrictMode>
  )
}

interface State {
  error?: unknown
}

/** Puts a full page instead of a view that could not be drawn (specification P 8). */
class ErrorBoundary extends Component<{ children: ReactNode }, State> {
  override state: State = {}

  static getDerivedStateFromError(error: unknown): State {
    return { error }
  }

  override componentDidCatch(error: unknown, { componentStack }: ErrorInfo) {
    console.error('The page could not be drawn', error, componentStack)
  }

  override render() {
    if (!('error' in this.state)) return this.props.children
    const { error } = this.state
    return (
      <main className="mx-auto flex min-h-dvh max-w-prose flex-col justify-center gap-4 p-6">
        <h1 className="text-3xl">
          <Trans>Something went wrong</Trans>
        </h1>
        <p role="alert" className="rounded-sm border-l-4 border-clay bg-clay-soft px-5 py-4">
          {error instanceof Error ? error.message : String(error)}
        </p>
        <p>
          <Trans>Please try refreshing the page or contact support if the problem persists.</Trans>
        </p>
        <p>
          <Trans>
            Support:{' '}
            <a className="link" href={`mailto:${product.supportEmail}`}>
              {product.supportEmail}
            </a>
          </Trans>
        </p>
        <div>
          <Button onClick={() => window.location.reload()}>
            <Trans>Refresh Page</Trans>
          </Button>
        </div>
      </main>
    )
  }
}
