import { quantile } from '../report/statistics.ts'

export interface Load {
  /** How many work at once; each asks again as soon as it was answered. */
  clients: number
  /** Milliseconds before it counts, and while it does. */
  warmUp?: number
  lasts: number
  /** The number of the request, from 0. */
  work(request: number): Promise<unknown>
}

export interface Loaded {
  perSecond: number
  /** Milliseconds. */
  p50: number
  p99: number
  /** Requests sent in all, those of the warm-up too. */
  sent: number
}

/** Rejects with the first failure: a figure with failures in it is none. */
export async function closedLoop({ clients, warmUp = 300, lasts, work }: Load): Promise<Loaded> {
  const from = performance.now() + warmUp
  const until = from + lasts
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
  return { perSecond: answered / (lasts / 1_000), p50: quantile(took, 0.5), p99: quantile(took, 0.99), sent }
}

/** Runs `work` once for each number below `count`, so many at a time; answers how many a second. */
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
