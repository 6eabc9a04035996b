import { detailSteps } from '#domain/trust/details/all.ts'
import { detailPatchOnSave, unsavedDetails } from '#domain/trust/details/asking.ts'
import { type FundingAnswers, fundingFaults, fundingOf, fundingPatch } from '#domain/trust/funding.ts'
import { listChange } from '#domain/trust/list-change.ts'
import type { TrustPatch } from '#domain/trust/patch.ts'
import type { TrustRecord } from '#domain/trust/record.ts'
import { stepSlugs } from '#domain/trust/routes.ts'
import { stepOf } from '#domain/trust/steps/all.ts'
import { unsavedAnswers, validChanges, withoutHidden } from '#domain/trust/steps/answers.ts'
import { assetForm } from '#domain/trust/steps/asset-form.ts'
import { beneficiaryForm } from '#domain/trust/steps/beneficiary-form.ts'
import type { EntryForm } from '#domain/trust/steps/entry-form.ts'
import type { Answers, Step, StepContext } from '#domain/trust/steps/step.ts'
import type { Draft } from '#web/sync/drafts.ts'
import { newUuid } from '#web/sync/new-uuid.ts'

/** What a draft changes where it is valid, and what of it is left. */
export interface Sorted {
  patches: readonly TrustPatch[]
  rest: Draft
}

const nothing = (rest: Draft): Sorted => ({ patches: [], rest })

function ofStep(step: Step, draft: Draft, trust: TrustRecord, context: StepContext): Sorted {
  const answers = { ...step.initial(trust, context), ...draft } as Answers
  if (step.refusalOnSave?.(answers)) return nothing(draft)
  const valid = validChanges(step, answers, trust, context)
  const rest = unsavedAnswers(step, answers, trust, context)
  const patch = step.change(valid, trust, context)
  return { patches: Object.keys(valid).length > 0 && Object.keys(patch).length > 0 ? [patch] : [], rest }
}

function ofEntry<Entry extends { id: string }>(
  { questions, initial, schema, entry: made, lost }: EntryForm<Entry>,
  patch: (change: ReturnType<typeof listChange<Entry>>) => TrustPatch,
  draft: Draft,
  before: Entry | undefined,
): Sorted {
  const answers = withoutHidden({ questions }, { ...initial(before), ...draft } as Answers)
  const read = schema.safeParse(answers)
  if (!read.success) return nothing(draft)
  const after = made(read.data, before?.id ?? newUuid(), before)
  // Only the form asks before answers are removed with the kind of an entry.
  if (before && lost(before, after).length > 0) return nothing(draft)
  return { patches: [patch(listChange(before && [before], [after]))], rest: {} }
}

function ofFunding(draft: Draft, trust: TrustRecord): Sorted {
  const patches: TrustPatch[] = []
  const rest: Draft = {}
  for (const asset of trust.assets ?? []) {
    const typed = draft[asset.id]
    if (typeof typed !== 'object' || typed === null) continue
    const { failed: _, ...answers } = typed as Record<string, unknown>
    const all = { ...fundingOf(asset), ...answers } as FundingAnswers
    if (Object.keys(fundingFaults(all)).length > 0) rest[asset.id] = typed
    else patches.push(fundingPatch(asset.id, all))
  }
  return { patches, rest }
}

/** Sorts one step's unsaved typing, by the key of its draft, as 'Save and Exit' does. What is about an entry that is gone is dropped. */
export function sortTyping(key: string, draft: Draft, trust: TrustRecord, context: StepContext): Sorted {
  if (key === 'funding-plan') return ofFunding(draft, trust)
  const [page = '', ...others] = key.split('/')
  const id = others.join('/')
  const detail = detailSteps.find((detail) => detail.page === page)
  if (detail) {
    if (detail.subject(trust, id) === undefined) return nothing({})
    const answers = { ...detail.initial(trust, id), ...draft } as Answers
    const patch = detailPatchOnSave(detail, id, answers, trust, context)
    return {
      patches: Object.keys(patch).length > 0 ? [patch] : [],
      rest: unsavedDetails(detail, id, answers, trust, context),
    }
  }
  if (page === 'beneficiaries' || page === 'assets') {
    const list: readonly { id: string }[] = trust[page] ?? []
    if (id && !list.some((entry) => entry.id === id)) return nothing({})
    if (page === 'assets') {
      const before = trust.assets?.find((entry) => entry.id === id)
      return ofEntry(assetForm, (assets) => ({ assets }), draft, before)
    }
    const before = trust.beneficiaries?.find((entry) => entry.id === id)
    return ofEntry(beneficiaryForm, (beneficiaries) => ({ beneficiaries }), draft, before)
  }
  const slug = stepSlugs.find((slug) => slug === page)
  return slug ? ofStep(stepOf(slug), draft, trust, context) : nothing({})
}
