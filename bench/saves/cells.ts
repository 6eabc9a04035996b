import { setTimeout as pause } from 'node:timers/promises'
import { quantile, rotated } from '../report/statistics.ts'
import { closedLoop, eachOnce } from './closed-loop.ts'
import type { Figures } from './figures.ts'
import { processorTime } from './processor-time.ts'
import type { Session, Target } from './target.ts'
import { answersOf, beneficiariesOf, trustOf } from './trust.ts'

/** A target and the users who are signed in with it. */
export interface Entrant {
  target: Target
  sessions: Session[]
}

export const SIGN_INS = 160
const CLIENTS = 32
const FOLLOWERS = 100
const SAVES_A_SECOND = 30
/** Milliseconds between two cells, for what the one before still has to do. */
const REST = 150
/** Milliseconds until a live update is given up. */
const LAST_ARRIVAL = 10_000

export const personOf = (user: number) => ({ email: `u${user}@example.com`, password: `correct horse ${user}` })

/** Signs the users up and saves a finished trust for each; then warms the server up. */
export async function enter(target: Target, users: number): Promise<Entrant> {
  const sessions: Session[] = []
  await eachOnce(users, 8, async (user) => {
    const session = await target.signUp(personOf(user))
    sessions[user] = session
    await target.begin(session, trustOf(user))
  })
  const ofUser = (number: number) => sessions[number % users] as Session
  await closedLoop({ clients: 8, lasts: 4_000, work: (number) => target.save(ofUser(number), answersOf(number)) })
  await closedLoop({ clients: 8, lasts: 500, work: (number) => target.read(ofUser(number)) })
  return { target, sessions }
}

type Work = (target: Target, session: Session, number: number) => Promise<unknown>
let written = 0

/** What every target does: each cell's name, how many clients at once, and one request of it. */
export const cells: readonly { cell: string; clients: number; work: Work }[] = [
  { cell: 'save 300 B, 1 client', clients: 1, work: (target, session) => target.save(session, answersOf(written++)) },
  { cell: 'save 300 B', clients: CLIENTS, work: (target, session) => target.save(session, answersOf(written++)) },
  { cell: 'save 4 KB', clients: CLIENTS, work: (target, session) => target.save(session, beneficiariesOf(written++)) },
  { cell: 'read', clients: CLIENTS, work: (target, session) => target.read(session) },
]

/** How often the cells are run, for the report. */
export const inRounds = (rounds: number, lasts: number, live: number) =>
  `${rounds} rounds; in each, every cell is run on one after the other in another order, ${lasts / 1_000} seconds each, live updates ${live / 1_000} seconds. The figures are medians of the rounds, the ratios medians of each round's own.`

/** Each cell once, every target after the other in it, so that what disturbs the machine disturbs all of them. */
export async function runCells(entrants: readonly Entrant[], round: number, lasts: number, figures: Figures) {
  for (const [index, { cell, clients, work }] of cells.entries())
    for (const { target, sessions } of rotated(entrants, round + index)) {
      await pause(REST)
      const { pid } = target
      const before = pid === undefined ? Number.NaN : processorTime(pid)
      const { sent, ...measured } = await closedLoop({
        clients,
        lasts,
        work: (number) => work(target, sessions[number % sessions.length] as Session, number),
      })
      const processor = pid === undefined ? Number.NaN : (processorTime(pid) - before) / sent
      figures.add(target.name, cell, { ...measured, processor })
    }
}

export async function runSignIns(entrants: readonly Entrant[], round: number, figures: Figures) {
  for (const { target, sessions } of rotated(entrants, round)) {
    const { signIn } = target
    if (!signIn) continue
    await pause(REST)
    const perSecond = await eachOnce(SIGN_INS, 8, (number) => signIn(personOf(number % sessions.length)))
    figures.add(target.name, 'sign in', { perSecond })
  }
}

/** From sending a save to its arrival on the user's open page: so many pages, each another user's, saves at a steady pace. */
export async function runLive(entrants: readonly Entrant[], round: number, lasts: number, figures: Figures) {
  for (const { target, sessions } of rotated(entrants, round)) {
    const { follow } = target
    if (!follow) continue
    const sentAt = new Map<string, number>()
    const took: number[] = []
    const told = (trustName: string) => {
      const sent = sentAt.get(trustName)
      if (sent !== undefined) took.push(performance.now() - sent)
      sentAt.delete(trustName)
    }
    const pages = await Promise.all(sessions.slice(0, FOLLOWERS).map((session) => follow(session, told)))
    // A server that had nothing to do for a while may have let go of what saves.
    await target.save(sessions[0] as Session, answersOf(written++))
    await pause(500)
    const saves: Promise<unknown>[] = []
    const began = performance.now()
    const count = (lasts / 1_000) * SAVES_A_SECOND
    for (let number = 0; number < count; number += 1) {
      await pause(Math.max(0, began + (number * 1_000) / SAVES_A_SECOND - performance.now()))
      const trustName = `Live ${round}-${number}`
      sentAt.set(trustName, performance.now())
      saves.push(target.save(sessions[number % pages.length] as Session, answersOf(written++, trustName)))
    }
    await Promise.all(saves)
    for (let waited = 0; sentAt.size > 0 && waited < LAST_ARRIVAL; waited += REST) await pause(REST)
    for (const close of pages) close()
    // What never came took for ever.
    for (const lost of sentAt.keys()) {
      console.error(`${target.name} lost the live update '${lost}'.`)
      took.push(Number.POSITIVE_INFINITY)
    }
    figures.add(target.name, 'live', { p50: quantile(took, 0.5), p99: quantile(took, 0.99) })
    await pause(REST)
  }
}
