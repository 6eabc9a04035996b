import * as z from 'zod/mini'
import { percent } from '../formats/numbers.ts'
import { english, listOf, type Message, message } from '../message.ts'
import type { TrustRecord } from './record.ts'

/** The age that applies where none is stated (T 9). */
export const DEFAULT_AGE = 21
/** Years after the distribution age at which the second and the third part of a staggered share are paid. */
export const LATER_PARTS = [5, 10] as const

/** One part of a staggered share: the age at which it is due, and how many percent of the share it is. */
export interface Stage {
  age: number
  percent: number
}

/** Bounds of the family's own stages: ages in years, and how many stages there may be. */
export const STAGES = { least: 18, most: 90, fewest: 2, many: 10 } as const

/** A stage as it is typed. */
export interface StageRow {
  age: string
  percent: string
}

/** The rows of a text such as `25: 20%, 30: 30%, 35: 50%`, complete or not. */
export function stageRows(text: string): StageRow[] {
  if (text.trim() === '') return []
  return text.split(',').map((row) => {
    const [age = '', part = ''] = row.split(':')
    return { age: age.trim(), percent: part.replace('%', '').trim() }
  })
}

/** The text that {@link stageRows} reads: the form in which stages are stored. */
export const stageText = (rows: readonly StageRow[]): string =>
  rows.map(({ age, percent }) => `${age}: ${percent}%`).join(', ')

interface StageError {
  path: [] | [row: number, part: keyof StageRow]
  text: Message | string
}

const isStageAge = (age: string) => /^[1-9]\d$/.test(age) && Number(age) >= STAGES.least && Number(age) <= STAGES.most

/** What is wrong with one row, by the age of the row before it, unless that one is wrong itself. */
function rowErrors({ age, percent }: StageRow, at: number, before = ''): StageError[] {
  const number = at + 1
  const errors: StageError[] = []
  if (!isStageAge(age))
    errors.push({
      path: [at, 'age'],
      text: message('Part {number}: please enter a whole age from 18 to 90, or remove the part.', { number }),
    })
  else if (isStageAge(before) && Number(age) <= Number(before))
    errors.push({
      path: [at, 'age'],
      text: message('Part {number}: please enter an age above {before}, the age of the part before it.', {
        number,
        before,
      }),
    })
  if (!/^\d{1,3}(\.\d{1,2})?$/.test(percent) || Number(percent) <= 0 || Number(percent) > 100)
    errors.push({
      path: [at, 'percent'],
      text: message('Part {number}: please enter a percentage above 0, such as 25 or 33.33.', { number }),
    })
  return errors
}

function stageErrors(rows: readonly StageRow[]): StageError[] {
  if (rows.length > STAGES.many) return [{ path: [], text: 'Please keep to 10 parts or fewer.' }]
  const errors = rows.flatMap((row, at) => rowErrors(row, at, rows[at - 1]?.age))
  if (errors.length > 0 || rows.length === 0) return errors
  const total = Number(rows.reduce((sum, { percent }) => sum + Number(percent), 0).toFixed(2))
  if (total !== 100)
    return [
      {
        path: [],
        text: message('The parts add up to {total}%. Please change them so that they come to 100%.', { total }),
      },
    ]
  return rows.length < STAGES.fewest
    ? [{ path: [], text: 'One part is the whole share. Please add another part, or remove this one to keep thirds.' }]
    : []
}

const stagesIn = (pathOf: (error: StageError) => StageError['path']) =>
  z.string('This must be text.').check(
    z.trim(),
    z.maxLength(200, 'Please keep to 10 parts or fewer.'),
    z.overwrite((text) => stageText(stageRows(text))),
    z.check<string>(({ value, issues }) => {
      for (const error of stageErrors(stageRows(value))) {
        const { text } = error
        issues.push({
          ...{ code: 'custom', message: english(text), params: { text }, input: value, continue: true },
          path: pathOf(error),
        })
      }
    }),
  )

/**
 * The family's own stages as one text, `25: 20%, 30: 30%, 35: 50%`: ages ascend from 18 to 90, parts add up to 100%. One
 * value, so that two devices never mix their rows to parts that are not the whole. The empty text keeps the thirds.
 */
export const stagesText = stagesIn(() => [])
/** The same as a form has it: what is wrong with one row is said there. */
export const stagesAnswer = stagesIn(({ path }) => path)

/** The stages of a staggered trust that has its own; nothing where thirds apply. */
export function stagesOf({ distributionStages = '' }: Pick<TrustRecord, 'distributionStages'>): readonly Stage[] {
  const rows = stageRows(distributionStages)
  if (stageErrors(rows).length > 0) return []
  return rows.map(({ age, percent }) => ({ age: Number(age), percent: Number(percent) }))
}

/** `20% at 25, 30% at 30, and 50% at 35`. */
export const stageWords = (stages: readonly Stage[]): Message =>
  listOf(stages.map(({ age, percent: part }) => message('{part} at {age}', { part: percent(part), age })))

/** The number takes 18 to 65, the slider 18 to 35; they are one value (T 9). */
export const AGES = { fallback: DEFAULT_AGE, least: 18, most: 65, sliderMost: 35 } as const

/** The age that a typed text means; what is no number falls back to 21. */
export function typedAge(typed: string): number {
  const text = typed.trim()
  return /^[+-]?\d+(\.\d+)?$/.test(text) ? Number(text) : AGES.fallback
}

/** Where the slider stands for an age: above 35, at 35. */
export function sliderAge(age: number): number {
  return Math.min(AGES.sliderMost, Math.max(AGES.least, Math.round(age)))
}
