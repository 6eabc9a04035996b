import { setTimeout as pause } from 'node:timers/promises'
import { Figures, quantile, rotated } from '../report/tables.ts'
import { closedLoop, eachOnce } from './clients.ts'
import type { Session, Target } from './kinstead.ts'
import { answersOf, beneficiariesOf, trustOf } from './trust.ts'

interface Entrant {
  target: Target
  sessions: Session[]
}

export const [SAVE_SMALL, SAVE_LARGE, READ, LIVE, SIGN_IN] = [
  'save 300 B',
  'save 4 KB',
  'read',
  'live update',
  'sign-in',
]
const CLIENTS = 32
const SIGN_INS = 160
const FOLLOWERS = 100
const SAVES_PER_SECOND = 30
/** Milliseconds between two workloads, so that the targets finish what they defer. */
const PAUSE = 150
const LIVE_TIMEOUT = 10_000

const personOf = (user: number) => ({ email: `u${user}@example.com`, password: `correct horse ${user}` })

let written = 0
const LOADS: Record<string, (target: Target, session: Session) => Promise<unknown>> = {
  [SAVE_SMALL]: (target, session) => target.save(session, answersOf(written++)),
  [SAVE_LARGE]: (target, session) => target.save(session, beneficiariesOf(written++)),
  [READ]: (target, session) => target.read(session),
}

/** Signs the users up, saves a complete trust for each, and warms the target up. */
async function enter(target: Target, users: number): Promise<Entrant> {
  const sessions: Session[] = []
  await eachOnce(users, 8, async (user) => {
    const session = await target.signUp(personOf(user))
    sessions[user] = session
    await target.create(session, trustOf(user))
  })
  for (const [load, duration] of [
    [SAVE_SMALL, 4_000],
    [READ, 500],
  ] as const)
    await closedLoop({
      clients: 8,
      duration,
      work: (number) => LOADS[load]?.(target, sessions[number % users] as Session) ?? Promise.reject(),
    })
  return { target, sessions }
}

/** The time from sending a save to its arrival on another page of the same user, at a constant rate of saves. */
async function liveUpdates({ target, sessions }: Entrant, round: number, duration: number) {
  const sentAt = new Map<string, number>()
  const took: number[] = []
  const arrived = (trustName: string) => {
    const sent = sentAt.get(trustName)
    if (sent !== undefined) took.push(performance.now() - sent)
    sentAt.delete(trustName)
  }
  const followers = sessions.slice(0, FOLLOWERS)
  const streams = await Promise.all(followers.map((session) => target.follow(session, arrived)))
  await pause(500)
  const saves: Promise<unknown>[] = []
  const began = performance.now()
  for (let number = 0; number < (duration / 1_000) * SAVES_PER_SECOND; number += 1) {
    await pause(Math.max(0, began + (number * 1_000) / SAVES_PER_SECOND - performance.now()))
    const trustName = `Live ${round}-${number}`
    sentAt.set(trustName, performance.now())
    saves.push(target.save(followers[number % followers.length] as Session, answersOf(written++, trustName)))
  }
  await Promise.all(saves)
  for (let waited = 0; sentAt.size > 0 && waited < LIVE_TIMEOUT; waited += PAUSE) await pause(PAUSE)
  for (const close of streams) close()
  for (const trustName of sentAt.keys()) {
    console.error(`${target.name} lost the live update '${trustName}'.`)
    took.push(Number.POSITIVE_INFINITY)
  }
  return { p50: quantile(took, 0.5), p99: quantile(took, 0.99) }
}

export interface Run {
  rounds: number
  users: number
  /** Milliseconds of each workload, and of the live updates. */
  duration: number
  live: number
}

/** Runs each workload on every target in turn, so that what disturbs the machine disturbs all of them. */
export async function runWorkloads(targets: readonly Target[], { rounds, users, duration, live }: Run) {
  const figures = new Figures()
  const entrants: Entrant[] = []
  for (const target of targets) entrants.push(await enter(target, users))
  for (let round = 0; round < rounds; round += 1) {
    for (const [index, [workload, load]] of Object.entries(LOADS).entries())
      for (const { target, sessions } of rotated(entrants, round + index)) {
        await pause(PAUSE)
        const work = (number: number) => load(target, sessions[number % users] as Session)
        figures.add(target.name, workload, await closedLoop({ clients: CLIENTS, duration, work }))
      }
    for (const entrant of rotated(entrants, round)) {
      await pause(PAUSE)
      figures.add(entrant.target.name, LIVE, await liveUpdates(entrant, round, live))
    }
    for (const { target } of rotated(entrants, round)) {
      await pause(PAUSE)
      const perSecond = await eachOnce(SIGN_INS, 8, (number) => target.signIn(personOf(number % users)))
      figures.add(target.name, SIGN_IN, { perSecond })
    }
  }
  return figures
}

/** For the report. */
export const describeWorkloads = ({ rounds, users, duration, live }: Run) =>
  `${users} signed-in users, each with a record of 7 KB. ${CLIENTS} clients save (300 bytes as a step sends them, or a list of 20 beneficiaries with 4 KB) or read the complete record; a save is answered when it is on the disk. Live updates: from sending a save to its arrival on another page of the same user, ${FOLLOWERS} users, ${SAVES_PER_SECOND} saves per second. Sign-ins: ${SIGN_INS}, 8 at a time. ${rounds} rounds; in each, every workload runs on one target after the other, ${duration / 1_000} seconds each, live updates ${live / 1_000} seconds. Figures are medians of the rounds with their range; ratios are medians of each round’s own.`
