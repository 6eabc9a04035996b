/** The files of the page's code, the one that runs it first, as scripts/prerender.ts has listed them in the head. */
export function listedCode(): string[] {
  const listed: unknown = JSON.parse(document.getElementById('code')?.textContent ?? '[]')
  return Array.isArray(listed) ? listed.filter((file) => typeof file === 'string') : []
}

/** Fetches the code, and does not run it. */
export function fetchCode(files: readonly string[], fetchPriority: 'low' | 'high'): void {
  for (const href of files)
    document.head.append(
      Object.assign(document.createElement('link'), { rel: 'modulepreload', crossOrigin: '', fetchPriority, href }),
    )
}

/** Runs the code; `failed` is called when it cannot be fetched. */
export function runCode(src: string, failed: () => void): void {
  const script = Object.assign(document.createElement('script'), { type: 'module', crossOrigin: '', src })
  script.addEventListener('error', () => {
    script.remove()
    failed()
  })
  document.head.append(script)
}

/** How long nothing larger has been painted when the page counts as painted, in milliseconds. */
const SETTLED = 500

/** Calls `act` once everything that the page shows at first has come and been painted. */
export function oncePainted(act: () => void): void {
  let timer: ReturnType<typeof setTimeout> | undefined
  let loaded = document.readyState === 'complete'
  let watch: PerformanceObserver | undefined
  const settle = () => {
    clearTimeout(timer)
    if (loaded) timer = setTimeout(end, SETTLED)
  }
  const end = () => {
    watch?.disconnect()
    act()
  }
  if (PerformanceObserver.supportedEntryTypes.includes('largest-contentful-paint')) {
    watch = new PerformanceObserver(settle)
    watch.observe({ type: 'largest-contentful-paint', buffered: true })
  }
  window.addEventListener('load', () => {
    loaded = true
    settle()
  })
  if (loaded) settle()
}
