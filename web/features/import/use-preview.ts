import { useCallback, useMemo, useState } from 'react'
import { sameName } from '#domain/formats/names.ts'
import { alikeIn } from '#domain/import/alike.ts'
import type { FoundBeneficiaries } from '#domain/import/beneficiaries-file.ts'
import { beneficiaryOf, type FoundEntry } from '#domain/import/check-entry.ts'
import type { Beneficiary } from '#domain/trust/entries.ts'
import type { Relationship } from '#domain/trust/enumerations.ts'
import type { TrustRecord } from '#domain/trust/record.ts'

const nobody: readonly Beneficiary[] = []

/** What is ticked in a file, and what those are to the grantor of whom it does not say. */
export function usePreview({ entries }: FoundBeneficiaries, trust: TrustRecord) {
  const list = trust.beneficiaries ?? nobody
  const alike = useMemo(() => alikeIn(list, entries), [list, entries])
  const isGrantor = (entry: FoundEntry) => sameName(entry.name, trust.grantorName)
  const addable = entries.filter(({ answers }) => answers)
  const [ticked, setTicked] = useState<ReadonlySet<number>>(
    () =>
      new Set(
        addable
          .filter((entry) => entry.errors.length === 0 && !alike.has(entry.line) && !isGrantor(entry))
          .map(({ line }) => line),
      ),
  )
  const [others, setOthers] = useState<Relationship>('other')
  const [own, setOwn] = useState<ReadonlyMap<number, Relationship>>(new Map())

  const tick = useCallback((line: number, on: boolean) => {
    setTicked((before) => {
      const after = new Set(before)
      if (on) after.add(line)
      else after.delete(line)
      return after
    })
  }, [])
  const relate = useCallback((line: number, relationship: Relationship) => {
    setOwn((before) => new Map(before).set(line, relationship))
  }, [])
  const relationshipOf = ({ line, relationship }: FoundEntry) => relationship ?? own.get(line) ?? others

  return {
    alike,
    addable,
    ticked,
    tick,
    tickAll: (on: boolean) => setTicked(new Set(on ? addable.map(({ line }) => line) : [])),
    relate,
    others,
    setOthers,
    isGrantor,
    relationshipOf,
    /** The entries that are ticked, as they are put on the list, in the order of the file. */
    chosen: (newId: () => string): Beneficiary[] =>
      addable
        .filter(({ line }) => ticked.has(line))
        .flatMap((entry) => beneficiaryOf(entry, relationshipOf(entry), newId()) ?? []),
  }
}
