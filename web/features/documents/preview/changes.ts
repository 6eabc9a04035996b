import { runsIn } from '#documents/missing-answers.ts'
import { type Block, type Doc, type Run, runsOf, textOf } from '#documents/model.ts'

const placeOfRun = ({ source, blank }: Run) => {
  const place = source ?? blank
  return place && `${place.field}/${place.entryId ?? ''}`
}

function remember(doc: Doc) {
  const groups = new Set<string>()
  const values = new Set<string>()
  for (const runs of doc.blocks.flatMap(runsIn)) {
    groups.add(textOf(runs))
    for (const run of runsOf(runs)) values.add(`${placeOfRun(run)} ${run.text}`)
  }
  return { groups, values }
}

/** The runs of each block that say something else than the earlier document did, by the block. */
export type Changes = ReadonlyMap<Block, ReadonlySet<Run>>

/**
 * What an earlier document did not say: where a text changed, the answers in it that changed, and where no single answer
 * did, the whole text. Pure.
 */
export function changesBetween(before: Doc, now: Doc): Changes {
  const { groups, values } = remember(before)
  const changes = new Map<Block, Set<Run>>()
  for (const block of now.blocks)
    for (const group of runsIn(block)) {
      if (groups.has(textOf(group))) continue
      const runs = runsOf(group)
      const answers = runs.filter((run) => placeOfRun(run) && !values.has(`${placeOfRun(run)} ${run.text}`))
      const marked = changes.get(block) ?? new Set()
      for (const run of answers.length > 0 ? answers : runs) marked.add(run)
      changes.set(block, marked)
    }
  return changes
}
