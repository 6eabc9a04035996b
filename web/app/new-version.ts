/** The time between two questions for a new version, in milliseconds. */
const PAUSE = 3_600_000

let isNewer = false
const listeners = new Set<() => void>()

function set(value: boolean) {
  if (isNewer === value) return
  isNewer = value
  for (const listener of listeners) listener()
}

/** Whether the service worker belongs to another build than this page. */
export const hasNewVersion = () => isNewer
export function onNewVersion(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

let pageEntry = ''
/** Tells from which build the page runs, by the address of its first module: a prerendered page names it in no script element. */
export function runsFrom(entry: string): void {
  pageEntry = entry
}

/** Registers the service worker, and compares its build with the page's whenever a new one takes over. */
export async function registerServiceWorker(): Promise<void> {
  const workers = navigator.serviceWorker
  const ask = () => workers.controller?.postMessage('build')
  workers.addEventListener('message', ({ data }: MessageEvent<{ entry?: string }>) => {
    const { entry } = data
    if (entry) set(new URL(entry, location.href).href !== pageEntry)
  })
  workers.addEventListener('controllerchange', ask)
  ask()
  await workers.register('/sw.js')
  setInterval(() => void workers.getRegistration().then((registration) => registration?.update()), PAUSE)
}
