import { textOfIssue } from '../formats/text-rules.ts'
import type { Message } from '../message.ts'
import type { Asset } from './entries.ts'
import { Funding } from './entries.ts'
import type { FundingStatus } from './enumerations.ts'
import type { TrustPatch } from './patch.ts'
import type { TrustRecord } from './record.ts'

/** What a person notes about one asset's task, as typed: a date or note left empty is none. */
export interface FundingAnswers {
  status: FundingStatus
  date: string
  note: string
}

/** What is noted about an asset; one nobody has noted anything about is still to do. */
export function fundingOf({ funding }: Pick<Asset, 'funding'>): FundingAnswers {
  return { status: funding?.status ?? 'to-do', date: funding?.date ?? '', note: funding?.note ?? '' }
}

/** What is wrong with the answers, by field; empty when nothing is. */
export function fundingFaults({ status, date, note }: FundingAnswers): {
  date?: Message | string
  note?: Message | string
} {
  const { error } = Funding.safeParse({ status, ...(date && { date }), note })
  const faults = (error?.issues ?? []).map((issue) => [issue.path[0], textOfIssue(issue)])
  return Object.fromEntries(faults)
}

/** The change that notes these answers for the asset with this id; answers that say nothing clear what was noted. */
export function fundingPatch(id: string, { status, date, note }: FundingAnswers): TrustPatch {
  const text = note.trim()
  const empty = status === 'to-do' && date === '' && text === ''
  return {
    assets: { put: [{ id, funding: empty ? null : { status, ...(date && { date }), ...(text && { note: text }) } }] },
  }
}

/** How many assets have been moved, of how many that are to be; those that need nothing are counted apart. */
export function fundingProgress(assets: readonly Asset[]): { done: number; total: number; notNeeded: number } {
  const count = (status: FundingStatus) => assets.filter((asset) => fundingOf(asset).status === status).length
  const notNeeded = count('not-needed')
  return { done: count('done'), total: assets.length - notNeeded, notNeeded }
}

/** Whether anything has been noted about moving an asset. */
export function isFundingBegun({ assets = [] }: Pick<TrustRecord, 'assets'>): boolean {
  return assets.some(({ funding }) => funding !== undefined)
}
