import { parseArgs } from 'node:util'

export function usageError(message: string): never {
  console.error(message)
  process.exit(1)
}

/** The options after `npm run bench NAME --`. */
interface Options<Name extends string> {
  numbers: Record<Name, number>
  texts: Record<string, string>
  flags: Record<string, boolean>
  /** Why a run that measures less than a full run does not replace the committed report. */
  partial: string | undefined
}

interface Accepted<Name extends string> {
  /** The accepted numbers, with the values of a full run. */
  full: Record<Name, number>
  /** The accepted texts, with their defaults. */
  texts?: Record<string, string>
  flags?: readonly string[]
}

function parsed(options: Parameters<typeof parseArgs>[0]): Record<string, unknown> {
  try {
    return parseArgs(options).values
  } catch (error) {
    return usageError((error as Error).message)
  }
}

export function readOptions<Name extends string>({ full, texts = {}, flags = [] }: Accepted<Name>): Options<Name> {
  const names = Object.keys(full) as Name[]
  const values = parsed({
    options: {
      ...Object.fromEntries([...names, ...Object.keys(texts)].map((name) => [name, { type: 'string' as const }])),
      ...Object.fromEntries(flags.map((name) => [name, { type: 'boolean' as const }])),
    },
  })
  const numbers = { ...full }
  for (const name of names) {
    numbers[name] = Number(values[name] ?? full[name])
    if (!(numbers[name] > 0)) usageError(`--${name} is a number above 0, not '${values[name]}'.`)
  }
  const lower = names.filter((name) => numbers[name] < full[name]).map((name) => `--${name} ${full[name]}`)
  return {
    numbers,
    texts: Object.fromEntries(Object.entries(texts).map(([name, usual]) => [name, String(values[name] ?? usual)])),
    flags: Object.fromEntries(flags.map((name) => [name, values[name] === true])),
    partial: lower.length > 0 ? `a full run has ${lower.join(' and ')}.` : undefined,
  }
}
