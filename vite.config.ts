import { join } from 'node:path'
import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { articlesPlugins } from './scripts/articles/plugin.ts'
import { compressFiles } from './scripts/compress.ts'
import { iconInPage } from './scripts/icon-in-page.ts'
import { BUNDLE, prerenderPages } from './scripts/prerender.ts'
import { textsMarked } from './scripts/spanish/plugin.ts'

/** Modules whose path has one of these in it, on any system. */
const files = (...paths: readonly string[]) => new RegExp(paths.join('|').replaceAll('/', '[\\\\/]'))

export default defineConfig({
  root: 'web',
  plugins: [textsMarked(), react(), tailwindcss(), articlesPlugins(), iconInPage()],
  // The year of the rendered pages, with which React must take them over in whatever year that is.
  define: { 'import.meta.env.BUILT_IN_YEAR': new Date().getFullYear() },
  build: {
    outDir: '../dist',
    emptyOutDir: true,
    manifest: true,
    // Inlined assets would be data: URLs, which the content security policy refuses for fonts.
    assetsInlineLimit: 0,
    // One style sheet, in the head of every page: what a page fetches by itself may fail to come, and Vite asks for it once.
    cssCodeSplit: false,
    target: 'es2023',
    // Every browser of that year knows how to preload modules.
    modulePreload: {
      polyfill: false,
      // What these need is there with the pages that lead to them, nearly all of it, or is small and seldom wanted; the lists would be longer than that.
      resolveDependencies: (file, needed) =>
        /\/(code-form|log-out|cart|telling|catalogue|profile|api-reference-page|not-found-page|terms-page|privacy-page|(before-signing|funding-plan|signing-kit|glance|answers|history|version|review-links)-page|from-file-pages|review-page)-/.test(
          file,
        )
          ? []
          : needed,
    },
  },
  // The page's policy allows modules of ours, and they share nothing with the page.
  worker: { format: 'es' },
  environments: {
    client: {
      build: {
        rolldownOptions: {
          // The window that Google sends back gets a page without the application; a rendered page wakes it when needed.
          input: ['index.html', 'google-return/index.html', 'wake/wake.ts'].map((file) =>
            join(import.meta.dirname, 'web', file),
          ),
          output: {
            codeSplitting: {
              groups: [
                // Every page needs these together; in one file they compress better, and outlast a change of ours.
                { name: 'react', test: files('node_modules/(react|react-dom|scheduler)/') },
                // What the same pages use is of less use in twenty small files than in one: each costs a name in the lists of
                // what to fetch, and words that gzip does not find again. Not the modules that are fetched by name, though,
                // which must stay files of their own.
                {
                  // With all that these need: otherwise the first file of the program would be taken apart for them.
                  name: 'page',
                  test: files(
                    'web/ui/(page-title|field-names|document-title|card|use-in-browser|notice|visually-hidden)',
                    'web/api/',
                    'api/(operation|limits)',
                    'web/sync/new-uuid',
                    'web/auth/(fail|failure-text)',
                    'web/spanish/spanish-note',
                  ),
                },
                {
                  name: 'forms',
                  test: files(
                    'web/ui/(form|validation|field\\.|use-field|ssn|error-summary|same-value|caret-after|check)',
                    'node_modules/(react-hook-form|@hookform/resolvers|@standard-schema/utils)/',
                    'domain/formats/(text-rules|social-security-number\\.)',
                  ),
                  includeDependenciesRecursively: false,
                },
                // Apart from the forms, since those of the public pages check their few answers without it.
                {
                  name: 'zod',
                  test: files('node_modules/zod/', 'domain/formats/text\\.'),
                  includeDependenciesRecursively: false,
                },
                // What a form shares with the newsletter's before its own code is there.
                {
                  name: 'fields',
                  test: files('web/ui/(field-frame|needs-scripts)'),
                  includeDependenciesRecursively: false,
                },
                // By which the questionnaire finds its pages, before any of them is there.
                {
                  name: 'way',
                  test: files('domain/trust/(routes|resume|documents\\.)'),
                  includeDependenciesRecursively: false,
                },
                // What a trust is made of, which the store of the answers needs without the steps.
                {
                  name: 'trust',
                  test: files(
                    'domain/trust/(record|entries|patch|directive|enumerations|lifecycle|acknowledgements)',
                    'domain/formats/date',
                    'api/trust',
                  ),
                  includeDependenciesRecursively: false,
                },
                {
                  name: 'steps',
                  test: files(
                    'domain/trust/(question-of|termination|trustee-rows)',
                    'domain/trust/(detail-pages|list-change|prefill|rename|self-trustee|details/beneficiary-age)',
                    'domain/trust/steps/(?!beneficiary-form|asset-form|entry-form)',
                    'domain/formats/money',
                    'web/trust/(still-connecting|use-overdue|saving-|trust-gate|refused-)',
                    'web/builder/shell/(saving-indicator|today|use-saving|with-trust|blank-trust)',
                    'web/sync/(drafts|draft-keeper)',
                    'web/ui/progress',
                  ),
                  includeDependenciesRecursively: false,
                },
                {
                  name: 'documents',
                  test: files(
                    '/documents/(?!shows-change|signing-kit|prepare|packet/prepare|compose|facts|model|wording/(ages|assets|clean|direction|distribution|divided-by-percentage|fallbacks|takers|until-division|value|who-decides))',
                  ),
                  includeDependenciesRecursively: false,
                },
                {
                  name: 'public',
                  test: files(
                    'web/pages/(home/(?!testimonials/|home-page)|newsletter|invitation|subscribe-form-to-come)',
                  ),
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
  },
  builder: {
    async buildApp({ build, environments: { client, ssr } }) {
      if (!client || !ssr) throw new Error('Vite has no environment for the browser, or none for rendering at build.')
      await build(client)
      await build(ssr)
      await prerenderPages()
      await compressFiles(join(import.meta.dirname, 'dist'))
    },
  },
})
