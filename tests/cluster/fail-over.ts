import { setTimeout as pause } from 'node:timers/promises'
import { signUp } from '#tests/bad-input/person.ts'
import { type Cluster, launchCluster } from './cluster.ts'
import { type Outcome, underLoad, type Wanted } from './disturb.ts'
import { launchHaproxy } from './haproxy.ts'
import { launchPair, type Pair } from './postgres-pair.ts'

export interface FailedOver extends Outcome {
  /** Milliseconds from the end of the primary to its standby's promotion, and to the next save acknowledged. */
  promotedAfter: number
  savedAfter: number
}

async function killAndPromote({ primary, standby }: Pair, { url }: Cluster) {
  const person = await signUp(url)
  const began = performance.now()
  await primary.kill()
  // What finds out that the primary has gone, and decides, takes a moment: refused saves meanwhile are part of it.
  await pause(500)
  standby.promote()
  const promotedAfter = performance.now() - began
  const save = () => person.ask('PATCH', '/api/trust', { trustName: 'After' }).catch(() => undefined)
  while ((await save())?.status !== 200) {
    if (performance.now() - began > 60_000) throw new Error('No save is acknowledged after the failover.')
    await pause(50)
  }
  return { promotedAfter, savedAfter: performance.now() - began }
}

/** Kills the primary (-9) under load and promotes its standby, with servers that know nothing but HAProxy's address. */
export async function failOverUnderLoad({ users }: Pick<Wanted, 'users'>, isSynchronous = true): Promise<FailedOver> {
  const pair = await launchPair({ isSynchronous })
  const stops = [pair.stop]
  try {
    const haproxy = await launchHaproxy([pair.primary, pair.standby])
    stops.unshift(haproxy.stop)
    const cluster = await launchCluster(haproxy.url, 2)
    stops.unshift(cluster.stop)
    let times = { promotedAfter: 0, savedAfter: 0 }
    const outcome = await underLoad(cluster.url, { users, rounds: 1 }, async () => {
      times = await killAndPromote(pair, cluster)
    })
    return { ...outcome, ...times }
  } finally {
    for (const stop of stops) await stop()
  }
}
