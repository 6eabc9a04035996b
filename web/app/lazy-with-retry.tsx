import { type ComponentType, lazy, useCallback, useEffect, useState } from 'react'
import { Button } from '#web/components/button.tsx'
import { PageTitle } from '#web/components/page-title.tsx'

/** The longest that code may take to load, in milliseconds. */
const LIMIT = 15_000
/** The time between two attempts, in milliseconds. */
const PAUSE = 3_000

interface MissingProps {
  busy: boolean
  retry: () => void
}

/** Shown while a page's code cannot be loaded: the header stays, and every link in it works. */
function PageMissing(props: MissingProps) {
  return (
    <div className="page-width py-10 sm:py-14">
      <PageTitle>This Page Could Not Be Loaded</PageTitle>
      <Missing {...props} />
    </div>
  )
}

/** Shown within a page instead of a part whose code cannot be loaded. */
export function PartMissing(props: MissingProps) {
  return (
    <div className="my-6">
      <p className="font-semibold">This part of the page could not be loaded.</p>
      <Missing {...props} />
    </div>
  )
}

function Missing({ busy, retry }: MissingProps) {
  return (
    <>
      <p role="status" className="mt-4 max-w-prose">
        It opens as soon as the server can be reached. Nothing is lost.
      </p>
      <Button className="mt-5" busy={busy} onClick={retry}>
        Try again
      </Button>
    </>
  )
}

async function withinLimit<Result>(result: Promise<Result>): Promise<Result> {
  const { promise, reject } = Promise.withResolvers<never>()
  const limit = setTimeout(reject, LIMIT, new Error('The code of the page took too long to load'))
  return Promise.race([result, promise]).finally(() => clearTimeout(limit))
}

const serverAnswers = () =>
  fetch('/readyz', { cache: 'no-store', signal: AbortSignal.timeout(PAUSE) }).then(
    ({ ok }) => ok,
    () => false,
  )

type Load<Props> = () => Promise<{ default: ComponentType<Props> }>

/** A component that loads itself until it succeeds, and shows `Fallback` meanwhile. */
function untilLoaded<Props extends object>(load: Load<Props>, Fallback: ComponentType<MissingProps>) {
  let Loaded: ComponentType<Props> | undefined
  return function UntilLoaded(props: Props) {
    const [, setLoaded] = useState(Loaded !== undefined)
    const [busy, setBusy] = useState(false)
    const attempt = useCallback(async () => {
      try {
        Loaded ??= (await withinLimit(load())).default
        setLoaded(true)
        return true
      } catch {
        return false
      }
    }, [])

    useEffect(() => {
      let timer: ReturnType<typeof setTimeout>
      let left = false
      const keepTrying = async () => {
        clearTimeout(timer)
        if (!(await attempt()) && !left) timer = setTimeout(keepTrying, PAUSE)
      }
      void keepTrying()
      window.addEventListener('online', keepTrying)
      return () => {
        left = true
        clearTimeout(timer)
        window.removeEventListener('online', keepTrying)
      }
    }, [attempt])

    const retry = async () => {
      setBusy(true)
      // After an update the server no longer has this code, and some browsers remember that a module failed to load.
      if (!(await attempt()) && (await serverAnswers())) window.location.reload()
      setBusy(false)
    }
    return Loaded ? <Loaded {...props} /> : <Fallback busy={busy} retry={() => void retry()} />
  }
}

let missing = false
/** Whether any code failed to load since this page was opened. */
export const isCodeMissing = () => missing

/** React's `lazy` that, while the code cannot be loaded, shows `Fallback`, which offers to try again, and keeps trying by itself. */
export function lazyWithRetry<Props extends object>(
  load: Load<Props>,
  Fallback: ComponentType<MissingProps> = PageMissing,
) {
  return lazy(() =>
    withinLimit(load()).catch((error: unknown) => {
      missing = true
      console.error('The code of a page could not be fetched', error)
      return { default: untilLoaded(load, Fallback) }
    }),
  )
}
