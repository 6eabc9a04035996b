import { barePath, pages } from '#api/pages.ts'

declare const self: ServiceWorkerGlobalScope

/** What scripts/finish-build.ts writes in front of this worker: the build that it belongs to. */
declare const BUILD: {
  /** A hash of the rest. */
  version: string
  /** The script that a page of this build runs first, as `/assets/index-a1b2.js`. */
  entry: string
  /** The page without content, which the browser fills. It is here so that it never is of another build than the files. */
  shell: { html: string; headers: Record<string, string> }
  /** Scripts, styles and fonts. Their names carry a hash of their content. */
  files: readonly string[]
}

const PREFIX = 'kinstead-'
const CACHE = PREFIX + BUILD.version
/** How long a page may take to come before the shell is shown, in milliseconds. */
const TIMEOUT = 5_000

/** The pages that show what this browser has stored. All others are read from the network only. */
const OFFLINE_PAGES = [pages.dashboard, pages.settings, pages.builder]
const worksOffline = (path: string) =>
  OFFLINE_PAGES.some((page) => path === page) || path.startsWith(`${pages.builder}/`) || path.startsWith('/preview/')

/** Stores every file or none. Files that an earlier version has stored are copied. */
async function install(): Promise<void> {
  const cache = await caches.open(CACHE)
  const missing: string[] = []
  for (const file of BUILD.files) {
    const stored = await caches.match(file, { ignoreVary: true })
    if (stored) await cache.put(file, stored)
    else missing.push(file)
  }
  await cache.addAll(missing)
  // At once, because it takes nothing from pages of the version before: their files stay.
  await self.skipWaiting()
}

/** Keeps the files of this version, and of the last one for pages that still run it. */
async function activate(): Promise<void> {
  const others = (await caches.keys()).filter((name) => name.startsWith(PREFIX) && name !== CACHE)
  await Promise.all(others.slice(0, -1).map((name) => caches.delete(name)))
  await self.clients.claim()
}

const shell = () => new Response(BUILD.shell.html, { headers: BUILD.shell.headers })
const isGatewayError = ({ status }: Response) => status >= 502 && status <= 504

/** The page from the server; the shell when the server cannot be reached. */
function openPage(request: Request): Promise<Response> {
  const page = fetch(request).then((answer) => (isGatewayError(answer) ? shell() : answer), shell)
  const late = new Promise<Response>((resolve) => setTimeout(() => resolve(shell()), TIMEOUT))
  return Promise.race([page, late])
}

self.addEventListener('install', (event) => event.waitUntil(install()))
self.addEventListener('activate', (event) => event.waitUntil(activate()))
self.addEventListener('message', ({ source }) => source?.postMessage({ entry: BUILD.entry }))
self.addEventListener('fetch', (event) => {
  const { request } = event
  const { origin, pathname } = new URL(request.url)
  if (request.method !== 'GET' || origin !== self.location.origin) return
  if (request.mode === 'navigate') {
    if (worksOffline(barePath(pathname))) event.respondWith(openPage(request))
  } else if (pathname.startsWith('/assets/')) {
    event.respondWith(caches.match(request, { ignoreVary: true }).then((stored) => stored ?? fetch(request)))
  }
})
