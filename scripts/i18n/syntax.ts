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
