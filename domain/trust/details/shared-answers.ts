import { stateInWords } from '../../formats/us-state.ts'
import type { TrustPatch } from '../patch.ts'
import { stateOfLand } from '../real-estate.ts'
import type { TrustRecord } from '../record.ts'
import type { DetailPage } from '../routes.ts'
import type { Answers } from '../steps/step.ts'
import { type DetailStep, together } from './detail-step.ts'

/** Those of these answers that are given here and lacking there. */
function lacked(
  answers: Partial<Answers>,
  names: readonly string[],
  there: Readonly<Record<string, unknown>> = {},
): Partial<Answers> {
  const given = (answer: unknown) => String(answer ?? '').trim() !== ''
  return Object.fromEntries(
    names.filter((name) => given(answers[name]) && !given(there[name])).map((name) => [name, answers[name] ?? '']),
  )
}

/** Land of which a state is known takes nothing from land in another, and nothing from land of which none is known. */
function sharedLand(answers: Partial<Answers>, other: string, { assets = [] }: TrustRecord): Partial<Answers> {
  const there = assets.find(({ id }) => id === other)
  if (!there) return {}
  const [street, state] = [answers.street, answers.state].map((answer) => String(answer ?? ''))
  const known = stateOfLand(there)
  const here = stateOfLand({ ...there, address: undefined, realEstateDetails: { street, state } })
  if (known !== undefined && (here === undefined || stateInWords(known) !== stateInWords(here))) return {}
  return lacked(answers, ['county', 'state'], there.realEstateDetails)
}

interface Shared {
  /** The button that gives some answers of a page to every other entry that lacks them. */
  label: string
  /** What the other entry takes of these answers; nothing where it lacks none of them, or they are not true of it. */
  taken: (answers: Partial<Answers>, other: string, trust: TrustRecord) => Partial<Answers>
}

/** The answers in which entries are often alike. A child's age has the button of {@link DetailStep.forAll}. */
const SHARED: Partial<Record<DetailPage, Shared>> = {
  'real-estate-info': { label: 'Use this county and state for all real estate without them', taken: sharedLand },
  'business-info': {
    label: 'Use this type and state for all businesses without them',
    taken: (answers, other, { assets = [] }) =>
      lacked(answers, ['entityType', 'state'], assets.find(({ id }) => id === other)?.businessDetails),
  },
}

/** The other entries that take some of these answers, with what each takes. */
function takers({ page, subjects }: DetailStep, id: string, answers: Partial<Answers>, trust: TrustRecord) {
  return subjects(trust)
    .filter((other) => other.id !== id)
    .map((other) => ({ id: other.id, taken: SHARED[page]?.taken(answers, other.id, trust) ?? {} }))
    .filter(({ taken }) => Object.keys(taken).length > 0)
}

/** The label of the button that shares these answers; `undefined` where no other entry would take any. */
export function shareLabel(detail: DetailStep, id: string, answers: Partial<Answers>, trust: TrustRecord) {
  return takers(detail, id, answers, trust).length > 0 ? SHARED[detail.page]?.label : undefined
}

/** What the button that shares answers writes: all of them here, and those that the others lack there. */
export function detailPatchShared(detail: DetailStep, id: string, answers: Answers, trust: TrustRecord): TrustPatch {
  const marked = new Set(trust.assets?.filter((one) => one.realEstateDetails?.unknown).map((one) => one.id))
  // Land that is put off until there is more to say of it stays put off.
  const others = takers(detail, id, answers, trust).map((other) =>
    ((marked.has(other.id) && detail.notYet) || detail.change)(other.taken, other.id, trust),
  )
  return together([detail.change(answers, id, trust), ...others])
}
