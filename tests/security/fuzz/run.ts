import fc from 'fast-check'
import { type ErrorResponse, errorCodes } from '#api/errors.ts'
import { type FuzzRequest, requests } from './requests.ts'
import { type FuzzAnswer, type FuzzTarget, fuzzTarget } from './target.ts'

/** How many answers had which status. */
export type Statuses = Record<string, number>

/** What is wrong with an answer by itself, or undefined. */
function errorOf(
  { caller, method, path, operation }: FuzzRequest,
  { status, text }: FuzzAnswer,
  words: readonly string[],
) {
  if (status >= 500) return `was answered with ${status}`
  for (const word of words) if (text.includes(word)) return `was answered with something of another user: ${word}`
  const asWritten = method === operation.method && path === operation.path
  if (asWritten && operation.access === 'signed-in' && caller !== 'ann' && status !== 401 && status !== 403)
    return `was answered with ${status}, though ${caller} is not signed in`
  if (!path.startsWith('/api/') || method === 'HEAD' || status < 400) return undefined
  const rejection: Partial<ErrorResponse> = text.startsWith('{') ? JSON.parse(text) : {}
  const code = rejection.error?.code
  return code && errorCodes[code] === status && rejection.error?.message
    ? undefined
    : `was rejected without a reason: ${text}`
}

/**
 * Sends random requests to a server and judges each answer: no 5xx, nothing of another user, a rejection of the contract,
 * and no record changed by a rejected request, nor any of another user's by any. Throws at the first that fails, made as
 * small as it can be.
 */
export async function fuzz(target: FuzzTarget, given: { runs: number; seed: number }): Promise<Statuses> {
  const statuses: Statuses = {}
  target.changes()
  await fc.assert(
    fc.asyncProperty(requests(target.uids), async (asked) => {
      const answer = await target.send(asked)
      statuses[answer.status] = (statuses[answer.status] ?? 0) + 1
      const error = errorOf(asked, answer, target.tomsWords)
      if (error) throw new Error(error)
      const changes = target.changes()
      if (changes.some(target.isToms)) throw new Error('changed a record of another user')
      // A session that has run out is removed when somebody comes with it.
      const records = changes.filter(({ table }) => table !== 'session')
      if (answer.status >= 400 && records.length > 0)
        throw new Error(`was rejected with ${answer.status} and changed ${records[0]?.table}`)
      if (/sign-(in|out|up)/.test(asked.path)) {
        await target.mend()
        target.changes()
      }
    }),
    { numRuns: given.runs, seed: given.seed },
  )
  return statuses
}

// node tests/security/fuzz/run.ts SEED REQUESTS: one part of the long run, with a server and a database of its own.
if (import.meta.main) {
  const [seed = 0, runs = 0] = process.argv.slice(2).map(Number)

  const target = await fuzzTarget()
  try {
    const statuses = await fuzz(target, { runs, seed })
    if (target.failures().length > 0)
      throw new Error(`The server logged failures of its own:\n${target.failures().join('')}`)
    console.log(JSON.stringify(statuses))
  } catch (error) {
    console.error((error as Error).message, (error as Error).cause ?? '')
    process.exitCode = 1
  } finally {
    await target.stop()
  }
}
