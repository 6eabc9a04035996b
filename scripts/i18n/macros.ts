import { type PluginObject, transformAsync, types } from '@babel/core'
import macro from '@lingui/babel-plugin-lingui-macro'
import type { Plugin } from 'vite'
import { catalogModule } from './catalog.ts'

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

/** A text that a macro has in a source file. */
export interface MacroText {
  id: string
  /** The code of the values that have a number for a name, by that number. */
  placeholders: Record<string, string>
  /** Whether it is translated when the file is loaded, before anybody has chosen a language. */
  early: boolean
}

/** How a file begins to use a macro. */
export const MACROS = /from '@lingui\/(core|react)\/macro'/

const linguiConfig = {
  macro: { corePackage: ['@lingui/core/macro'], jsxPackage: ['@lingui/react/macro'] },
  runtimeConfigModule: { i18n: ['#web/i18n/i18n.ts', 'i18n'], Trans: ['#web/i18n/trans.tsx', 'Trans'] },
}

/** What Lingui's macros make of a file, with the English as the name of each text, and these texts. */
export async function compileMacros(source: string, file: string) {
  const said: MacroText[] = []
  const compiled = await transformAsync(source, {
    filename: file,
    babelrc: false,
    configFile: false,
    sourceMaps: true,
    parserOpts: { plugins: file.endsWith('x') ? ['typescript', 'jsx'] : ['typescript'] },
    plugins: [[macro, { descriptorFields: 'message', linguiConfig }], () => englishAsId(source, said)],
  })
  return { code: compiled?.code ?? '', map: JSON.stringify(compiled?.map), said }
}

/**
 * Makes the English the id of a text, as it is of the texts of `domain/`, `api/` and the server. Lingui's own id is a hash
 * of it, which every page would have to load as well.
 */
const englishAsId = (source: string, said: MacroText[]): PluginObject => ({
  visitor: {
    ObjectExpression(path) {
      const { node } = path
      if (!node.leadingComments?.some(({ value }) => value.trim() === '* i18n')) return
      const part = (name: string) =>
        node.properties.find(
          (each): each is types.ObjectProperty =>
            types.isObjectProperty(each) && types.isIdentifier(each.key, { name }),
        )
      const [id, message, values] = ['id', 'message', 'values'].map(part)
      if (!id || !types.isStringLiteral(message?.value)) throw path.buildCodeFrameError('This text has no English.')
      const call = types.isCallExpression(path.parent) ? path.parent : undefined
      if (call) call.arguments = values ? [message.value, values.value as types.Expression] : [message.value]
      id.value = message.value
      node.properties = node.properties.filter((each) => each !== message)
      said.push({
        id: message.value.value,
        placeholders: types.isObjectExpression(values?.value) ? numbered(values.value, source) : {},
        // What `msg` makes is said later.
        early: (call !== undefined || types.isJSXSpreadAttribute(path.parent)) && !path.getFunctionParent(),
      })
    },
  },
})

function numbered(values: types.ObjectExpression, source: string): Record<string, string> {
  const found: Record<string, string> = {}
  // A value that is itself made of a macro has no place in the source.
  for (const each of values.properties)
    if (types.isObjectProperty(each) && types.isNumericLiteral(each.key) && each.value.start && each.value.end)
      found[each.key.value] = source.slice(each.value.start, each.value.end)
  return found
}
