import { expect, test } from 'vitest'
import {
  below,
  isNode,
  isText,
  keyOfTemplate,
  type Node,
  nodeIn,
  nodesIn,
  parsed,
  sources,
} from '#scripts/i18n/literals.ts'

/** The attributes of an element that are shown or announced. */
const TEXT_ATTRIBUTES = new RegExp(
  `^(${[
    'aria-(label|description|valuetext|roledescription)',
    ...['title', 'placeholder', 'alt', 'label', 'help', 'hint', 'heading', 'summary', 'caption', 'question', 'legend'],
    ...['lead', 'note', 'words', 'text', 'term', 'detail', 'awaited', 'why'],
  ].join('|')})$`,
)

/** Elements whose text is the same in every language. */
const UNSPOKEN = /^(code|pre|kbd|script|style)$/

const hasWords = (text: string) => /\p{L}/u.test(text)
const nameOf = (node: Node) => (typeof node.name === 'string' ? node.name : '')

/** Words in JSX that no macro of Lingui has, and that would stay English: texts, and strings that become one. */
function bareWords(source: string, file: string): string[] {
  const found: string[] = []
  const shown = (node: Node) => found.push(...literalsOf(node).filter(hasWords))
  const visit = (node: Node, inTrans: boolean): void => {
    if (node.type !== 'JSXElement' && node.type !== 'JSXFragment') {
      for (const each of below(node)) visit(each, inTrans && node.type.startsWith('JSX'))
      return
    }
    if (isUnspoken(node)) return
    const name = node.type === 'JSXElement' ? nameOf(nodeIn(nodeIn(node, 'openingElement'), 'name')) : ''
    if (node.type === 'JSXElement')
      for (const attribute of nodesIn(nodeIn(node, 'openingElement'), 'attributes')) {
        const { name, value } = attribute
        if (isNode(value) && isNode(name) && TEXT_ATTRIBUTES.test(nameOf(name))) shown(value)
        for (const each of below(attribute)) visit(each, false)
      }
    const isTranslated = inTrans || name === 'Trans'
    for (const child of nodesIn(node, 'children')) {
      const bare = child.type === 'JSXText' && !isTranslated ? String(child.value).replaceAll(/&\w+;/g, '').trim() : ''
      if (hasWords(bare)) found.push(bare)
      if (child.type === 'JSXExpressionContainer' && !(isTranslated && isText(nodeIn(child, 'expression'))))
        shown(child)
      visit(child, isTranslated)
    }
  }
  visit(parsed(source, file), false)
  return found
}

/** The strings of which one becomes the value. */
function literalsOf(node: Node): string[] {
  if (isText(node)) return [node.value]
  switch (node.type) {
    case 'TemplateLiteral':
      return [keyOfTemplate(node).replaceAll(/\{\d+\}/g, '')]
    case 'ConditionalExpression':
      return [...literalsOf(nodeIn(node, 'consequent')), ...literalsOf(nodeIn(node, 'alternate'))]
    case 'LogicalExpression':
      return [...(node.operator === '&&' ? [] : literalsOf(nodeIn(node, 'left'))), ...literalsOf(nodeIn(node, 'right'))]
    case 'JSXExpressionContainer':
    case 'ParenthesizedExpression':
    case 'TSAsExpression':
    case 'TSSatisfiesExpression':
      return literalsOf(nodeIn(node, 'expression'))
    default:
      return []
  }
}

function isUnspoken(node: Node): boolean {
  if (node.type === 'JSXFragment') return false
  const opening = nodeIn(node, 'openingElement')
  const isUntranslated = nodesIn(opening, 'attributes').some(
    ({ name, value }) => isNode(name) && nameOf(name) === 'translate' && isNode(value) && value.value === 'no',
  )
  return isUntranslated || UNSPOKEN.test(nameOf(nodeIn(opening, 'name')))
}

/** Documents and the description of the API are English in every language. */
const ENGLISH =
  /^web\/(features\/documents\/preview\/(sheet|piece-view|table-view)|features\/api-reference\/.*|prerender|main)\.tsx$/

test('every word in a page is given to Lingui', () => {
  const pages = sources('web/**/*.tsx').filter(({ file }) => !ENGLISH.test(file))
  expect(pages.length).toBeGreaterThan(100)
  expect(pages.flatMap(({ file, source }) => bareWords(source, file).map((words) => `${file}: ${words}`))).toEqual([])
})

test.each([
  ['a text', '<p>Two words</p>'],
  ['a text beside a macro', '<p><Trans>Two</Trans> words</p>'],
  ['an attribute that is read', '<a title="To the top" />'],
  ['one of two', '<p>{busy ? "Saving" : name}</p>'],
  // biome-ignore lint/suspicious/noTemplateCurlyInString: a source, as it is in a file
  ['a template', '<p>{`Step ${n}`}</p>'],
  ['a string among the values of a text', '<Trans>Made {late && "too late"}</Trans>'],
  ['a text in an element that is a value', '<Trans>Made {late && <b>too late</b>}</Trans>'],
])('finds %s', (_, source) => {
  expect(bareWords(`const a = ${source}`, 'page.tsx')).toHaveLength(1)
})

test.each([
  ['what a macro says', '<p title={t`Top`}><Trans>Two <b>words</b>{" "}here</Trans></p>'],
  ['values', '<p>{trust.trustName} · 100%</p>'],
  ['attributes that nobody reads', '<p className="two words" />'],
  ['code', '<code>npm start</code>'],
  ['what is not to be translated', '<p translate="no">English</p>'],
])('leaves alone %s', (_, source) => {
  expect(bareWords(`const a = ${source}`, 'page.tsx')).toEqual([])
})
