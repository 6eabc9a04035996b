import type { Account } from '../load/accounts.ts'
import { closedLoop } from '../saves/closed-loop.ts'
import { httpClient } from '../saves/http-client.ts'
import { processorTime } from '../saves/processor-time.ts'
import { answersOf } from '../saves/trust.ts'

/** Milliseconds. `processor` is the server's for each save. */
export interface SaveCost {
  p50: number
  p99: number
  processor: number
}

interface Wanted {
  port: number
  pid: number
  accounts: readonly Account[]
  lasts: number
}

/** What one save after another costs, by these users in turn. */
export async function costOfSaves({ port, pid, accounts, lasts }: Wanted): Promise<SaveCost> {
  const client = httpClient(port)
  const before = processorTime(pid)
  const { p50, p99, sent } = await closedLoop({
    clients: 1,
    lasts,
    work: (number) =>
      client.ask(
        'PATCH',
        '/api/trust',
        { cookie: accounts[number % accounts.length]?.cookie ?? '' },
        answersOf(number),
      ),
  })
  client.close()
  return { p50, p99, processor: (processorTime(pid) - before) / sent }
}
