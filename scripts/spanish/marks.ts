import { decoded, hasWords, spokenText } from './jsx-text.ts'
import { below, isNode, isText, keyOfTemplate, type Node, nodeIn, nodesIn, parsed } from './syntax.ts'

/** What the marked source calls the two functions of web/language/say.ts. */
export const SAY = '$say'
export const MIX = '$mix'

/** What of an element is read or heard, besides what stands in it. */
const TEXT_ATTRIBUTES = new Set([
  'aria-label',
  'aria-description',
  'aria-valuetext',
  'aria-roledescription',
  'title',
  'placeholder',
  'alt',
  'label',
  'help',
  'hint',
  'heading',
  'summary',
  'caption',
  'question',
  'legend',
  'lead',
  'note',
  'words',
  'text',
  'term',
  'detail',
  'awaited',
  'why',
])

/** Elements whose text is the same in every language. */
const UNSPOKEN = new Set(['code', 'pre', 'kbd', 'script', 'style'])

const FUNCTIONS = new Set(['FunctionDeclaration', 'FunctionExpression', 'ArrowFunctionExpression'])

export interface Edit {
  start: number
  end: number
  text: string
}

export interface Marked {
  edits: Edit[]
  texts: Text[]
}

export interface Text {
  /** As the catalogue names it. */
  key: string
  /** Where it begins in the source. */
  at: number
  /** It is said when the file is loaded, before anybody has chosen a language. */
  early: boolean
}

/**
 * Finds the product's own words in a source file: text in JSX, the attributes that are read or heard, and what is given
 * to `say`. Strings within expressions count where their value is what is shown. Values are never among them.
 */
export function marksIn(source: string, file: string): Marked {
  const marker = new Marker()
  marker.visit(parsed(source, file))
  return marker
}

class Marker implements Marked {
  readonly edits: Edit[] = []
  readonly texts: Text[] = []
  #depth = 0

  visit(node: Node): void {
    const deeper = FUNCTIONS.has(node.type) ? 1 : 0
    this.#depth += deeper
    if (node.type === 'JSXElement' || node.type === 'JSXFragment') this.#element(node, false)
    else if (isSay(node)) this.#said(node)
    else for (const each of below(node)) this.visit(each)
    this.#depth -= deeper
  }

  #found(key: string, at: number) {
    this.texts.push({ key, at, early: this.#depth === 0 })
  }

  #around({ start, end }: Node, before: string, after: string) {
    this.edits.push({ start, end: start, text: before }, { start: end, end, text: after })
  }

  #replace({ start, end }: Node, text: string) {
    this.edits.push({ start, end, text })
  }

  /** `say('…')` and say`…` in the source itself. */
  #said(node: Node) {
    if (node.type === 'TaggedTemplateExpression') this.#found(keyOfTemplate(nodeIn(node, 'quasi')), node.start)
    const [text] = nodesIn(node, 'arguments')
    for (const each of text ? choicesOf(text) : []) if (isText(each)) this.#found(each.value, each.start)
    for (const each of below(node)) this.visit(each)
  }

  /** Marks what an expression shows. */
  #shown(node: Node): void {
    for (const each of choicesOf(node)) {
      if (isText(each) && hasWords(each.value)) {
        this.#found(each.value, each.start)
        this.#around(each, `${SAY}(`, ')')
      } else if (each.type === 'TemplateLiteral' && hasWords(keyOfTemplate(each))) {
        this.#found(keyOfTemplate(each), each.start)
        this.edits.push({ start: each.start, end: each.start, text: SAY })
      }
    }
    this.visit(node)
  }

  #attributes(element: Node) {
    if (element.type === 'JSXFragment') return
    for (const attribute of nodesIn(nodeIn(element, 'openingElement'), 'attributes')) {
      const { value } = attribute
      if (!isNode(value)) {
        this.visit(attribute)
        continue
      }
      const spoken = TEXT_ATTRIBUTES.has(attributeName(attribute))
      if (!spoken) this.visit(value)
      else if (value.type === 'JSXExpressionContainer') this.#shown(nodeIn(value, 'expression'))
      else if (isText(value) && hasWords(value.value)) {
        const words = decoded(value.value)
        this.#found(words, value.start)
        this.#replace(value, `{${SAY}(${JSON.stringify(words)})}`)
      }
    }
  }

  #element(element: Node, inJsx: boolean) {
    if (isUnspoken(element)) return
    this.#attributes(element)
    const children = childrenOf(element)
    const [only] = children
    if (!children.some(saysWords)) this.#children(children)
    else if (children.length === 1 && only) this.#alone(only)
    else {
      const { key, mask } = mixed(children)
      this.#found(key, element.start)
      this.#around(element, `${inJsx ? '{' : ''}${MIX}(`, `, '${mask}')${inJsx ? '}' : ''}`)
      this.#within(children)
    }
  }

  #children(children: readonly Node[]) {
    for (const child of children) {
      if (child.type === 'JSXExpressionContainer') this.#shown(nodeIn(child, 'expression'))
      else if (child.type !== 'JSXText') this.#element(child, true)
    }
  }

  /** A text that is all an element holds. */
  #alone(child: Node) {
    if (child.type !== 'JSXText') return this.#children([child])
    const words = spokenText(String(child.value))
    this.#found(words, child.start)
    const lines = '\n'.repeat(String(child.value).split('\n').length - 1)
    this.#replace(child, `{${SAY}(${JSON.stringify(words)})${lines}}`)
  }

  /** What stands within a mixed text is part of it, and only its attributes and values are marked by themselves. */
  #within(children: readonly Node[]) {
    for (const child of children) {
      if (textOf(child) !== undefined) continue
      if (child.type === 'JSXElement' && partOfText(child)) {
        this.#attributes(child)
        this.#within(childrenOf(child))
      } else this.#children([child])
    }
  }
}

