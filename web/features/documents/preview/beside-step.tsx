import { Trans } from '@lingui/react/macro'
import { type ComponentType, type ReactNode, useEffect, useId, useMemo, useState, useSyncExternalStore } from 'react'
import type { DocumentId } from '#domain/trust/documents.ts'
import type { TrustPatch } from '#domain/trust/patch.ts'
import type { TrustRecord } from '#domain/trust/record.ts'
import type { Answers } from '#domain/trust/steps/step.ts'
import { Button } from '#web/components/button.tsx'
import { Spinner } from '#web/components/progress.tsx'
import { createStore } from '#web/store.ts'

export interface LivePreviewProps {
  document: DocumentId
  trust: TrustRecord
  answers: LiveAnswers
  /** The change that these answers would make, had they been saved. */
  overlay: (answers: Answers) => TrustPatch
}

/** A step with the preview of its document beside it, or below it on a narrow screen. Nothing is loaded until it is opened. */
export function BesideStep({ children, ...preview }: LivePreviewProps & { children: ReactNode }) {
  const [open, setOpen] = useState(false)
  const id = useId()
  return (
    <div className="with-preview" data-open={open || undefined}>
      {children}
      <section aria-labelledby={`${id}title`} className="step-preview print:hidden">
        <h2 id={`${id}title`} className="text-xl">
          <button
            type="button"
            aria-expanded={open}
            aria-controls={id}
            className="flex min-h-12 w-full items-center gap-2 text-left text-spruce"
            onClick={() => setOpen(!open)}
          >
            <Trans>
              <span aria-hidden="true">{open ? '▾' : '▸'}</span> Preview of your document
            </Trans>
          </button>
        </h2>
        <div id={id} hidden={!open}>
          {open && <Loaded {...preview} />}
        </div>
      </section>
    </div>
  )
}

type State = { is: 'loading' } | { is: 'failed' } | { is: 'here'; Preview: ComponentType<LivePreviewProps> }

/** Loads the preview's code; a failure, for example in an outage, is shown here and leaves the step as it is. */
function Loaded(props: LivePreviewProps) {
  const [state, setState] = useState<State>({ is: 'loading' })
  const [attempt, setAttempt] = useState(0)
  // biome-ignore lint/correctness/useExhaustiveDependencies: each attempt loads again
  useEffect(() => {
    let left = false
    setState({ is: 'loading' })
    import('./live-preview.tsx').then(
      ({ LivePreview }) => left || setState({ is: 'here', Preview: LivePreview }),
      (error: unknown) => {
        console.error('The preview could not be loaded', error)
        if (!left) setState({ is: 'failed' })
      },
    )
    return () => {
      left = true
    }
  }, [attempt])
  if (state.is === 'here') return <state.Preview {...props} />
  if (state.is === 'loading')
    return (
      <p role="status" className="flex items-center gap-2 py-4 text-ink-soft">
        <Trans>
          <Spinner /> Loading the preview...
        </Trans>
      </p>
    )
  return (
    <div className="py-4">
      <p role="alert">
        <Trans>The preview could not be loaded. Your answers are not affected.</Trans>
      </p>
      <Button variant="secondary" size="small" className="mt-3" onClick={() => setAttempt(attempt + 1)}>
        <Trans>Try again</Trans>
      </Button>
    </div>
  )
}

/** A form's current values, for the preview beside it, without rendering the form again. */
interface LiveAnswers {
  update: (answers: Answers) => void
  subscribe: (listener: () => void) => () => void
  now: () => Answers
}

/** The preview follows once typing has paused for so long, in milliseconds: laying out many pages takes time. */
const DEBOUNCE = 250

/** `first` returns what the form holds at first. */
export function useLiveAnswers(first: () => Answers): LiveAnswers {
  // biome-ignore lint/correctness/useExhaustiveDependencies: the form reports every later value itself
  return useMemo(() => {
    const answers = createStore<Answers | undefined>(undefined)
    let initial: Answers | undefined
    let timer: ReturnType<typeof setTimeout> | undefined
    return {
      update: (changed) => {
        clearTimeout(timer)
        timer = setTimeout(() => {
          answers.set(changed)
        }, DEBOUNCE)
      },
      subscribe: answers.subscribe,
      now: () => {
        initial ??= answers.get() ?? first()
        return answers.get() ?? initial
      },
    }
  }, [])
}

export const useAnswersNow = ({ subscribe, now }: LiveAnswers) => useSyncExternalStore(subscribe, now, now)
