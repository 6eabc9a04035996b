/** The names of the values in a message, in the order of the pattern. */
export const valuesIn = (pattern: string): string[] => [
  ...new Set([...pattern.matchAll(/\{(\w+)(?=[,}])/g)].map(([, name = '']) => name)),
]

/** The fixed words of a message, each stretch on its line: without its values, and without the syntax of its plurals. */
export const fixedWords = (pattern: string): string =>
  pattern
    .replaceAll(/\{\w+(, (number|date, long))?\}/g, '\n')
    .replaceAll(/\{\w+, (plural|select), /g, '\n')
    .replaceAll(/(^|[\s}])\w+ \{/g, '\n')
    .replaceAll(/[{}#]|<\/?\d+\/?>/g, '\n')
