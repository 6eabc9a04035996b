import { cpus, release } from 'node:os'
import { setTimeout as pause } from 'node:timers/promises'
import * as z from 'zod/mini'
import { TrustState } from '#api/trust.ts'
import { type Answer, type Person, signUp } from '#tests/bad-input/person.ts'
import { createWriter, HASTY, type Manners, type Writer } from './writer.ts'

interface User {
  person: Person
  writers: Writer[]
}

/** Users who each save from two devices at once, as fast as the server answers. */
export interface Load {
  people: readonly Person[]
  /** Compares every user's record with what was acknowledged. Answers what is wrong. */
  check(): Promise<string[]>
  /** Lets each device finish its save, then checks that every save was applied exactly once. */
  finish(): Promise<string[]>
  counts(): { saves: number; repeats: number }
}

/** A database that has just come back may reject a moment longer. */
async function readAgain(person: Person): Promise<Answer> {
  for (let time = 0; ; time += 1) {
    const answer = await person.ask('GET', '/api/trust').catch(() => undefined)
    if (answer && (answer.status < 502 || time > 200)) return answer
    if (time > 200) throw new Error('The server does not answer.')
    await pause(50)
  }
}

async function errorsOf({ person, writers }: User): Promise<string[]> {
  const least = writers.map(({ acknowledged }) => acknowledged)
  const known = Math.max(0, ...writers.flatMap(({ versions }) => versions))
  const answer = await readAgain(person)
  if (answer.status !== 200) return [`the record was answered ${answer.status}`]
  const read = z.safeParse(TrustState, answer.body)
  if (!read.success) return [`the record is not valid: ${read.error.issues[0]?.message}`]
  const { record, version } = read.data
  if (version < known) return [`version ${version} is older than the acknowledged ${known}`]
  return writers.flatMap((writer, index) => writer.missing(record, least[index] ?? 0, writer.sent))
}

/** Each save made one version, and no version was given to two saves. */
async function countErrors({ person, writers }: User): Promise<string[]> {
  const { version } = await person.trust()
  const versions = writers.flatMap((writer) => writer.versions)
  const saves = writers.reduce((sum, { acknowledged }) => sum + acknowledged, 0)
  return [
    ...(version === saves ? [] : [`${saves} saves made ${version} versions`]),
    ...(new Set(versions).size === versions.length ? [] : ['two saves got the same version']),
  ]
}

export async function startLoad(url: string, users: number, manners: Manners = HASTY): Promise<Load> {
  const people = await Promise.all(Array.from({ length: users }, () => signUp(url)))
  const writersOf = (person: Person) => ([0, 1] as const).map((which) => createWriter(person, which, manners))
  const all = people.map((person): User => ({ person, writers: writersOf(person) }))
  let over = false
  const writers = all.flatMap((user) => user.writers)
  const running = Promise.all(writers.map((writer) => writer.run(() => over)))
  const check = async () => (await Promise.all(all.map(errorsOf))).flat()
  return {
    people,
    check,
    async finish() {
      over = true
      await running
      const counted = await Promise.all(all.map(countErrors))
      return [...(await check()), ...counted.flat(), ...writers.flatMap(({ errors }) => errors)]
    },
    counts: () => ({
      saves: writers.reduce((sum, { acknowledged }) => sum + acknowledged, 0),
      repeats: writers.reduce((sum, { repeats }) => sum + repeats, 0),
    }),
  }
}

/** When and where a measurement was made, for the line above its table. */
export const machine = () =>
  `${new Date().toISOString()}, ${cpus().length} × ${cpus()[0]?.model}, Linux ${release()}, Node ${process.version}`
