import { quantile } from '../report/tables.ts'

export interface Load {
  /** Concurrent clients; each sends its next request when the last one is answered. */
  clients: number
  /** Milliseconds of the measurement, after a warm-up. */
  duration: number
  /** The number of the request, from 0. */
  work(request: number): Promise<unknown>
}

const WARM_UP = 300

/** Rejects at the first failed request. */
export async function closedLoop({ clients, duration, work }: Load) {
  const from = performance.now() + WARM_UP
  const until = from + duration
  const took: number[] = []
  let sent = 0
  let answered = 0
  const client = async () => {
    for (let began = performance.now(); began < until; began = performance.now()) {
      await work(sent++)
      const now = performance.now()
      if (now >= from && now <= until) answered += 1
      if (began >= from) took.push(now - began)
    }
  }
  await Promise.all(Array.from({ length: clients }, client))
  return { perSecond: answered / (duration / 1_000), p50: quantile(took, 0.5), p99: quantile(took, 0.99) }
}

/** Runs `work` once for each number below `count` with this many clients. Resolves with the number per second. */
export async function eachOnce(
  count: number,
  clients: number,
  work: (number: number) => Promise<unknown>,
): Promise<number> {
  const began = performance.now()
  let next = 0
  const client = async () => {
    while (next < count) await work(next++)
  }
  await Promise.all(Array.from({ length: clients }, client))
  return count / ((performance.now() - began) / 1_000)
}
