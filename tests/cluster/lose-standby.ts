import { setTimeout as pause } from 'node:timers/promises'
import { launchCluster } from './cluster.ts'
import { type Outcome, underLoad, type Wanted } from './disturb.ts'
import { launchPair } from './postgres-pair.ts'

const AWAY = 8_000

/** Kills the only synchronous standby (-9) under load: saves wait for it, and go on when it is back. */
export async function loseStandbyUnderLoad(wanted: Wanted): Promise<Outcome> {
  const pair = await launchPair()
  try {
    const cluster = await launchCluster(pair.primary.url, 2)
    return await underLoad(cluster.url, wanted, async () => {
      await pair.standby.kill()
      await pause(AWAY)
      await pair.standby.restart()
    }).finally(() => cluster.stop())
  } finally {
    await pair.stop()
  }
}
