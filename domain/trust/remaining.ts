import type { CalendarDate } from '../formats/calendar-date.ts'
import { LIMITS } from '../formats/text-rules.ts'
import { type Message, message } from '../message.ts'
import { passesByDesignation } from './assets.ts'
import { detailSteps } from './details/detail-step.ts'
import { documentNames } from './documents.ts'
import type { AssetType } from './enumerations.ts'
import { fundingOf } from './funding.ts'
import { isIncomplete } from './lifecycle.ts'
import { linesByHand } from './lines-by-hand.ts'
import { emptyTextsOf, stepPercent } from './progress.ts'
import { questionOf } from './question-of.ts'
import type { TrustRecord } from './record.ts'
import { DASHBOARD, detailPath, FUNDING_PLAN, SIGNING_DAY, SUMMARY, stepPath } from './routes.ts'
import {
  type DocumentToSign,
  documentsToSign,
  isSigningBegun,
  type Missing,
  signingProgress,
  signingTasks,
} from './signing-day.ts'
import { steps } from './steps/all.ts'
import { withoutHidden } from './steps/answers.ts'
import type { ListStep, Question, Step, StepContext } from './steps/step.ts'

/** One thing that is still to be answered or done, and the way to it. */
export interface Remaining {
  part: 'questions' | 'signing' | 'signing-day' | 'funding'
  /** The section or the document it belongs to. */
  section: Message | string
  /** The question, or what is to be done. */
  label: Message | string
  path: string
  /** The question's name in its form, where it can be pointed at. */
  question?: string | undefined
  /** Somebody has said 'I don't have this yet' of it. */
  putOff?: true
  /** A line that is completed by hand. */
  byHand?: true
  /** It is in another paper, or somebody else has it; the time to look it up is not in `seconds`. */
  isLookedUp?: true
  /** About how long it takes a user who has the information; what others do, such as a bank, is not in it. */
  seconds: number
}

/** What is known beside the answers. */
export interface RemainingFacts extends StepContext {
  today: CalendarDate
  /**
   * What ready documents print as blanks, where that is known already. Details of an entry of which somebody has said
   * 'I don't have this yet' come last, once the day of signing is planned, and until something is signed.
   */
  blanks?: readonly Omit<Remaining, 'part' | 'seconds' | 'putOff' | 'isLookedUp'>[]
  /** How many ready documents have no copy to sign, where that is known already. */
  undownloaded?: number
}

/** A list that is still empty will have several entries. */
const SECONDS = { question: 25, page: 60, list: 240 }

/** What takes longer to read or to type than a line. */
const OF_KIND: Partial<Record<Question['kind'], number>> = { choice: 60, address: 40, trustees: 60, paragraph: 120 }
const secondsFor = ({ kind }: Pick<Question, 'kind'>) => OF_KIND[kind] ?? SECONDS.question

const kindOf = new Map([...steps, ...detailSteps].flatMap(({ questions }) => questions).map((one) => [one.name, one]))
const secondsForAll = (questions: readonly Question[]) => questions.reduce((sum, one) => sum + secondsFor(one), 0)

/** What nobody knows by heart: it is in a deed, or somebody else has the number. */
const IN_OTHER_PAPERS = new Set(['ein', 'legalDescription'])

/** To print a document, and for each thing that is missing of it; for the day, to agree on it with those who come. */
const SIGNING_SECONDS: Readonly<Record<Missing | 'printed' | 'day', number>> = {
  day: 600,
  printed: 60,
  signed: 120,
  witnessed: 120,
  notarized: 180,
  'witnessed-or-notarized': 120,
}

function secondsToSign({ missing, done }: DocumentToSign): number {
  const isPrinted = done.has('printed') || !missing.includes('signed')
  const open = isPrinted ? missing : (['printed', ...missing] as const)
  return open.reduce((sum, each) => sum + SIGNING_SECONDS[each], 0)
}

/** The papers of one asset that its owner fills in and signs, before a notary where its title needs one. */
const FUNDING_MINUTES: Readonly<Record<AssetType, number>> = {
  real_estate: 60,
  bank_account: 30,
  investment: 30,
  business: 45,
  vehicle: 45,
  personal_property: 10,
  other: 30,
}

const isList = (step: Step): step is ListStep => 'list' in step

