import { eachOnce } from '../saves/closed-loop.ts'
import { httpClient } from '../saves/http-client.ts'
import { answersOf } from '../saves/trust.ts'
import { SERVED } from '../start/served.ts'
import { start } from '../start/starting.ts'
import { cookieOf } from './families.ts'

/** How many users work in a store, spread evenly over all of it. */
const USERS = 100
/** Of each at least, before anything is measured: some hours of answering and changing one's mind. */
const SAVES_EACH = 500

/** The family that makes the request of this number. */
export const familyOf = (records: number) => (number: number) =>
  1 + Math.floor(((number % USERS) * (records - 1)) / USERS)

/** Leaves behind what users do: a history of each, records where they moved to, and what they were before. */
export async function putToWork(env: Record<string, string>, records: number): Promise<void> {
  const server = await start(SERVED, env)
  const client = httpClient(server.port)
  const family = familyOf(records)
  try {
    await eachOnce(USERS * SAVES_EACH, 16, (number) =>
      client.ask('PATCH', '/api/trust', { cookie: cookieOf(family(number)) }, answersOf(number)),
    )
  } finally {
    client.close()
    await server.stop()
  }
}
