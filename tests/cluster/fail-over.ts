import { setTimeout as pause } from 'node:timers/promises'
import { type Person, signUp } from '#tests/bad-input/person.ts'
import { type Cluster, launchCluster, type Outcome, underLoad, type Wanted } from './cluster.ts'
import { launchPatroni, type PatroniCluster } from './patroni.ts'

export interface Interrupted extends Outcome {
  /** Milliseconds from each kill to the next save acknowledged. */
  withoutSaves: number[]
}

async function untilSaved(person: Person): Promise<void> {
  const began = performance.now()
  const save = () => person.ask('PATCH', '/api/trust', { trustName: 'After' }).catch(() => undefined)
  while ((await save())?.status !== 200) {
    if (performance.now() - began > 90_000) throw new Error('No save is acknowledged after the failover.')
    await pause(50)
  }
}

/** Kills one of Patroni's two machines in each round, and starts it again when saves are acknowledged and `away` is over. */
async function killUnderLoad(
  { ttl = 20, ...wanted }: Wanted & { ttl?: number },
  victim: (patroni: PatroniCluster) => ReturnType<PatroniCluster['leader']>,
  away = 0,
): Promise<Interrupted> {
  const patroni = await launchPatroni(ttl)
  let cluster: Cluster | undefined
  try {
    cluster = await launchCluster(patroni.url, 2)
    const person = await signUp(cluster.url)
    const withoutSaves: number[] = []
    const outcome = await underLoad(cluster.url, wanted, async () => {
      const member = await victim(patroni)
      const began = performance.now()
      await member.kill()
      await untilSaved(person)
      withoutSaves.push(performance.now() - began)
      await pause(Math.max(0, began + away - performance.now()))
      await member.start()
      await patroni.untilSynchronous()
    })
    return { ...outcome, withoutSaves }
  } finally {
    await cluster?.stop()
    await patroni.stop()
  }
}

/** The standby is promoted, with servers that know nothing but HAProxy's address, and the old leader comes back as a standby. */
export const failOverUnderLoad = (wanted: Wanted & { ttl?: number }) =>
  killUnderLoad(wanted, (patroni) => patroni.leader())

/** The leader goes on alone. */
export const loseStandbyUnderLoad = (wanted: Wanted) => killUnderLoad(wanted, (patroni) => patroni.standby(), 8_000)
