import { useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { english, type Message } from '#domain/message.ts'
import type { Asset } from '#domain/trust/entries.ts'
import { FUNDING_STATUSES, type FundingStatus } from '#domain/trust/enumerations.ts'
import { type FundingAnswers, fundingErrors, fundingOf, fundingPatch } from '#domain/trust/funding.ts'
import { useTrustActions } from '#web/features/trust-sync/trust-provider.tsx'
import type { StepDraft } from '#web/features/trust-sync/use-draft.ts'

type Name = keyof FundingAnswers

/** One asset's answers: what is typed lies over what is stored until it is saved, so that nothing typed is lost. */
export function useFundingRow(asset: Asset, { before, keep }: TypedAnswers) {
  const { saveTrustData } = useTrustActions()
  const [left] = useState(() => before(asset.id))
  const [typed, setTyped] = useState(left.typed)
  const [errors, setErrors] = useState<ReturnType<typeof fundingErrors>>({})
  const [failure, setFailure] = useState<Message | string>('')
  const now = useRef({ asset, typed })
  now.current.asset = asset

  const hold = useCallback(
    (next: Typed) => {
      now.current.typed = next
      setTyped(next)
      keep(now.current.asset.id, next)
    },
    [keep],
  )

  const type = useCallback(
    (name: Name, value: string) => {
      setErrors((found) => ({ ...found, [name]: undefined }))
      hold({ ...now.current.typed, [name]: value })
    },
    [hold],
  )

  const save = useCallback(async () => {
    const { asset } = now.current
    const stored = fundingOf(asset)
    const saving = now.current.typed
    const answers = { ...stored, ...saving }
    const found = fundingErrors(answers)
    setErrors(found)
    if (Object.keys(found).length > 0) return
    const names = Object.keys(saving) as Name[]
    const release = () =>
      hold(
        Object.fromEntries(Object.entries(now.current.typed).filter(([name, value]) => saving[name as Name] !== value)),
      )
    if (names.every((name) => answers[name].trim() === stored[name])) return release()
    const outcome = await saveTrustData(fundingPatch(asset, answers))
    setFailure(outcome.saved ? '' : outcome.message)
    if (outcome.saved) return release()
    console.error(`Saving the funding plan failed: ${english(outcome.message)}`)
    keep(asset.id, now.current.typed, true)
  }, [hold, keep, saveTrustData])

  // What a closed page left unsaved is saved as soon as the page is open again. What failed waits for its owner.
  const leftUnsaved = useRef(Object.keys(left.typed).length > 0 && !left.failed)
  useEffect(() => {
    if (!leftUnsaved.current) return
    leftUnsaved.current = false
    void save()
  }, [save])

  return { answers: { ...fundingOf(asset), ...typed }, errors, failure, type, save }
}

/** What was typed about one asset and is not saved. */
type Typed = Partial<FundingAnswers>

export interface TypedAnswers {
  /** What an earlier visit left unsaved, and whether saving it has failed before. */
  before(id: string): { typed: Typed; failed: boolean }
  keep(id: string, typed: Typed, failed?: boolean): void
}

const isStatus = (value: unknown): value is FundingStatus => typeof value === 'string' && value in FUNDING_STATUSES

function read(stored: unknown): { typed: Typed; failed: boolean } {
  if (typeof stored !== 'object' || stored === null) return { typed: {}, failed: false }
  const { status, date, note, failed } = stored as Record<string, unknown>
  const typed: Typed = {
    ...(isStatus(status) && { status }),
    ...(typeof date === 'string' && { date }),
    ...(typeof note === 'string' && { note }),
  }
  return { typed, failed: failed === true }
}

/** The unsaved typing of all assets, stored together as the page's one draft. */
export function useTypedAnswers({ draft, keep: keepDraft, clear }: StepDraft): TypedAnswers {
  const all = useRef<Record<string, unknown>>(draft ?? {})
  const before = useCallback((id: string) => read(draft?.[id]), [draft])
  const keep = useCallback(
    (id: string, typed: Typed, failed = false) => {
      const { [id]: _, ...others } = all.current
      const empty = Object.keys(typed).length === 0
      all.current = empty ? others : { ...others, [id]: { ...typed, ...(failed && { failed }) } }
      if (Object.keys(all.current).length > 0) keepDraft(all.current)
      else clear()
    },
    [keepDraft, clear],
  )
  return useMemo(() => ({ before, keep }), [before, keep])
}
