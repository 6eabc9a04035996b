import { showToast } from '#web/shell/toast-store.ts'

/** How long to wait before looking again whether the server answers, in milliseconds. */
const PAUSE = 2_000

async function serverAnswers(): Promise<boolean> {
  return fetch('/healthz', { cache: 'no-store' }).then(
    ({ ok }) => ok,
    () => false,
  )
}

async function untilServerAnswers(): Promise<void> {
  while (!(await serverAnswers())) await new Promise((resolve) => setTimeout(resolve, PAUSE))
}

/**
 * Loads a page's code, in an outage as soon as it is over: until then the page that is left stays, which says what is
 * saved where. Throws what loading throws when the server is there and yet does not give the code.
 */
export async function onceFetched<Code>(load: () => Promise<Code>): Promise<Code> {
  try {
    return await load()
  } catch (fault) {
    if (await serverAnswers()) throw fault
    showToast({
      title: 'Waiting for the connection',
      description: 'The next page opens as soon as the server can be reached. Your answers are kept.',
    })
    await untilServerAnswers()
    return load()
  }
}