const isSay = (node: Node) => {
  const called = node.type === 'CallExpression' ? node.callee : node.type === 'TaggedTemplateExpression' && node.tag
  return isNode(called) && called.type === 'Identifier' && called.name === 'say'
}

/** The expressions of which one becomes the value. */
function choicesOf(node: Node): Node[] {
  switch (node.type) {
    case 'ConditionalExpression':
      return [...choicesOf(nodeIn(node, 'consequent')), ...choicesOf(nodeIn(node, 'alternate'))]
    case 'LogicalExpression':
      return node.operator === '&&'
        ? choicesOf(nodeIn(node, 'right'))
        : [...choicesOf(nodeIn(node, 'left')), ...choicesOf(nodeIn(node, 'right'))]
    case 'ParenthesizedExpression':
    case 'TSAsExpression':
    case 'TSSatisfiesExpression':
      return choicesOf(nodeIn(node, 'expression'))
    default:
      return [node]
  }
}

function attributeName(attribute: Node): string {
  const { name } = nodeIn(attribute, 'name')
  return typeof name === 'string' ? name : ''
}

function isUnspoken(element: Node): boolean {
  if (element.type === 'JSXFragment') return false
  const opening = nodeIn(element, 'openingElement')
  const { name } = nodeIn(opening, 'name')
  const untranslated = nodesIn(opening, 'attributes').some(
    (attribute) =>
      attribute.type === 'JSXAttribute' &&
      attributeName(attribute) === 'translate' &&
      isNode(attribute.value) &&
      attribute.value.value === 'no',
  )
  return untranslated || (typeof name === 'string' && UNSPOKEN.has(name))
}

/** What an element is given as its children: without the breaks of lines and remarks that JSX leaves out. */
function childrenOf(element: Node): Node[] {
  return nodesIn(element, 'children').filter((child) => {
    if (child.type === 'JSXText') return spokenText(String(child.value)) !== ''
    return child.type !== 'JSXExpressionContainer' || nodeIn(child, 'expression').type !== 'JSXEmptyExpression'
  })
}

/** The fixed words of a child, when it is nothing else. */
function textOf(child: Node): string | undefined {
  if (child.type === 'JSXText') return spokenText(String(child.value))
  if (child.type !== 'JSXExpressionContainer') return undefined
  const inside = nodeIn(child, 'expression')
  return isText(inside) ? inside.value : undefined
}

const saysWords = (child: Node) => hasWords(textOf(child) ?? '')

/** Whether an element within a text has words of that text in it. */
function partOfText(element: Node): boolean {
  if (isUnspoken(element)) return false
  return childrenOf(element).some((child) => saysWords(child) || (child.type === 'JSXElement' && partOfText(child)))
}

/**
 * The name of a text with elements and values in it, 'See <0>the plans</0>, {0}', and its mask, with which `mix` finds
 * the same name from what React is given: t for words, v for a value, e for an element, brackets around what is in one.
 */
function mixed(children: readonly Node[]): { key: string; mask: string } {
  let values = 0
  let elements = 0
  const name = (inner: readonly Node[]): { key: string; mask: string } => {
    let key = ''
    let mask = ''
    for (const child of inner) {
      const words = textOf(child)
      if (words !== undefined) {
        key += words
        mask += 't'
      } else if (child.type === 'JSXExpressionContainer') {
        key += `{${values++}}`
        mask += 'v'
      } else if (child.type === 'JSXElement' && partOfText(child)) {
        const number = elements++
        const within = name(childrenOf(child))
        key += `<${number}>${within.key}</${number}>`
        mask += `(${within.mask})`
      } else {
        key += `<${elements++}/>`
        mask += 'e'
      }
    }
    return { key, mask }
  }
  return name(children)
}
