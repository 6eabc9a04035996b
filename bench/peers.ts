import { directus } from './peers/directus.ts'
import { feathers } from './peers/feathers.ts'
import { HOW_TO_INSTALL, installPeers, isInstalled } from './peers/install.ts'
import { keepsItsPromise } from './peers/keeps-its-promise.ts'
import { parse } from './peers/parse.ts'
import { promises } from './peers/promises.ts'
import { versionsOfPeers } from './peers/versions.ts'
import { askedFor, misused } from './report/asked-for.ts'
import { rotated } from './report/statistics.ts'
import { writeReport } from './report/write-report.ts'
import { enter, inRounds, runCells, runLive, runSignIns, SIGN_INS } from './saves/cells.ts'
import { launchDatabases } from './saves/databases.ts'
import { Figures } from './saves/figures.ts'
import { postgresFlushes } from './saves/flushes.ts'
import { kinstead } from './saves/kinstead.ts'
import { runManyPages } from './saves/many-pages.ts'
import { flushed, ON_POSTGRES, ON_SQLITE } from './saves/promises.ts'
import { figureTables } from './saves/table.ts'

/** `npm run bench peers -- --rounds 5 --seconds 3`: the same work for Kinstead and for what could stand in its place. */
const { numbers, switches, lacks } = askedFor({
  whole: { rounds: 3, seconds: 2, users: 200 },
  switches: ['install'],
})
if (switches.install) installPeers()
if (!isInstalled()) misused(HOW_TO_INSTALL)
const { rounds, users } = numbers
const lasts = numbers.seconds * 1_000
/** So long that the slowest in a hundred is more than the one or two slowest of all. */
const live = lasts * 6

const figures = new Figures()
const databases = await launchDatabases()
const targets = [
  await kinstead(ON_SQLITE),
  await kinstead(ON_POSTGRES, await databases.make('own')),
  await parse(await databases.make('parse')),
  await directus(await databases.make('directus')),
  await feathers(await databases.make('feathers')),
]
const peers = targets.slice(2).map(({ name }) => name)

try {
  const entrants = []
  for (const target of targets) {
    await keepsItsPromise(target)
    entrants.push(await enter(target, users))
  }
  for (let round = 0; round < rounds; round += 1) {
    await runCells(entrants, round, lasts, figures)
    await runLive(entrants, round, live, figures)
    await runSignIns(entrants, round, figures)
  }
  const budgets = [...promises(figures, peers), ...flushed(await postgresFlushes(entrants.slice(1), databases))]
  // Last, for what so many pages leave behind in the peers.
  for (let round = 0; round < rounds; round += 1)
    for (const entrant of rotated(entrants, round)) await runManyPages(entrant, lasts, figures)
  writeReport({
    name: 'peers',
    partial: lacks,
    title: 'Kinstead and its peers',
    about: `The same work, on the same machine in the same run, for Kinstead and for what a team could take in its place: ${versionsOfPeers()}. ${users} signed-in users with records of 7 KB each; a save merges fields into the user's own record and is answered when it is on the disk; a read answers the whole record; 32 clients at once where nothing else is said. Live updates: 100 open pages, 30 saves a second, from sending the save to its arrival on the page; and what one save after the other takes while 1,000 pages of all users listen. ${SIGN_INS} sign-ins, 8 at once; each hashes passwords as it comes, so that signing in compares what was chosen, too.`,
    conditions: [
      databases.settings,
      inRounds(rounds, lasts, live),
      'Saves beside open pages come after all rounds, and have rounds of their own.',
      ...targets.map(({ name, durability }) => `${name}: ${durability}`),
    ],
    budgets,
    figures: figureTables(figures),
  })
} finally {
  for (const target of targets) await target.stop()
  await databases.stop()
}