function leftOfList(step: ListStep, trust: TrustRecord): Remaining[] {
  const of = { part: 'questions', section: step.name } as const
  if ((trust[step.list]?.length ?? 0) === 0)
    return [{ ...of, label: step.name, path: stepPath(step.slug), question: 'name', seconds: SECONDS.list }]
  return detailSteps
    .filter(({ back }) => back === stepPath(step.slug))
    .flatMap((detail) =>
      detail.lacking(trust).map(({ id, name }) => {
        const answers = detail.initial(trust, id)
        const empty = detail.questions.filter((one) => answers[one.name] === '' && (one.shownIf?.(answers) ?? true))
        const asked = empty.length > 0 ? empty : detail.questions
        return {
          ...of,
          label: message('{heading}: {name}', { heading: message(detail.heading), name }),
          path: detailPath(detail.page, id),
          question: asked[0]?.name,
          ...(asked.some((one) => IN_OTHER_PAPERS.has(one.name)) && { isLookedUp: true as const }),
          seconds: secondsForAll(asked),
        }
      }),
    )
}

/** What Next on this step would ask for: the answers that it rejects or, if it would reject none, that it be pressed. */
function leftOfStep(step: Step, trust: TrustRecord, context: StepContext): Remaining[] {
  if (step.slug === 'health-care-directive' && trust.healthCareDirectiveSkipped) return []
  const of = { part: 'questions', section: step.name, path: stepPath(step.slug) } as const
  const read = step.schema(context).safeParse(withoutHidden(step, step.initial(trust, context)))
  const invalid = new Map((read.error?.issues ?? []).map(({ path }) => [String(path[0]), path.join('.')]))
  const ask = (question: Question): Remaining => {
    const { name, label } = question
    // Away from its page a question may have a longer name.
    const place = questionOf(name)
    return {
      ...of,
      label: place?.path === of.path ? place.label : label,
      question: invalid.get(name) ?? name,
      seconds: secondsFor(question),
    }
  }
  // An acknowledgement is a sentence, and all of them are one look at the page.
  if (step.slug !== 'signature' && invalid.size > 0)
    return step.questions.filter(({ name }) => invalid.has(name)).map(ask)
  if (invalid.size === 0 && stepPercent(step, trust) === 100) return []
  const empty = new Set<string>(emptyTextsOf(step, trust))
  const counted = stepPercent(step, trust) > 0 ? step.questions.filter(({ name }) => empty.has(name)) : []
  if (invalid.size === 0 && counted.length > 0) return counted.map(ask)
  return [{ ...of, label: step.heading, question: step.questions[0]?.name, seconds: SECONDS.page }]
}

/** An answer that two steps ask for, such as the name of the trust, is counted where it is asked first. */
function eachOnce(questions: readonly Remaining[]): Remaining[] {
  const seen = new Set<string>()
  return questions.filter(({ question, path }) => {
    const place = question && questionOf(question)
    const key = place ? `${place.path} ${question}` : `${path} ${question}`
    return !seen.has(key) && seen.add(key)
  })
}

/**
 * Everything that is still to be answered or done, in order: the questions of the thirteen steps, with those of the
 * entries' own pages, then what is left before signing, then the signing itself, then the assets to move into the trust;
 * once every document is signed, the questions come last. Empty when nothing is missing.
 */
