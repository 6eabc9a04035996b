import { parseArgs } from 'node:util'

/** Ends the run, which was asked for something that cannot be measured. */
export function misused(message: string): never {
  console.error(message)
  process.exit(1)
}

/** What stands behind `npm run bench NAME --`. */
interface Asked<Name extends string> {
  numbers: Record<Name, number>
  words: Record<string, string | undefined>
  switches: Record<string, boolean | undefined>
  /** Why a run that measures less than `whole` does not take the place of the last one. */
  lacks: string | undefined
}

interface May<Name extends string> {
  /** The numbers that may be given, and what they are in a whole run. Each is above 0. */
  whole: Record<Name, number>
  /** What else may be given. */
  words?: Record<string, string>
  switches?: readonly string[]
}

function parsed(options: Parameters<typeof parseArgs>[0]): Record<string, unknown> {
  try {
    return parseArgs(options).values
  } catch (fault) {
    return misused((fault as Error).message)
  }
}

export function askedFor<Name extends string>({ whole, words = {}, switches = [] }: May<Name>): Asked<Name> {
  const names = Object.keys(whole) as Name[]
  const values = parsed({
    options: {
      ...Object.fromEntries([...names, ...Object.keys(words)].map((name) => [name, { type: 'string' as const }])),
      ...Object.fromEntries(switches.map((name) => [name, { type: 'boolean' as const }])),
    },
  })
  const numbers = { ...whole }
  for (const name of names) {
    numbers[name] = Number(values[name] ?? whole[name])
    if (!(numbers[name] > 0)) misused(`--${name} is a number above 0, not '${values[name]}'.`)
  }
  const fewer = names.filter((name) => numbers[name] < whole[name]).map((name) => `--${name} ${whole[name]}`)
  return {
    numbers,
    words: Object.fromEntries(Object.entries(words).map(([name, usual]) => [name, String(values[name] ?? usual)])),
    switches: Object.fromEntries(switches.map((name) => [name, values[name] === true])),
    lacks: fewer.length > 0 ? `it was run with less than ${fewer.join(' and ')}.` : undefined,
  }
}
