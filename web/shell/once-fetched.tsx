import { type ComponentType, lazy, useCallback, useEffect, useState } from 'react'
import { Button } from '#web/ui/button.tsx'
import { PageTitle } from '#web/ui/page-title.tsx'

/** How long code may take to come, in milliseconds. */
const LIMIT = 15_000
/** The time between two attempts to fetch what did not come, in milliseconds. */
const PAUSE = 3_000

interface MissingProps {
  busy: boolean
  retry: () => void
}

/** Shown while a page's code cannot be fetched: the header stays, and every link in it works. */
function PageMissing(props: MissingProps) {
  return (
    <div className="page-width py-10 sm:py-14">
      <PageTitle>This Page Could Not Be Loaded</PageTitle>
      <Missing {...props} />
    </div>
  )
}

/** Shown within a page that is there, where the code of one part of it cannot be fetched. */
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

async function inTime<Result>(result: Promise<Result>): Promise<Result> {
  const { promise, reject } = Promise.withResolvers<never>()
  const limit = setTimeout(reject, LIMIT, new Error('The code of the page took too long to come'))
  return Promise.race([result, promise]).finally(() => clearTimeout(limit))
}

const serverAnswers = () =>
  fetch('/readyz', { cache: 'no-store', signal: AbortSignal.timeout(PAUSE) }).then(
    ({ ok }) => ok,
    () => false,
  )

type Load<Props> = () => Promise<{ default: ComponentType<Props> }>

/** A component that fetches itself until it is there, and shows `Instead` until then. */
function untilFetched<Props extends object>(load: Load<Props>, Instead: ComponentType<MissingProps>) {
  let Fetched: ComponentType<Props> | undefined
  return function UntilFetched(props: Props) {
    const [, setThere] = useState(Fetched !== undefined)
    const [busy, setBusy] = useState(false)
    const attempt = useCallback(async () => {
      try {
        Fetched ??= (await inTime(load())).default
        setThere(true)
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
      // After an update the server has this code no more, and some browsers remember that a module did not come.
      if (!(await attempt()) && (await serverAnswers())) window.location.reload()
      setBusy(false)
    }
    return Fetched ? <Fetched {...props} /> : <Instead busy={busy} retry={() => void retry()} />
  }
}

let missing = false
/** Whether the code of a page could not be fetched since this page was opened. */
export const isCodeMissing = () => missing

/**
 * As React's `lazy`, but where the code cannot be fetched, `Instead` is shown, which offers to try again, and the code is
 * fetched as soon as the connection is back.
 */
export function onceFetched<Props extends object>(
  load: Load<Props>,
  Instead: ComponentType<MissingProps> = PageMissing,
) {
  return lazy(() =>
    inTime(load()).catch((error: unknown) => {
      missing = true
      console.error('The code of a page could not be fetched', error)
      return { default: untilFetched(load, Instead) }
    }),
  )
}
