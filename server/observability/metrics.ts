import type { AccountEventKind } from '#api/account-event.ts'
import { changeTrust, createTrust, putHealthCareDirective } from '#api/trust.ts'
import { Histogram, sample } from './histogram.ts'

/** Numbers about this process. Labels are names of operations, statuses and kinds of events: never anything a user gave. */
export interface Metrics {
  /** `operation` is a method and a path as the contract writes it, or what kind of page or file was asked for. */
  request(operation: string, status: number, seconds: number): void
  event(kind: AccountEventKind | 'deleted'): void
  /** In Prometheus' text format. */
  text(now: { liveStreams: number }): string
}

const SAVES = new Set([changeTrust, createTrust, putHealthCareDirective].map(({ method, path }) => `${method} ${path}`))
const resultOf = (status: number) => (status < 400 ? 'saved' : status < 500 ? 'refused' : 'failed')

/** Counts by two labels. */
class Counter {
  readonly #counts = new Map<string, { labels: Record<string, string | number>; count: number }>()
  add(labels: Record<string, string | number>): void {
    const key = JSON.stringify(labels)
    const kept = this.#counts.get(key) ?? { labels, count: 0 }
    kept.count += 1
    this.#counts.set(key, kept)
  }
  lines(name: string): string[] {
    return [...this.#counts.values()].map(({ labels, count }) => sample(name, labels, count))
  }
}

const about = (name: string, type: 'counter' | 'gauge' | 'histogram', help: string, lines: string[]) => [
  `# HELP ${name} ${help}`,
  `# TYPE ${name} ${type}`,
  ...lines,
]

export function createMetrics(startedAt = Date.now()): Metrics {
  const requests = new Counter()
  const saves = new Counter()
  const events = new Counter()
  const durations = new Map<string, Histogram>()

  return {
    request(operation, status, seconds) {
      requests.add({ operation, status })
      if (SAVES.has(operation)) saves.add({ result: resultOf(status) })
      const kept = durations.get(operation) ?? new Histogram()
      durations.set(operation, kept)
      kept.observe(seconds)
    },
    event: (kind) => events.add({ event: kind }),
    text({ liveStreams }) {
      const taken = [...durations].flatMap(([operation, histogram]) =>
        histogram.lines('kinstead_request_duration_seconds', { operation }),
      )
      const memory = sample('process_resident_memory_bytes', {}, process.memoryUsage.rss())
      const cpu = process.cpuUsage()
      return `${[
        ...about('kinstead_requests_total', 'counter', 'Requests answered.', requests.lines('kinstead_requests_total')),
        ...about('kinstead_request_duration_seconds', 'histogram', 'Time until the answer was ready.', taken),
        ...about(
          'kinstead_saves_total',
          'counter',
          'Changes of trusts asked for.',
          saves.lines('kinstead_saves_total'),
        ),
        ...about('kinstead_account_events_total', 'counter', 'What happened to accounts.', [
          ...events.lines('kinstead_account_events_total'),
        ]),
        ...about('kinstead_live_streams', 'gauge', 'Pages that listen for changes.', [
          sample('kinstead_live_streams', {}, liveStreams),
        ]),
        ...about('process_resident_memory_bytes', 'gauge', 'Memory in use.', [memory]),
        ...about('process_cpu_seconds_total', 'counter', 'Processor time used.', [
          sample('process_cpu_seconds_total', {}, (cpu.user + cpu.system) / 1e6),
        ]),
        ...about('process_start_time_seconds', 'gauge', 'When the process began, in seconds since 1970.', [
          sample('process_start_time_seconds', {}, startedAt / 1000),
        ]),
      ].join('\n')}\n`
    },
  }
}
