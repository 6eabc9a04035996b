import { join } from 'node:path'
import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { articlesPlugins } from './scripts/articles/plugin.ts'
import { BUNDLE, prerenderPages } from './scripts/prerender.ts'

export default defineConfig({
  root: 'web',
  plugins: [react(), tailwindcss(), articlesPlugins()],
  // The year of the rendered pages, with which React must take them over in whatever year that is.
  define: { 'import.meta.env.BUILT_IN_YEAR': new Date().getFullYear() },
  build: {
    outDir: '../dist',
    emptyOutDir: true,
    manifest: true,
    // Inlined assets would be data: URLs, which the content security policy refuses for fonts.
    assetsInlineLimit: 0,
    target: 'es2023',
    // Every browser of that year knows how to preload modules.
    modulePreload: { polyfill: false },
  },
  environments: {
    client: {
      build: {
        rolldownOptions: {
          // The window that Google sends back gets a page without the application.
          input: ['index.html', 'google-return/index.html'].map((page) => join(import.meta.dirname, 'web', page)),
          output: {
            codeSplitting: {
              // Every page needs these together; in one file they compress better, and outlast a change of ours.
              groups: [
                { name: 'react', test: /node_modules[\\/](react|react-dom|scheduler)[\\/]/ },
                // What several public pages share, with the home page, most of which it is: of less use in ten small files.
                {
                  name: 'public',
                  test: /web[\\/](pages[\\/](home[\\/](?!testimonials[\\/])|newsletter|invitation|subscribe-form-to-come)|pictures[\\/](contour|terrain|random))/,
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
    },
  },
})
