import { useEffect, useState } from 'react'

type Clause = typeof import('#documents/wording/distribution.ts').distributionClause

/** The documents' own wording, fetched only when a step needs it. */
export async function loadClause(): Promise<Clause> {
  return (await import('#documents/wording/distribution.ts')).distributionClause
}

/** The wording once it has arrived. */
export function useClause(): Clause | undefined {
  const [clause, setClause] = useState<Clause>()
  useEffect(() => {
    let wanted = true
    loadClause().then(
      (loaded) => wanted && setClause(() => loaded),
      (error: unknown) => console.error('The wording of the documents could not be loaded', error),
    )
    return () => {
      wanted = false
    }
  }, [])
  return clause
}
