import { isSCorporation, mayBeWyomingLlc, S_CORPORATION, WYOMING_LLC } from './companies.ts'
import type { Asset } from './entries.ts'
import {
  FUNDING_TASKS,
  type FundingTask,
  HOMESTEAD,
  HOMESTEAD_OF_ONE,
  HOMESTEAD_OF_SPOUSES,
  LEASE_FIRST,
  type SourcedFact,
} from './funding-tasks.ts'
import { isGrantorsHome, isLandElsewhere, isLandInWyoming } from './real-estate.ts'
import type { TrustRecord } from './record.ts'
import { isMarried, isUnmarried } from './spouse.ts'

const ELSEWHERE = 'Deed to the trustee, recorded in the land records where the property lies'
const HERE_AND_ELSEWHERE =
  'Deed to the trustee, recorded with the county clerk; for land outside Wyoming, in the land records where the property lies'

/** What is to be done with one asset. */
export const taskOf = (asset: Asset): string =>
  isLandElsewhere(asset) ? ELSEWHERE : (FUNDING_TASKS.find(({ type }) => type === asset.type)?.task ?? '')

/** What is said about deeds where no land on the list lies in Wyoming. */
const deedElsewhere = (unmarried: boolean): readonly SourcedFact[] => [
  {
    text: 'The Assignment of Assets does not pass title to land. A deed to the trustee does, as the law of the place where the land lies requires.',
    source: 'Assignment of Assets',
  },
  {
    text: unmarried
      ? 'That law also governs how the deed is signed and recorded. Wyoming’s law on deeds and homesteads does not apply to this land.'
      : 'That law also governs how the deed is signed and recorded, and whether a spouse signs. Wyoming’s law on deeds and homesteads does not apply to this land.',
    source: 'Assignment of Assets',
  },
]

/** What comes before Wyoming's law of deeds where land on the list may lie elsewhere. */
const DEED_IN_WYOMING: SourcedFact = {
  text: 'The sections of law below hold for land in Wyoming. Land outside Wyoming passes as the law of the place where it lies requires.',
  source: 'Assignment of Assets',
}

/** A type's task for these assets, which are of that type. */
function taskFor(task: FundingTask, assets: readonly Asset[], trust: TrustRecord): FundingTask {
  if (task.type !== 'real_estate') return task
  if (assets.every(isLandElsewhere)) return { ...task, task: ELSEWHERE, facts: deedElsewhere(isUnmarried(trust)) }
  const homestead = isUnmarried(trust) ? HOMESTEAD_OF_ONE : isMarried(trust) ? HOMESTEAD_OF_SPOUSES : HOMESTEAD
  const facts = task.facts.map((fact) => (fact === HOMESTEAD ? homestead : fact))
  if (assets.every(isLandInWyoming)) return { ...task, facts }
  return {
    ...task,
    task: assets.some(isLandElsewhere) ? HERE_AND_ELSEWHERE : task.task,
    facts: [DEED_IN_WYOMING, ...facts],
  }
}

/** The assets by task, in the order of {@link FUNDING_TASKS}; a task without assets is left out. */
export function fundingPlan(trust: TrustRecord): { task: FundingTask; assets: Asset[] }[] {
  return FUNDING_TASKS.flatMap((each) => {
    const assets = (trust.assets ?? []).filter(({ type }) => type === each.type)
    const livedIn = assets.some((asset) => isGrantorsHome(asset, trust))
    const task = taskFor(each, assets, trust)
    const facts = [
      ...task.facts,
      ...(livedIn ? [LEASE_FIRST] : []),
      ...(assets.some(mayBeWyomingLlc) ? WYOMING_LLC : []),
      ...(assets.some(isSCorporation) ? [S_CORPORATION] : []),
    ]
    return assets.length > 0 ? [{ task: { ...task, facts }, assets }] : []
  })
}