export function remainingOf(
  trust: TrustRecord,
  { blanks = [], undownloaded = 0, ...context }: RemainingFacts,
): Remaining[] {
  const questions = eachOnce(
    steps.flatMap((step) => (isList(step) ? leftOfList(step, trust) : leftOfStep(step, trust, context))),
  )
  const asked = new Set(questions.map(({ path, question }) => `${path} ${question}`))
  const putOff = new Set([
    ...(trust.beneficiaries ?? []).filter((one) => one.einUnknown).map(({ id }) => detailPath('charity-info', id)),
    ...(trust.assets ?? [])
      .filter((one) => one.realEstateDetails?.unknown)
      .map(({ id }) => detailPath('real-estate-info', id)),
    ...(trust.assets ?? [])
      .filter((one) => one.businessDetails?.unknown)
      .map(({ id }) => detailPath('business-info', id)),
  ])
  const ofBlanks = blanks
    .filter(({ path, question }) => !asked.has(`${path} ${question}`))
    .map((blank): Remaining => {
      const question = blank.question ?? ''
      const isPutOff = putOff.has(blank.path)
      return {
        ...blank,
        part: 'signing',
        ...(isPutOff && { putOff: true }),
        ...((isPutOff || IN_OTHER_PAPERS.has(question)) && { isLookedUp: true }),
        seconds: secondsFor(kindOf.get(question) ?? { kind: 'line' }),
      }
    })
    .sort((one, other) => placeOf(one.path, trust) - placeOf(other.path, trust))
  const signing = ofBlanks.filter((one) => !one.putOff)
  if (!trust.completedAt && !isIncomplete(trust))
    signing.push({
      part: 'signing',
      section: 'Trust Summary',
      label: 'Confirm your answers and complete the trust',
      path: `${SUMMARY}#confirmations`,
      seconds: SECONDS.page,
    })
  // What is being signed was printed somehow.
  if (trust.completedAt && undownloaded > 0 && !isSigningBegun(trust))
    signing.push({
      part: 'signing',
      section: 'Documents',
      label: message('Download {count, plural, one {# document} other {# documents}}', { count: undownloaded }),
      path: `${DASHBOARD}#documents`,
      seconds: SECONDS.page,
    })
  const toSign = documentsToSign(trust)
  const ofAll = toSign.reduce((sum, each) => sum + secondsToSign(each), trust.signingDate ? 0 : SIGNING_SECONDS.day)
  const signingDay = (trust.completedAt ? signingTasks(trust, context.today) : []).map(
    ({ document, label }): Remaining => ({
      part: 'signing-day',
      section: document ? documentNames[document] : 'Signing day',
      label,
      path: document ? `${SIGNING_DAY}#sign-${document}` : SIGNING_DAY,
      seconds: document
        ? toSign.filter((one) => one.document === document).reduce((sum, one) => sum + secondsToSign(one), 0)
        : ofAll,
    }),
  )
  const funding = (trust.assets ?? [])
    .filter((asset) => !passesByDesignation(asset) && ['to-do', 'in-progress'].includes(fundingOf(asset).status))
    .map(
      (asset): Remaining => ({
        part: 'funding',
        section: 'Funding plan',
        label: message('{name}', { name: asset.name }),
        path: `${FUNDING_PLAN}#asset-${asset.id}`,
        // What is in progress is taken as half done.
        seconds: FUNDING_MINUTES[asset.type] * (fundingOf(asset).status === 'to-do' ? 60 : 30),
      }),
    )
  const byHand = linesByHand(trust).map(
    ({ document, label, path }): Remaining => ({
      part: 'signing',
      section: documentNames[document],
      label,
      path,
      byHand: true,
      seconds: SECONDS.page,
    }),
  )
  const later = [...(isSigningBegun(trust) ? [] : ofBlanks.filter((one) => one.putOff)), ...byHand]
  // Nobody who still does not have it is kept from planning the day.
  const day = trust.signingDate ? [...later, ...signingDay] : [...signingDay, ...later]
  // No answer changes what is signed.
  const { done, total } = signingProgress(trust)
  return done === total
    ? [...day, ...funding, ...questions, ...signing]
    : [...questions, ...signing, ...day, ...funding]
}

/** Where a page is in the order of the questionnaire; an entry's form and own page follow its list, in the order of the list. -1 for any other page. */
function placeOf(path: string, trust: TrustRecord): number {
  const [page = '', edited] = path.split('?edit=')
  const detail = detailSteps.find((one) => page.startsWith(detailPath(one.page, '')))
  const at = steps.findIndex(({ slug }) => stepPath(slug) === (detail?.back ?? page))
  const step = steps[at]
  if (!step || !isList(step)) return at
  const id = detail ? page.slice(detailPath(detail.page, '').length) : edited
  const entry = (trust[step.list] ?? []).findIndex((one) => encodeURIComponent(one.id) === id)
  return at + (detail ? 0.5 : 0) + (entry + 1) / (4 * LIMITS.list)
}

/**
 * What to go on with from a page of the questionnaire. From a question: the next question after it, else one before it
 * that was skipped, else what is left when the questions are answered. From a `blank`, which may stay blank: the next one
 * after it, so that each is passed once. `undefined` when nothing else is left.
 */
export function nextAfter(
  remaining: readonly Remaining[],
  path: string,
  trust: TrustRecord,
  from: 'question' | 'blank' = 'question',
): Remaining | undefined {
  const others = remaining.filter((one) => one.path !== path)
  const here = placeOf(path, trust)
  const isAhead = (one: Remaining) => placeOf(one.path, trust) >= here
  const questions = others.filter(({ part }) => part === 'questions')
  if (questions.length > 0) return questions.find(isAhead) ?? questions[0]
  return from === 'question' ? others[0] : others.find((one) => !isBlank(one, trust) || isAhead(one))
}

/** Whether it is an answer without which a document prints a blank. */
const isBlank = ({ part, path }: Remaining, trust: TrustRecord) => part === 'signing' && placeOf(path, trust) >= 0

/** About how many minutes these take, at least one for anything at all. */
export function minutesOf(remaining: readonly Remaining[]): number {
  return Math.ceil(remaining.reduce((sum, { seconds }) => sum + seconds, 0) / 60)
}
