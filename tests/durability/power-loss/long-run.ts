import { parseArgs } from 'node:util'
import { machine } from '../load.ts'
import { canTrace, losePower, noStrace } from './lose-power.ts'

/** `node tests/durability/power-loss/long-run.ts --rounds 10 --cuts 100 --seed 7` */
const { values } = parseArgs({
  options: {
    rounds: { type: 'string', default: '10' },
    cuts: { type: 'string', default: '100' },
    saves: { type: 'string', default: '30' },
    seed: { type: 'string', default: String(Math.floor(Math.random() * 1_000_000)) },
  },
})
const { rounds, cuts, saves, seed } = values
if (!canTrace()) throw new Error(noStrace)

console.log(`${machine()}, seed ${seed}\n`)
console.log('| `synchronous` | cuts of power | acknowledged saves at the cuts | lost | damaged databases |')
console.log('|---|---|---|---|---|')
for (const synchronous of ['full', 'normal', 'off']) {
  const sum = { cuts: 0, acknowledged: 0, lost: 0, damaged: 0 }
  for (let round = 0; round < Number(rounds); round += 1) {
    const wanted = { saves: Number(saves), cuts: Number(cuts), synchronous, seed: Number(seed) + round }
    const { damaged, ...counts } = await losePower(wanted)
    for (const name of ['cuts', 'acknowledged', 'lost'] as const) sum[name] += counts[name]
    sum.damaged += damaged.length
    if (synchronous === 'full') for (const error of damaged) console.error(error)
  }
  console.log(`| ${synchronous} | ${sum.cuts} | ${sum.acknowledged} | ${sum.lost} | ${sum.damaged} |`)
  if (synchronous === 'full' && sum.lost + sum.damaged > 0) process.exitCode = 1
}
