import { setTimeout as pause } from 'node:timers/promises'
import type { TrustPatch } from '#domain/trust/patch.ts'
import { complete } from '#samples/complete.ts'
import { Figures, quantile, rotated } from '../report/report.ts'
import { closedLoop, eachOnce } from './clients.ts'
import type { Session, Target } from './kinstead.ts'

/** With complete lists, for stores that cannot merge single items. */
type Fields = Record<string, unknown>

const RELATIONSHIPS = ['spouse', 'child', 'grandchild', 'sibling', 'parent', 'friend', 'charity', 'other'] as const
const { assets, acknowledgements, trustees, completed, isComplete, completedAt, ...answers } = complete

const beneficiaries = (seed: number) => ({
  put: Array.from({ length: 20 }, (_, index) => ({
    id: `b-${index}`,
    name: `Rowan Edward Whitlock ${seed % 97}-${index}`,
    relationship: RELATIONSHIPS[(seed + index) % RELATIONSHIPS.length],
    email: `rowan.${index}.${seed}@whitlock.example`,
    distributionAge: 18 + ((seed + index) % 17),
    address: `${100 + index} Cache Street, Jackson, WY 83001`,
    sharePercent: 5,
    isPrimary: index < 10,
  })),
})

/** A complete trust of about 6 KB, with 20 beneficiaries and both social security numbers. */
export const trustOf = (user: number): TrustPatch => ({
  ...answers,
  trustName: `The Whitlock Family Dynasty Trust ${user}`,
  beneficiaries: beneficiaries(user),
})

/** What a step saves, about 300 bytes. Fields are in the order of the schema, as the pages send them. */
export const answersOf = (number: number, trustName = `Trust ${number}`): TrustPatch => ({
  currentStep: 1 + (number % 13),
  trustName,
  county: 'Teton',
  testatorName: `Jordan Quinn Whitlock ${number}`,
  testatorAddress: `${number % 9_999} East Broadway Avenue, Jackson, WY 83001`,
  executorName: `Morgan Whitlock ${number}`,
  executorAddress: `${number % 999} Snow King Avenue, Jackson, WY 83001`,
  willDate: '2026-05-04',
  pourOverWillComplete: true,
})

/** All beneficiaries, about 4 KB. */
const beneficiariesOf = (number: number): TrustPatch => ({
  currentStep: 5,
  trustName: `Trust ${number}`,
  beneficiaries: beneficiaries(number % 1_000),
})

/** The patch as plain fields. */
export const fieldsOf = (patch: TrustPatch): Fields =>
  Object.fromEntries(
    Object.entries(patch).map(([field, value]) => [
      field,
      typeof value === 'object' && value && 'put' in value ? value.put : value,
    ]),
  )

type Kind = 'text' | 'flag' | 'number' | 'object' | 'list'

function kindOf(value: unknown): Kind {
  if (typeof value === 'boolean') return 'flag'
  if (typeof value === 'number') return 'number'
  if (typeof value === 'string') return 'text'
  return Array.isArray(value) ? 'list' : 'object'
}

/** The measured fields of a trust, for stores with a schema. */
export const columns: readonly { name: string; kind: Kind }[] = Object.entries(
  fieldsOf({ ...trustOf(1), ...answersOf(1) }),
).map(([name, value]) => ({ name, kind: kindOf(value) }))

/** The fields with structured values. */
export const jsonFields = columns.filter(({ kind }) => kind === 'list' || kind === 'object').map(({ name }) => name)

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
