import { HtmlValidate, StaticConfigLoader } from 'html-validate'

/** Every recommended rule, and each exception with its reason. */
const validator = new HtmlValidate(
  new StaticConfigLoader({
    root: true,
    extends: ['html-validate:recommended', 'html-validate:document', 'html-validate:a11y'],
    rules: {
      // Ways of writing the same, which Vite and React have settled for us: <!doctype html>, <meta />, noValidate="".
      'doctype-style': 'off',
      'void-style': 'off',
      'attr-case': 'off',
      'attribute-boolean-style': 'off',
      // Scripts and styles come from our own server, by names that hold a hash of their content.
      'require-sri': 'off',
      // Our fieldset disables a whole form at once; the form, not the fieldset, has the name.
      'wcag/h71': 'off',
      // An article's list of contents is there twice, folded for phones and beside the text, and only one of them is shown.
      'unique-landmark': 'off',
      // An article's title is as long as it must be; lists of results cut it.
      'long-title': ['error', { maxlength: 90 }],
      // What stands in for a page whose code does not come must not be taken for the page's own <main>.
      'prefer-native-element': ['error', { exclude: ['main'] }],
    },
  }),
)

/** What is wrong with the HTML of a page, by these rules, in readable lines. */
export async function htmlErrors(html: string): Promise<string[]> {
  // A reader without scripts has the one, a reader with them the other.
  const readings = [
    html.replace(/\s*<noscript>.*?<\/noscript>/gs, ''),
    html.replace(/\s*<div id="late".*?<\/div>/s, ''),
  ]
  const found = await Promise.all(readings.map(readingErrors))
  return [...new Set(found.flat())]
}

async function readingErrors(html: string): Promise<string[]> {
  const { results } = await validator.validateString(html)
  return results.flatMap(({ messages }) =>
    messages.map(({ ruleId, message, line, column }) => `${line}:${column} ${ruleId}: ${message}`),
  )
}
