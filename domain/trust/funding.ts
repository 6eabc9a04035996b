import { textOfIssue } from '../formats/text-rules.ts'
import type { Message } from '../message.ts'
import { passesByDesignation } from './assets.ts'
import { type Asset, Funding } from './entries.ts'
import type { FundingStatus } from './enumerations.ts'
import type { TrustPatch } from './patch.ts'
import type { TrustRecord } from './record.ts'

/** What a person notes about one asset's task, as typed: a date or note left empty is none. */
export interface FundingAnswers {
  status: FundingStatus
  date: string
  note: string
}

type Described = Pick<Asset, 'type' | 'name' | 'description'>

/** What is so of an asset as long as nobody notes anything about it. */
const untouched = (asset: Described): FundingStatus => (passesByDesignation(asset) ? 'not-needed' : 'to-do')

/** What is noted about an asset; one nobody has noted anything about is still to do, unless it passes by designation. */
export function fundingOf({ funding, ...asset }: Described & Pick<Asset, 'funding'>): FundingAnswers {
  return { status: funding?.status ?? untouched(asset), date: funding?.date ?? '', note: funding?.note ?? '' }
}

/** What is wrong with the answers, by field; empty when nothing is. */
export function fundingErrors({ status, date, note }: FundingAnswers): {
  date?: Message | string
  note?: Message | string
} {
  const { error } = Funding.safeParse({ status, ...(date && { date }), note })
  const errors = (error?.issues ?? []).map((issue) => [issue.path[0], textOfIssue(issue)])
  return Object.fromEntries(errors)
}

/** The change that notes these answers for an asset; answers that say nothing clear what was noted. */
export function fundingPatch(asset: Described & Pick<Asset, 'id'>, { status, date, note }: FundingAnswers): TrustPatch {
  const text = note.trim()
  const empty = status === untouched(asset) && date === '' && text === ''
  return {
    assets: {
      put: [{ id: asset.id, funding: empty ? null : { status, ...(date && { date }), ...(text && { note: text }) } }],
    },
  }
}

export interface FundingCounts {
  done: number
  /** How many are to be moved, with those that have been. */
  total: number
  notNeeded: number
  /** Those that the documents do not transfer, whatever is noted about them. */
  designated: number
}

/** How many assets have been moved, of how many that are to be; those that need nothing are counted apart. */
export function fundingProgress(assets: readonly Asset[]): FundingCounts {
  const transferred = assets.filter((asset) => !passesByDesignation(asset))
  const count = (status: FundingStatus) => transferred.filter((asset) => fundingOf(asset).status === status).length
  const notNeeded = count('not-needed')
  return {
    done: count('done'),
    total: transferred.length - notNeeded,
    notNeeded,
    designated: assets.length - transferred.length,
  }
}

/** Whether anything has been noted about moving an asset. */
export function isFundingBegun({ assets = [] }: Pick<TrustRecord, 'assets'>): boolean {
  return assets.some(({ funding }) => funding !== undefined)
}
