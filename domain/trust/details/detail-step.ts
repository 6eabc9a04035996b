import type * as z from 'zod/mini'
import type { TrustPatch } from '../patch.ts'
import type { TrustRecord } from '../record.ts'
import type { DetailPage } from '../routes.ts'
import { unsavedAnswers, validChanges } from '../steps/answers.ts'
import type { Answers, FormDefinition, Question, Step, StepContext, Words } from '../steps/step.ts'
import { businessInfo, realEstateInfo } from './asset-details.ts'
import { beneficiaryAge, charityInfo } from './beneficiary-details.ts'

/** The four pages that ask for the details of one entry of a list. */
export const detailSteps: readonly DetailStep[] = [beneficiaryAge, charityInfo, realEstateInfo, businessInfo]

/**
 * A page that asks for the details of one entry of a list: the age page of T 2.5, and the three that follow its pattern.
 * `id` is the entry's. None of them writes `currentStep`.
 */
export interface DetailStep {
  page: DetailPage
  /** Where it is in the shell: 5 of 10 or 6 of 10. */
  number: number
  total: number
  heading: string
  description: string
  goesInto: Step['goesInto']
  /** The list's page, where Back and Previous lead. */
  back: string
  next: (trust: TrustRecord, id: string) => string
  exit: string
  /** The entries that this page is for, in the order of their list. */
  subjects: (trust: TrustRecord) => readonly { id: string; name: string }[]
  /** Those of them that still lack what it asks for. */
  lacking: (trust: TrustRecord) => readonly { id: string; name: string }[]
  /** What the page says when there is no subject. */
  missing: string
  questions: readonly Question[]
  initial: (trust: TrustRecord, id: string) => Answers
  /** The record's own answers, where `initial` may show a default that is not stored yet. */
  stored?: (trust: TrustRecord, id: string) => Answers
  schema: z.ZodMiniType<Answers>
  /** The change that accepted answers make. Answers left out are left alone. */
  change: (answers: Partial<Answers>, id: string, trust: TrustRecord) => TrustPatch
  /** What 'I don't have this yet' adds to the change: the mark that the list page's Next respects. */
  notYet?: (answers: Partial<Answers>, id: string, trust: TrustRecord) => TrustPatch
  /** The button that gives the same answer, or the same mark, to every entry that lacks one. */
  forAll: string
  /** The toast when the entry cannot be read. */
  loadFailed?: Words
  saved?: Words
  saveFailed: Words
}

/** The entry's own name; `undefined` when there is no such entry, or none that the page is for. */
export function subjectOf(detail: DetailStep, trust: TrustRecord, id: string): string | undefined {
  return detail.subjects(trust).find((entry) => entry.id === id)?.name
}

/** The patch that puts an entry on its list as it is now; `undefined` where there is none. */
export function entryPatch({ beneficiaries = [], assets = [] }: TrustRecord, id: string): TrustPatch | undefined {
  const beneficiary = beneficiaries.find((entry) => entry.id === id)
  const asset = assets.find((entry) => entry.id === id)
  if (beneficiary) return { beneficiaries: { put: [beneficiary] } }
  return asset && { assets: { put: [asset] } }
}

/** A detail page for one entry, as something that asks: what the rules for answers take. */
export function formDefinitionOf(detail: DetailStep, id: string): FormDefinition {
  return {
    questions: detail.questions,
    initial: (trust) => (detail.stored ?? detail.initial)(trust, id),
    schema: () => detail.schema,
  }
}

/** What 'Save and Exit' on a detail page writes: the valid answers that were changed; nothing for none. */
export function detailPatchOnSave(
  detail: DetailStep,
  id: string,
  answers: Answers,
  trust: TrustRecord,
  context: StepContext,
): TrustPatch {
  const valid = validChanges(formDefinitionOf(detail, id), answers, trust, context)
  return Object.keys(valid).length > 0 ? detail.change(valid, id, trust) : {}
}

/** What 'I don't have this yet' writes: the valid answers that were changed, and the mark. */
export function detailPatchOnNotYet(
  detail: DetailStep,
  id: string,
  answers: Answers,
  trust: TrustRecord,
  context: StepContext,
): TrustPatch {
  return detail.notYet?.(validChanges(formDefinitionOf(detail, id), answers, trust, context), id, trust) ?? {}
}

/**
 * What the button for all writes: 'I don't have this yet' here and on every other entry that lacks an answer, or, where
 * a page has no such mark, these answers for each of them.
 */
export function detailPatchForAll(
  detail: DetailStep,
  id: string,
  answers: Answers,
  trust: TrustRecord,
  context: StepContext,
): TrustPatch {
  const others = detail.lacking(trust).filter((entry) => entry.id !== id)
  const patches = detail.notYet
    ? [
        detailPatchOnNotYet(detail, id, answers, trust, context),
        ...others.map((other) => detail.notYet?.({}, other.id, trust) ?? {}),
      ]
    : [detail.change(answers, id, trust), ...others.map((other) => detail.change(answers, other.id, trust))]
  return together(patches)
}

/** The changes of several entries of one list, as one. */
export function together(patches: readonly TrustPatch[]): TrustPatch {
  const beneficiaries = patches.flatMap((patch) => patch.beneficiaries?.put ?? [])
  const assets = patches.flatMap((patch) => patch.assets?.put ?? [])
  return {
    ...(beneficiaries.length > 0 && { beneficiaries: { put: beneficiaries } }),
    ...(assets.length > 0 && { assets: { put: assets } }),
  }
}

/** What stays as a draft after saving halfway, or with the mark. */
export function unsavedDetails(
  detail: DetailStep,
  id: string,
  answers: Answers,
  trust: TrustRecord,
  context: StepContext,
): Answers {
  return unsavedAnswers(formDefinitionOf(detail, id), answers, trust, context)
}
