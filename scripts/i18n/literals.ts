import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseSync } from 'vite'

/** A node of the syntax tree, of which only what is asked for is known. */
export interface Node {
  type: string
  start: number
  end: number
  [part: string]: unknown
}

export const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && typeof (value as { type?: unknown }).type === 'string'

/** The node in that part of another one. */
export function nodeIn(node: Node, part: string): Node {
  const found = node[part]
  if (!isNode(found)) throw new Error(`${node.type} has no ${part}.`)
  return found
}

/** The nodes in that part of another one, which holds a list. */
export function nodesIn(node: Node, part: string): Node[] {
  const found = node[part]
  return Array.isArray(found) ? found.filter(isNode) : []
}

/** Everything directly below a node, in the order of the source. */
export function below(node: Node): Node[] {
  return Object.entries(node)
    .flatMap(([part, value]) => (part === 'parent' ? [] : Array.isArray(value) ? value : [value]))
    .filter(isNode)
}

const trees = new Map<string, Node>()

export function parsed(source: string, file: string): Node {
  const known = trees.get(source)
  if (known) return known
  const { program, errors } = parseSync(file, source)
  if (errors[0]) throw new Error(`${file}: ${errors[0].message}`)
  const tree = program as unknown as Node
  trees.set(source, tree)
  return tree
}

export const isText = (node: Node): node is Node & { value: string } =>
  node.type === 'Literal' && typeof node.value === 'string'

/** The fixed parts of a template, around its places. */
export function partsOf(template: Node): string[] {
  return nodesIn(template, 'quasis').map(({ value }) => String((value as { cooked: unknown }).cooked))
}

/** A template as the catalog names it: 'Step {0} of 13'. */
export function keyOfTemplate(template: Node): string {
  return partsOf(template).reduce((before, part, at) => `${before}{${at - 1}}${part}`)
}

const root = join(import.meta.dirname, '..', '..')

export interface Found {
  key: string
  file: string
}

export const sources = (...patterns: string[]) =>
  patterns
    .flatMap((pattern) => globSync(pattern, { cwd: root }))
    .filter((file) => !/\.(test|contract)\.|sync\/model\//.test(file))
    .map((file) => ({ file, source: readFileSync(join(root, file), 'utf8') }))

const SILENT = new Set([
  'ImportDeclaration',
  'ImportExpression',
  'TSLiteralType',
  'TSTypeAliasDeclaration',
  'TSInterfaceDeclaration',
])

const named = (node: unknown) => (isNode(node) ? String(node.name ?? '') : '')

/** Class names, drawings, what only the console or a developer reads, and what Lingui's macros take. */
function isSilent(node: Node): boolean {
  if (SILENT.has(node.type)) return true
  if (node.type === 'JSXAttribute') return /^(class|className|d|viewBox|src|media)$/.test(named(node.name))
  if (node.type === 'NewExpression') return /^(Range)?Error$/.test(named(node.callee))
  if (node.type !== 'CallExpression' || !isNode(node.callee)) return false
  return named(node.callee) === 'clsx' || named(node.callee.object) === 'console'
}

/** Two words, a number and a word, or one that begins a sentence. */
const looksLikeWords = (text: string) =>
  /[A-Za-z]{2,}.* .*[A-Za-z]|^\d+ [a-z]{2,}/.test(text) || /^[A-Z][a-z]{2,}[.!?…]?$/.test(text)

/** What only the API reference says, which is English: of a resource all, of an operation all but its schemas. */
function isReference(node: Node): boolean {
  if (node.type === 'CallExpression') return named(node.callee) === 'resource'
  return node.type === 'Property' && /^(summary|description|answer|fields|example)$/.test(named(node.key))
}

function stringsIn(node: Node, counts: (text: string) => boolean, found: Set<string>, inOperation = false): void {
  // Of a macro, its values are looked through.
  if (node.type === 'TaggedTemplateExpression' && /^(t|msg)$/.test(named(node.tag)) && isNode(node.quasi)) {
    for (const each of nodesIn(node.quasi, 'expressions')) stringsIn(each, counts, found, inOperation)
    return
  }
  if (node.type === 'CallExpression' && /^(plural|select)$/.test(named(node.callee))) return
  if (isSilent(node) || ((inOperation || node.type === 'CallExpression') && isReference(node))) return
  if (isText(node) && counts(node.value)) found.add(node.value)
  if (node.type === 'TemplateLiteral' && counts(partsOf(node).join(' x '))) found.add(keyOfTemplate(node))
  const isOperation = node.type === 'CallExpression' && named(node.callee) === 'operation'
  for (const each of below(node)) stringsIn(each, counts, found, inOperation || isOperation)
}

/** All strings of these files. */
export function strings(patterns: readonly string[], counts = (_text: string) => true): Found[] {
  return sources(...patterns).flatMap(({ file, source }) => {
    const found = new Set<string>()
    stringsIn(parsed(source, file), counts, found)
    return [...found].map((key) => ({ key, file }))
  })
}

/** Strings that look like words somebody may read, wherever they are in these files. */
export const literals = (...patterns: string[]): Found[] => strings(patterns, looksLikeWords)

/** A call `message('…', { … })`: its id, and the names of the values where they are in the call. */
interface MessageCall extends Found {
  values?: readonly string[]
}

function idsOf(node: Node | undefined): string[] {
  if (node?.type === 'ConditionalExpression') return below(node).slice(1).flatMap(idsOf)
  return node && isText(node) ? [node.value] : []
}

function messageCallsIn(node: Node, file: string): MessageCall[] {
  const inside = below(node).flatMap((each) => messageCallsIn(each, file))
  if (node.type !== 'CallExpression' || named(node.callee) !== 'message') return inside
  const [id, values] = nodesIn(node, 'arguments')
  const properties = values?.type === 'ObjectExpression' ? nodesIn(values, 'properties') : undefined
  const names = properties?.every((each) => each.type === 'Property')
    ? properties.map((each) => named(each.key))
    : values && undefined
  return [...idsOf(id).map((key) => ({ key, file, values: values ? names : [] })), ...inside]
}

/** Every text with values, wherever these files compose one. */
export const messageCalls = (...patterns: string[]): MessageCall[] =>
  sources(...patterns).flatMap(({ file, source }) => messageCallsIn(parsed(source, file), file))

function wordsOf(node: Node): string[] {
  if (isText(node)) return [node.value]
  if (node.type === 'TemplateLiteral') return [keyOfTemplate(node)]
  if (node.type === 'CallExpression' && named(node.callee) === 'message') return idsOf(nodesIn(node, 'arguments')[0])
  return node.type === 'ConditionalExpression' ? below(node).slice(1).flatMap(wordsOf) : []
}

function errorTextsIn(node: Node): string[] {
  const [, message] =
    node.type === 'NewExpression' && named(node.callee) === 'ApiError' ? nodesIn(node, 'arguments') : []
  return [...(message ? wordsOf(message) : []), ...below(node).flatMap(errorTextsIn)]
}

/** The texts of the server’s error responses in these files. */
export const errorTexts = (...patterns: string[]): Found[] =>
  sources(...patterns).flatMap(({ file, source }) => errorTextsIn(parsed(source, file)).map((key) => ({ key, file })))
