import { join } from 'node:path'
import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { defineConfig, type Rolldown } from 'vite'
import { articlesPlugins } from '#scripts/articles.ts'
import { iconInPage } from '#scripts/prerender.ts'
import { completeServiceWorker, compressFiles } from './scripts/finish-build.ts'
import { lingui } from './scripts/i18n/macros.ts'
import { BUNDLE, prerenderPages } from './scripts/prerender.ts'
import { sampleFiles } from './scripts/sample-files.ts'

/** Modules whose path has one of these in it, on any system. */
const files = (...paths: readonly string[]) => new RegExp(paths.join('|').replaceAll('/', '[\\\\/]'))

const PUBLIC_PAGE = files('/web/main.tsx', '/web/marketing/', '/web/features/(account/pages|api-reference|checkout)/')

const LIST = files('/web/app/(account-menu|builder-routes)', '/web/features/questionnaire/lists/list-pages')
const DETAILS = files('/web/features/questionnaire/detail-pages')
const STEP = files('/web/features/questionnaire/steps/step-page')

/** Whether one of these pages loads the module with its own code. */
function isLoadedBy(pages: RegExp, id: string, graph: Rolldown.ChunkingContext, seen = new Set<string>()): boolean {
  if (seen.has(id)) return false
  seen.add(id)
  return (
    pages.test(id) || !!graph.getModuleInfo(id)?.importers.some((importer) => isLoadedBy(pages, importer, graph, seen))
  )
}

export default defineConfig({
  root: 'web',
  plugins: [lingui(), react(), tailwindcss(), articlesPlugins(), sampleFiles(), iconInPage()],
  // The year of the rendered pages, with which React must hydrate them in any year.
  define: { 'import.meta.env.BUILT_IN_YEAR': new Date().getFullYear() },
  build: {
    outDir: '../dist',
    emptyOutDir: true,
    manifest: true,
    // Inlined assets would be data: URLs, which the content security policy rejects for fonts.
    assetsInlineLimit: 0,
    // One style sheet, in the head of every page: what a page fetches by itself may fail to come, and Vite asks for it once.
    cssCodeSplit: false,
    target: 'es2023',
    modulePreload: {
      // Every browser of that year knows how to preload modules.
      polyfill: false,
      // A page's HTML preloads its code. Lists for the few files that the next page needs would be 5 KB of every page; that of
      // the documents saves a user who presses Download at once five round trips.
      resolveDependencies: (file, files, { hostType }) => (hostType === 'html' || /\bprepare-/.test(file) ? files : []),
    },
  },
  // The page's policy allows modules of ours, and they share nothing with the page.
  worker: { format: 'es' },
  environments: {
    client: {
      build: {
        rolldownOptions: {
          // The window that Google sends back gets a page without the application.
          input: ['index.html', 'google-return/index.html'].map((file) => join(import.meta.dirname, 'web', file)),
          output: {
            codeSplitting: {
              groups: [
                // Every page needs these, and they seldom change: in a file of their own they stay cached when our code does.
                {
                  name: 'every-page',
                  test: files(
                    'node_modules/(react|react-dom|react-router|scheduler|@lingui|clsx)/',
                    '/(api/(operation|pages)|domain/(formats/(calendar-date|text-rules)|message|product)|web/(api/call|components/link-targets|i18n/i18n|store))\\.ts$',
                  ),
                  includeDependenciesRecursively: false,
                },
                // What the steps share with many of the pages for signed-in users, and apart from it what the lists and
                // details do not need: in some twenty files of its own, each page would wait for it on a slow connection.
                {
                  name: (id, graph) => {
                    if (isLoadedBy(PUBLIC_PAGE, id, graph)) return null
                    if (isLoadedBy(LIST, id, graph)) return 'signed-in'
                    if (!isLoadedBy(STEP, id, graph)) return null
                    return isLoadedBy(DETAILS, id, graph) ? 'signed-in' : 'steps'
                  },
                  debugName: 'signed-in',
                  test: files('/(web|domain|api|content)/'),
                  minShareCount: 8,
                  includeDependenciesRecursively: false,
                },
              ],
            },
          },
        },
      },
    },
    ssr: {
      build: { outDir: BUNDLE, manifest: false, copyPublicDir: false, rolldownOptions: { input: 'web/prerender.tsx' } },
    },
    serviceWorker: {
      consumer: 'client',
      build: {
        emptyOutDir: false,
        manifest: false,
        copyPublicDir: false,
        rolldownOptions: {
          input: 'web/service-worker/service-worker.ts',
          // Not every browser takes a service worker that is a module.
          output: { format: 'iife', entryFileNames: 'sw.js' },
        },
      },
    },
  },
  builder: {
    async buildApp({ build, environments: { client, ssr, serviceWorker } }) {
      if (!client || !ssr || !serviceWorker) throw new Error('Vite lacks one of the three environments above.')
      await build(client)
      await build(ssr)
      await prerenderPages()
      await build(serviceWorker)
      completeServiceWorker(join(import.meta.dirname, 'dist'))
      await compressFiles(join(import.meta.dirname, 'dist'))
    },
  },
})
