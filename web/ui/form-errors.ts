import type * as z from 'zod/mini'
import { textOfIssue } from '#domain/formats/text-rules.ts'
import type { Message } from '#domain/message.ts'

export interface Fault {
  /** The dotted path of the value in the form. */
  name: string
  message: Message | string
}

type Issue = z.core.$ZodIssue

/** Of an answer that may be one of several things, the words of the one that it comes nearest to. */
function wordsOf(issue: Issue): Message | string {
  if (issue.code !== 'invalid_union' || issue.errors.length === 0) return textOfIssue(issue)
  const nearest = issue.errors.reduce((least, branch) => (branch.length < least.length ? branch : least))
  return textOfIssue(nearest[0] ?? issue)
}

/** One fault for each value that is wrong, in the order in which the form's parts stand in the schema. */
export function faultsIn(issues: readonly Issue[]): Fault[] {
  const first = new Map<string, Message | string>()
  for (const issue of issues) {
    const name = issue.path.join('.')
    if (!first.has(name)) first.set(name, wordsOf(issue))
  }
  return [...first].map(([name, message]) => ({ name, message }))
}

/** Whether a fault is about the value of that name or a part of it. */
export const isWithin = (name: string) => (fault: Fault) => fault.name === name || fault.name.startsWith(`${name}.`)

/** Those of the faults whose values are still wrong: not that of a question which another answer has taken off the page. */
export function stillWrong(before: readonly Fault[], now: readonly Fault[]): Fault[] {
  const wrong = new Set(now.map((fault) => fault.name))
  return before.filter((fault) => wrong.has(fault.name))
}

/** The faults with those of one value as they are now; of the others, nothing is said that was not said before. */
export function heardAnew(before: readonly Fault[], now: readonly Fault[], name: string): Fault[] {
  const about = isWithin(name)
  const fresh = now.filter(about)
  const place = before.findIndex(about)
  const rest = stillWrong(before, now).filter((fault) => !about(fault))
  const shown = before.slice(0, place).filter((fault) => rest.includes(fault)).length
  return place === -1 ? [...rest, ...fresh] : rest.toSpliced(shown, 0, ...fresh)
}
