import type { Readable } from 'node:stream'
import { keysOf, SEALED_TABLES } from '../db/sealed-rows.ts'
import { runTool } from './postgres-tools.ts'

const ESCAPED: Record<string, string> = { b: '\b', f: '\f', n: '\n', r: '\r', t: '\t', v: '\v' }
const plain = (column: string) => column.replace(/\\(.)/g, (_, sign: string) => ESCAPED[sign] ?? sign)

/** Not Node's own reader of lines: to that, a line ends at some signs too that may stand in an answer. */
async function* linesOf(stream: Readable): AsyncGenerator<string> {
  let rest = ''
  for await (const chunk of stream.setEncoding('utf8')) {
    const lines = `${rest}${chunk}`.split('\n')
    rest = lines.pop() ?? ''
    yield* lines
  }
}

/** The rows of one table in a backup of PostgreSQL, without a database, one after the other: each row's columns as text, by name. */
export async function* rowsIn(file: string, table: string): AsyncGenerator<Record<string, string>> {
  const { child, ended } = runTool('pg_restore', ['--data-only', `--table=${table}`, '--file=-', file])
  if (!child.stdout) throw new Error('The pipe from pg_restore was not made.')
  let names: string[] | undefined
  for await (const line of linesOf(child.stdout)) {
    if (line === '\\.') names = undefined
    else if (names) {
      const columns = line.split('\t').map(plain)
      yield Object.fromEntries(names.map((name, at) => [name, columns[at] ?? '']))
    } else names = /^COPY [^(]*\((.*)\) FROM stdin;$/.exec(line)?.[1]?.split(', ')
  }
  await ended
}

/** The ids of the keys without which something in the backup cannot be read. */
export async function keysUsedIn(file: string): Promise<Set<string>> {
  const used = new Set<string>()
  for (const table of SEALED_TABLES)
    for await (const { body = '' } of rowsIn(file, table))
      if (body.includes('"sealed:')) for (const id of keysOf({ body })) used.add(id)
  return used
}
