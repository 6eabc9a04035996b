import { useCallback, useEffect, useRef, useState } from 'react'
import { maybeCorrected } from '#domain/formats/similar-names.ts'
import { textOfIssue } from '#domain/formats/text-rules.ts'
import { english, type Message } from '#domain/message.ts'
import { TrustPatch } from '#domain/trust/patch.ts'
import type { TrustRecord } from '#domain/trust/record.ts'
import { withCorrectionsElsewhere } from '#web/features/people/use-suggestions.ts'
import { useTrustActions } from '#web/features/trust-sync/trust-provider.tsx'
import type { StepDraft } from '#web/features/trust-sync/use-draft.ts'

const FIELDS = ['signingDate', 'signingTime', 'signingPlace', 'signingNotary'] as const
/** One answer of the plan: a field of the record, or `witness/` and the id of an entry. */
export type PlanKey = (typeof FIELDS)[number] | `witness/${string}`

const isPlanKey = (key: string): key is PlanKey => key.startsWith('witness/') || FIELDS.some((field) => field === key)
const witnessId = (key: PlanKey) => (key.startsWith('witness/') ? key.slice('witness/'.length) : undefined)

const isName = (key: PlanKey) => key === 'signingNotary' || witnessId(key) !== undefined

function storedValue(trust: TrustRecord, key: PlanKey): string {
  const id = witnessId(key)
  if (id !== undefined) return trust.witnesses?.find((witness) => witness.id === id)?.name ?? ''
  return trust[key as (typeof FIELDS)[number]] ?? ''
}

function planPatch(key: PlanKey, value: string): TrustPatch {
  const id = witnessId(key)
  const text = value.trim()
  if (id === undefined) return { [key]: text || null }
  return { witnesses: text ? { put: [{ id, name: text }] } : { remove: [id] } }
}

/** The two witnesses whom the will needs. Under the same ids on every device, so that two people fill in the same two. */
const FIRST_TWO = ['witness-1', 'witness-2']

type Typed = Readonly<Partial<Record<PlanKey, string>>>

const typedIn = (draft: StepDraft['draft']): Typed =>
  Object.fromEntries(
    Object.entries(draft ?? {}).filter(
      (entry): entry is [PlanKey, string] => isPlanKey(entry[0]) && typeof entry[1] === 'string',
    ),
  )

/** What of a draft of the plan is valid, as changes, and what remains of it. */
export function dayPlanRemainder(draft: NonNullable<StepDraft['draft']>) {
  const patches: TrustPatch[] = []
  const remainder: Record<string, string> = {}
  for (const [key, value = ''] of Object.entries(typedIn(draft))) {
    const patch = planPatch(key as PlanKey, value)
    if (TrustPatch.safeParse(patch).success) patches.push(patch)
    else remainder[key] = value
  }
  return { patches, remainder }
}

/** The plan of the day: what is typed lies over what is stored until it is saved, so that nothing typed is lost. */
export function useDayPlan(trust: TrustRecord, { draft, keep, clear }: StepDraft) {
  const { saveTrustData } = useTrustActions()
  const [typed, setTyped] = useState(() => typedIn(draft))
  const [errors, setErrors] = useState<Partial<Record<PlanKey, Message | string>>>({})
  const [rows, setRows] = useState(2)
  const now = useRef({ trust, typed })
  now.current.trust = trust

  const hold = useCallback(
    (next: Typed) => {
      now.current.typed = next
      setTyped(next)
      if (Object.keys(next).length > 0) keep(next)
      else clear()
    },
    [keep, clear],
  )
  const setError = useCallback(
    (key: PlanKey, error?: Message | string) => setErrors((found) => ({ ...found, [key]: error })),
    [],
  )

  const type = (key: PlanKey, value: string) => {
    setError(key)
    hold({ ...now.current.typed, [key]: value })
  }

  const save = useCallback(
    async (key: PlanKey) => {
      const value = now.current.typed[key]
      if (value === undefined) return
      const release = () => {
        const { [key]: latest, ...others } = now.current.typed
        if (latest === value) hold(others)
      }
      if (value.trim() === storedValue(now.current.trust, key)) return release()
      const patch = planPatch(key, value)
      const [issue] = TrustPatch.safeParse(patch).error?.issues ?? []
      if (issue) return setError(key, textOfIssue(issue))
      // Another name here is another person, whom the law allows: only a corrected one can follow elsewhere.
      const isCorrected = isName(key) && maybeCorrected(storedValue(now.current.trust, key), value)
      const outcome = await saveTrustData(
        isCorrected ? await withCorrectionsElsewhere(now.current.trust, patch) : patch,
      )
      if (outcome.saved) return release()
      console.error(`Saving the day of signing failed: ${english(outcome.message)}`)
      setError(key, outcome.message)
    },
    [hold, saveTrustData, setError],
  )

  // What a closed page left unsaved is saved as soon as the page is open again.
  const begun = useRef(false)
  useEffect(() => {
    if (begun.current) return
    begun.current = true
    for (const key of Object.keys(now.current.typed)) if (isPlanKey(key)) void save(key)
  }, [save])

  const ids = [
    ...FIRST_TWO,
    ...(trust.witnesses ?? []).map(({ id }) => id),
    ...Object.keys(typed).flatMap((key) => (isPlanKey(key) ? (witnessId(key) ?? []) : [])),
  ]
  const witnessIds = [...new Set(ids)]
  for (let number = 3; witnessIds.length < rows; number += 1)
    if (!witnessIds.includes(`witness-${number}`)) witnessIds.push(`witness-${number}`)

  return {
    valueOf: (key: PlanKey) => typed[key] ?? storedValue(trust, key),
    errorOf: (key: PlanKey) => errors[key],
    type,
    save,
    witnessIds,
    addWitness: () => setRows(witnessIds.length + 1),
    setError,
  }
}
export type DayPlan = ReturnType<typeof useDayPlan>
