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
  },
})
