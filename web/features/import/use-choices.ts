import { useCallback, useState } from 'react'
import type { Use } from './preview-parts.tsx'

/** What the reader chooses for single entries of a file, by their lines, and for all that look like one on the list. */
export function useChoices<Own extends { use?: Use }>() {
  const [own, setOwn] = useState<ReadonlyMap<number, Own>>(new Map())
  const [likes, setLikes] = useState<Use>('skip')

  const choose = useCallback((line: number, choice: Partial<Own>) => {
    setOwn((before) => new Map(before).set(line, { ...(before.get(line) as Own), ...choice }))
  }, [])

  /** One use for each of these lines; without a use, what all of their kind have. */
  const chooseForEach = (lines: readonly number[], use?: Use) =>
    setOwn((before) => {
      const after = new Map(before)
      for (const line of lines) after.set(line, { ...(before.get(line) as Own), use })
      return after
    })

  return { own, likes, setLikes, choose, chooseForEach }
}
