import { join } from 'node:path'
import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { articlesPlugins } from './scripts/articles/plugin.ts'

export default defineConfig({
  root: 'web',
  plugins: [react(), tailwindcss(), articlesPlugins()],
  build: {
    outDir: '../dist',
    emptyOutDir: true,
    manifest: true,
    // Inlined assets would be data: URLs, which the content security policy refuses for fonts.
    assetsInlineLimit: 0,
    target: 'es2023',
    // Every browser of that year knows how to preload modules.
    modulePreload: { polyfill: false },
    rolldownOptions: {
      // The window that Google sends back gets a page without the application.
      input: ['index.html', 'google-return/index.html'].map((page) => join(import.meta.dirname, 'web', page)),
    },
  },
})
