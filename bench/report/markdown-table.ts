const line = (cells: readonly string[]) => `| ${cells.join(' | ')} |`

/** A table in Markdown. `isNumber` tells of which columns the cells stand at the right, as numbers do. */
export function markdownTable(
  head: readonly string[],
  rows: readonly (readonly string[])[],
  isNumber: (column: number) => boolean = () => false,
): string {
  return [head, head.map((_, column) => (isNumber(column) ? '---:' : '---')), ...rows].map(line).join('\n')
}
