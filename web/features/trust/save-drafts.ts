import { localDate } from '#domain/formats/calendar-date.ts'
import { detailPatchOnSave, detailSteps, subjectOf, unsavedDetails } from '#domain/trust/details/detail-step.ts'
import { listChange } from '#domain/trust/differences.ts'
import { draftPlace } from '#domain/trust/draft-place.ts'
import { type FundingAnswers, fundingErrors, fundingOf, fundingPatch } from '#domain/trust/funding.ts'
import { contactRemainder, handoverRemainder } from '#domain/trust/handover/contacts.ts'
import type { TrustPatch } from '#domain/trust/patch.ts'
import { peopleRemainder } from '#domain/trust/people/register.ts'
import { newTrust, type TrustRecord } from '#domain/trust/record.ts'
import { stepSlugs } from '#domain/trust/routes.ts'
import { beneficiaryForm } from '#domain/trust/steps/05-beneficiaries.ts'
import { assetForm } from '#domain/trust/steps/06-assets.ts'
import { stepOf } from '#domain/trust/steps/all.ts'
import { unsavedAnswers, validChanges, withoutHidden } from '#domain/trust/steps/answers.ts'
import type { Answers, EntryForm, Step, StepContext } from '#domain/trust/steps/step.ts'
import { newUuid } from '#web/api/new-uuid.ts'
import { dayPlanRemainder } from '#web/features/signing/use-day-plan.ts'
import { storeOf } from '#web/features/trust-sync/session.ts'
import type { TrustStore } from '#web/features/trust-sync/store.ts'
import { type Draft, storeRemainder, unsavedDrafts } from '#web/features/trust-sync/use-draft.ts'
import { placeLabel } from './unsaved-typing.tsx'

/** What a draft changes where it is valid, and what remains of it. */
interface SplitDraft {
  patches: readonly TrustPatch[]
  remainder: Draft
}

const unchanged = (remainder: Draft): SplitDraft => ({ patches: [], remainder })
const DROPPED: SplitDraft = { patches: [], remainder: {} }

function ofStep(step: Step, draft: Draft, trust: TrustRecord, context: StepContext): SplitDraft {
  const answers = { ...step.initial(trust, context), ...draft } as Answers
  if (step.saveErrorToast?.(answers)) return unchanged(draft)
  const valid = validChanges(step, answers, trust, context)
  const remainder = unsavedAnswers(step, answers, trust, context)
  const patch = step.change(valid, trust, context)
  return { patches: Object.keys(valid).length > 0 && Object.keys(patch).length > 0 ? [patch] : [], remainder }
}

function ofEntry<Entry extends { id: string }>(
  { questions, initial, schema, entry: made, lost }: EntryForm<Entry>,
  patch: (change: ReturnType<typeof listChange<Entry>>) => TrustPatch,
  draft: Draft,
  before: Entry | undefined,
): SplitDraft {
  const answers = withoutHidden({ questions }, { ...initial(before), ...draft } as Answers)
  const read = schema.safeParse(answers)
  if (!read.success) return unchanged(draft)
  const after = made(read.data, before?.id ?? newUuid(), before)
  // Only the form asks before answers are removed with the kind of an entry.
  if (before && lost(before, after).length > 0) return unchanged(draft)
  return { patches: [patch(listChange(before && [before], [after]))], remainder: {} }
}

function ofFunding(draft: Draft, trust: TrustRecord): SplitDraft {
  const patches: TrustPatch[] = []
  const remainder: Draft = {}
  for (const asset of trust.assets ?? []) {
    const typed = draft[asset.id]
    if (typeof typed !== 'object' || typed === null) continue
    const { failed: _, ...answers } = typed as Record<string, unknown>
    const all = { ...fundingOf(asset), ...answers } as FundingAnswers
    if (Object.keys(fundingErrors(all)).length > 0) remainder[asset.id] = typed
    else patches.push(fundingPatch(asset, all))
  }
  return { patches, remainder }
}

/** Splits a draft, by its key, into what is valid and what is not, as 'Save and Exit' does. A draft about an entry that is gone is dropped. */
export function splitDraft(key: string, draft: Draft, trust: TrustRecord, context: StepContext): SplitDraft {
  if (key === 'funding-plan') return ofFunding(draft, trust)
  if (key === 'signing-day') return dayPlanRemainder(draft)
  if (key === 'handover') return handoverRemainder(draft)
  if (key === 'handover-contact') return contactRemainder(draft, trust)
  if (key === 'people') return peopleRemainder(draft, trust, newUuid())
  const [page = '', ...others] = key.split('/')
  const id = others.join('/')
  const detail = detailSteps.find((detail) => detail.page === page)
  if (detail) {
    if (subjectOf(detail, trust, id) === undefined) return DROPPED
    const answers = { ...detail.initial(trust, id), ...draft } as Answers
    const patch = detailPatchOnSave(detail, id, answers, trust, context)
    return {
      patches: Object.keys(patch).length > 0 ? [patch] : [],
      remainder: unsavedDetails(detail, id, answers, trust, context),
    }
  }
  if (page === 'beneficiaries' || page === 'assets') {
    const list: readonly { id: string }[] = trust[page] ?? []
    if (id && !list.some((entry) => entry.id === id)) return DROPPED
    if (page === 'assets') {
      const before = trust.assets?.find((entry) => entry.id === id)
      return ofEntry(assetForm, (assets) => ({ assets }), draft, before)
    }
    const before = trust.beneficiaries?.find((entry) => entry.id === id)
    return ofEntry(beneficiaryForm, (beneficiaries) => ({ beneficiaries }), draft, before)
  }
  const slug = stepSlugs.find((slug) => slug === page)
  return slug ? ofStep(stepOf(slug), draft, trust, context) : DROPPED
}

/** The user's trust as soon as this device or the server has answered; one without answers where there is none yet. */
async function knownTrust(store: TrustStore) {
  const isKnown = () => store.snapshot().trust !== null || store.snapshot().status !== 'loading'
  if (!isKnown())
    await new Promise<void>((resolve) => {
      const stop = store.subscribe(() => {
        if (!isKnown()) return
        stop()
        resolve()
      })
    })
  const { trust, status } = store.snapshot()
  return trust ?? (status === 'none' ? newTrust('', new Date().toISOString()) : null)
}

/** What the user has typed and not saved, by the names of its places, and a function that saves what is valid of it. */
export async function draftsOnLogOut(uid: string) {
  const drafts = await unsavedDrafts(uid)
  const store = storeOf(uid)
  const trust = await knownTrust(store)
  const nameOf = (key: string) => {
    const place = draftPlace(key, trust)
    return place && placeLabel(place)
  }
  /** Saves one change after the other, each made for the answers that the one before it left. Returns what remains, by its place. */
  const save = async () => {
    const { distributionClause } = await import('#documents/wording/distribution.ts')
    const context = { today: localDate(new Date()), distributionClause }
    const remainders = new Map<string, Draft>()
    for (const [key, draft] of drafts) {
      const now = await knownTrust(store)
      const { patches, remainder } = now ? splitDraft(key, draft, now, context) : { patches: [], remainder: draft }
      let left = remainder
      for (const patch of patches) if (!(await store.save({ kind: 'trust', patch })).saved) left = draft
      await storeRemainder(uid, key, left)
      remainders.set(key, left)
    }
    return remainders
  }
  const places = [...drafts.keys()].flatMap((key) => nameOf(key) ?? [])
  return { places, save, nameOf }
}
