/** The files of the page's code, the one that runs it first, as scripts/prerender.ts has listed them in the head. */
export function listedCode(): string[] {
  const listed: unknown = JSON.parse(document.getElementById('code')?.textContent ?? '[]')
  return Array.isArray(listed) ? listed.filter((file) => typeof file === 'string') : []
}

function fetchOne(href: string, fetchPriority: 'low' | 'high'): HTMLLinkElement {
  const link = Object.assign(document.createElement('link'), {
    rel: 'modulepreload',
    crossOrigin: '',
    fetchPriority,
    href,
  })
  document.head.append(link)
  return link
}

/** Fetches the code at once, and does not run it. */
export function fetchCode(files: readonly string[]): void {
  for (const file of files) fetchOne(file, 'high')
}

/** Fetches one file after the other, so that whatever else the reader asks for meanwhile hardly notices. */
export function fetchInTurn([next, ...others]: readonly string[]): void {
  if (next !== undefined) fetchOne(next, 'low').addEventListener('load', () => fetchInTurn(others))
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
