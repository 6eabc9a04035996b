const special = /[.*+?^$()|[\]\\/-]/g

/** The specification's text as a pattern: `{name}` stands for `given.name`, or for anything when that is not given. */
export function patternOf(text: string, given: Readonly<Record<string, string | number>> = {}): string {
  return text
    .split(/(\{\w+\})/)
    .map((part) => {
      const name = /^\{(\w+)\}$/.exec(part)?.[1]
      const literal = name === undefined ? part : given[name]
      return literal === undefined
        ? '.+?'
        : String(literal).replace(special, String.raw`\$&`).replaceAll(/\s+/g, String.raw`\s+`)
    })
    .join('')
}
