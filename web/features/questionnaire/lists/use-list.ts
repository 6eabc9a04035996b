import { type RefObject, type SyntheticEvent, useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import { english, type Message, message } from '#domain/message.ts'
import { listChange } from '#domain/trust/differences.ts'
import { merge } from '#domain/trust/merge.ts'
import type { TrustPatch } from '#domain/trust/patch.ts'
import type { TrustRecord } from '#domain/trust/record.ts'
import type { Words } from '#domain/trust/steps/step.ts'
import { showToast } from '#web/app/toast-store.ts'
import { askToConfirm } from '#web/components/confirm-store.ts'
import type { FormRef } from '#web/components/form.tsx'
import { asFieldError } from '#web/components/form-values.ts'
import { fieldId, focusField } from '#web/components/link-targets.ts'
import { withCorrectionsElsewhere, withTimeout } from '#web/features/people/use-suggestions.ts'
import { useTrustActions } from '#web/features/trust-sync/trust-provider.tsx'
import { useSaving } from '../use-saving.ts'
import { goOn, useChangeOpenedFrom, type WayBack } from '../way-back.ts'
import { ADD_BUTTON, type ListOnScreen } from './list-on-screen.tsx'

/**
 * The entries on screen, each change saved at once; `put` and `remove` return whether it was. An entry whose save failed stays on screen,
 * marked, and goes out again with the next save of the page.
 */
export function useList<Entry extends { id: string; name: string }>(list: ListOnScreen<Entry>, trust: TrustRecord) {
  const { saveTrustData } = useTrustActions()
  const [unsaved, setUnsaved] = useState<readonly Entry[]>([])
  const stored = list.entries(trust)
  const storedNow = useRef(stored)
  const trustNow = useRef(trust)
  useEffect(() => {
    storedNow.current = stored
    trustNow.current = trust
  }, [stored, trust])

  const entries = useMemo(() => {
    const waiting = new Map(unsaved.map((entry) => [entry.id, entry]))
    const known = new Set(stored.map(({ id }) => id))
    return [...stored.map((entry) => waiting.get(entry.id) ?? entry), ...unsaved.filter(({ id }) => !known.has(id))]
  }, [stored, unsaved])

  const forget = useCallback((id: string) => setUnsaved((waiting) => waiting.filter((entry) => entry.id !== id)), [])

  const put = useCallback(
    async (entry: Entry) => {
      forget(entry.id)
      const before = storedNow.current.filter(({ id }) => id === entry.id)
      const patch = list.patch(listChange(before, [entry]))
      // Only what was there before can be corrected.
      const outcome = await saveTrustData(
        before.length > 0 ? await withCorrectionsElsewhere(trustNow.current, patch) : patch,
      )
      if (outcome.saved) return true
      // `trust-sync/saves.ts` has shown the toast; T 8 asks this page only to log.
      console.error(`Saving the ${list.noun} failed: ${english(outcome.message)}`)
      setUnsaved((waiting) => [...waiting.filter(({ id }) => id !== entry.id), entry])
      return false
    },
    [forget, list, saveTrustData],
  )

  const remove = useCallback(
    async (id: string) => {
      forget(id)
      if (!storedNow.current.some((entry) => entry.id === id)) return true
      const outcome = await saveTrustData(list.patch({ remove: [id] }))
      if (!outcome.saved) console.error(`Removing the ${list.noun} failed: ${english(outcome.message)}`)
      return outcome.saved
    },
    [forget, list, saveTrustData],
  )

  /** What a save of the page must carry besides its own change: the entries that are not safe yet. */
  const waiting = (): TrustPatch => {
    if (unsaved.length === 0) return {}
    const ids = new Set(unsaved.map(({ id }) => id))
    const before = storedNow.current.filter(({ id }) => ids.has(id))
    return list.patch(listChange(before, unsaved))
  }

  return { entries, unsaved, put, remove, waiting, saved: () => setUnsaved([]) }
}

/**
 * Whether an entry may be saved: nobody else on the list has its name, and, once something is signed, the user agrees that
 * it reaches the answers and not what was signed, unless the page that this one was opened from said so.
 */
export function useMaySave<Entry extends { id: string; name: string }>(
  list: ListOnScreen<Entry>,
  latest: RefObject<{ trust: TrustRecord; entries: readonly Entry[] }>,
  { adding, changing }: Pick<OpenForms<Entry>, 'adding' | 'changing'>,
) {
  const change = useChangeOpenedFrom()
  return useCallback(
    async (entry: Entry) => {
      const { trust, entries } = latest.current
      const taken = list.nameTaken?.(entry, entries)
      if (taken) {
        const form = changing.current ?? adding.current
        form?.setError('name', asFieldError({ message: taken }))
        return false
      }
      const code = trust.signings && !change && (await withTimeout(import('./entry-questions.ts')))
      return code ? code.maySave(trust, list, entry) : true
    },
    [list, latest, adding, changing, change],
  )
}

/** The forms above a list: one may hold an entry that was typed and not added, the other changes to an entry that were not saved. */
interface OpenForms<Entry> {
  adding: FormRef
  changing: FormRef
  edited: Entry | undefined
}

/** What the buttons below a list do. */
export function useListSaving<Entry extends { id: string; name: string }>(
  { step, notAdded, notYetAdded, entries, form, patch: patchOf }: ListOnScreen<Entry>,
  trust: TrustRecord,
  held: ReturnType<typeof useList<Entry>>,
  { adding, changing, edited }: OpenForms<Entry>,
  back: WayBack | undefined,
) {
  const navigate = useNavigate()
  const { saveTrustData } = useTrustActions()
  const { busy, run } = useSaving(step.slug)
  const [error, setError] = useState<Message | string>('')

  const save = async (patch: TrustPatch, words?: { saved?: () => Words | undefined; failed?: () => Words }) => {
    const done = await run(() => saveTrustData(patch), { failed: step.saveFailed, ...words })
    if (done) held.saved()
    return done
  }

  const savedWords = () => (held.entries.length > 0 ? step.saved : undefined)

  const isChanged = (entry: Entry) => {
    const typed = changing.current?.getValues() ?? {}
    return Object.entries(form.initial(entry)).some(([name, answer]) => name in typed && typed[name] !== answer)
  }

  const changesMayWait = async () =>
    !edited ||
    !isChanged(edited) ||
    askToConfirm({
      title: message('Your changes to {name} are not saved yet', { name: edited.name }),
      body: 'You changed the answers without pressing Save Changes. If you continue, they stay in the form but are not saved to your trust.',
      yes: 'Continue without them',
      no: 'Stay on this page',
    })

  const typedName = () => String(adding.current?.getValues('name') ?? '').trim()

  /** Whether the user may go on although a form holds what is not in the trust. */
  const nothingForgotten = async () => {
    if (edited) return changesMayWait()
    const name = typedName()
    if (name === '') return true
    const sure = await askToConfirm({
      title: message('{name} is not on the list yet', { name }),
      body: notAdded,
      yes: 'Continue without it',
      no: 'Stay on this page',
      also: { label: 'Add it to the list', act: () => document.getElementById(fieldId(ADD_BUTTON))?.click() },
    })
    if (!sure) focusField('name')
    return sure
  }

  const leave = async (to: WayBack | undefined) => {
    if (held.entries.length === 0) {
      const name = typedName()
      setError(name ? message(notYetAdded, { name }) : (step.emptyList.description ?? step.emptyList.title))
      showToast({ ...step.emptyList, destructive: true })
      focusField(name ? ADD_BUTTON : 'name')
      return
    }
    setError('')
    if (!(await nothingForgotten())) return
    const patch: TrustPatch = { ...held.waiting(), ...(!to && { currentStep: step.currentStep }) }
    const { nextFailed } = step
    if (Object.keys(patch).length > 0 && !(await save(patch, nextFailed && { failed: () => nextFailed }))) return
    await goOn(navigate, to, merge(trust, patch), step.next)
  }

  const progress = (): TrustPatch => ({ ...held.waiting(), currentStep: trust.currentStep ?? step.currentStep })

  return {
    busy,
    error: entries(trust).length > 0 ? '' : error,
    submit: (event: SyntheticEvent<HTMLFormElement, SubmitEvent>) => {
      event.preventDefault()
      const { submitter } = event.nativeEvent
      void leave(submitter instanceof HTMLButtonElement && submitter.value === 'back' ? back : undefined)
    },
    /** Saves the entry that was being edited, and goes where the way back leads. */
    saveAndReturn: async (entry: Entry) => {
      const before = entries(trust).filter(({ id }) => id === entry.id)
      if (await held.put(entry))
        await goOn(navigate, back, merge(trust, patchOf(listChange(before, [entry]))), step.next)
    },
    saveProgress: () => void save(progress(), { saved: savedWords }),
    saveAndExit: async () => {
      if (!(await changesMayWait())) return
      if (await save(progress(), { saved: savedWords })) void navigate(step.exit)
    },
  }
}
