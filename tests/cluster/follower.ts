import { setTimeout as pause } from 'node:timers/promises'
import { readEvents } from '#server/realtime/read-events.ts'
import type { Person } from '#tests/bad-input/person.ts'
import { backOff } from '#web/features/trust-sync/retry.ts'

/** An open page of a user, which connects again by itself when its stream ends. */
export interface Follower {
  /** The last version that it received. */
  version(): number
  /** How often it was connected. */
  connections(): number
  /** What a page would have to read the whole trust for, or could not make sense of. */
  errors: string[]
  stop(): Promise<void>
}

export function follow(url: string, { uid, cookie }: Pick<Person, 'uid' | 'cookie'>): Follower {
  let version = 0
  let connections = 0
  let over = false
  let close = () => {}
  const errors: string[] = []

  function receive(event: string, data: { version: number; uid?: string }): void {
    if (event === 'version' && data.uid !== uid) errors.push(`a stream was ${data.uid}'s`)
    if (event === 'patch' && data.version !== version + 1) errors.push(`after ${version} came ${data.version}`)
    version = data.version
  }

  async function connect(): Promise<boolean> {
    const reading = await readEvents(`${url}/api/trust/events`, cookie)
    close = reading.close
    if (reading.status !== 200) {
      reading.close()
      return false
    }
    connections += 1
    const ended = reading.ended.then(() => 'ended' as const)
    while (!over) {
      // A stream without events for a while is still open: only the reader's own patience ended.
      const received = await Promise.race([reading.next().catch(() => undefined), ended])
      if (received === 'ended') break
      if (received) receive(received.event, received.data as { version: number })
    }
    reading.close()
    return true
  }

  async function run(): Promise<void> {
    for (let failures = 1; !over; ) {
      const opened = await connect().catch(() => false)
      failures = opened ? 1 : failures + 1
      if (!over) await pause(backOff(failures, Math.random()))
    }
  }

  const running = run()
  return {
    version: () => version,
    connections: () => connections,
    errors,
    async stop() {
      over = true
      close()
      await running
    },
  }
}

/** Waits until each follower has received this version. Returns those that have not after twenty seconds. */
export async function behind(followers: readonly Follower[], version: number): Promise<string[]> {
  const late = () => followers.filter((follower) => follower.version() < version)
  for (let time = 0; time < 200 && late().length > 0; time += 1) await pause(100)
  return late().map((follower) => `a page received ${follower.version()}, not of ${version}`)
}
