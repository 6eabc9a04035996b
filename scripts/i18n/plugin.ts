import type { Plugin } from 'vite'
import { catalogModule } from './catalog.ts'
import { compileMacros, MACROS } from './macros.ts'

/** Compiles Lingui's macros in the pages, and the catalogs of other languages than English. */
export const lingui = (): Plugin[] => [
  {
    name: 'kinstead-lingui-macros',
    enforce: 'pre',
    transform: {
      filter: { id: /\.tsx?$/, code: MACROS },
      handler: (source, id) => compileMacros(source, id).then(({ code, map }) => ({ code, map })),
    },
  },
  {
    name: 'kinstead-lingui-catalogs',
    transform: {
      filter: { id: /\.po$/ },
      handler: (source) => ({ code: catalogModule(source), moduleType: 'js', map: null }),
    },
  },
]
