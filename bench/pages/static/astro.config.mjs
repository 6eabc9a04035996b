import { defineConfig } from 'astro/config'

// All output stays in node_modules, which the checks of the project skip.
export default defineConfig({
  outDir: './node_modules/.static',
  cacheDir: './node_modules/.astro-cache',
  publicDir: './no-public-files',
  devToolbar: { enabled: false },
})
