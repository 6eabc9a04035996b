import { type SyntheticEvent, useState } from 'react'
import { useNavigate } from 'react-router'
import { type Message, message } from '#domain/message.ts'
import { merge } from '#domain/trust/merge.ts'
import type { TrustPatch } from '#domain/trust/patch.ts'
import type { TrustRecord } from '#domain/trust/record.ts'
import type { Words } from '#domain/trust/steps/step.ts'
import { showToast } from '#web/app/toast-store.ts'
import { askToConfirm } from '#web/components/confirm-store.ts'
import type { FormRef } from '#web/components/form.tsx'
import { focusField } from '#web/components/link-targets.ts'
import { useTrustActions } from '#web/features/trust-sync/trust-provider.tsx'
import { useSaving } from '../use-saving.ts'
import { goOn, type WayBack } from '../way-back.ts'
import type { ListOnScreen } from './list-on-screen.ts'
import type { useList } from './use-list.ts'

/** The forms above a list: one may hold an entry that was typed and not added, the other changes to an entry that were not saved. */
interface FormsInHand<Entry> {
  adding: FormRef
  changing: FormRef
  edited: Entry | undefined
}

/** What the buttons below a list do. */
export function useListSaving<Entry extends { id: string; name: string }>(
  { step, noun, entries, form }: ListOnScreen<Entry>,
  trust: TrustRecord,
  held: ReturnType<typeof useList<Entry>>,
  { adding, changing, edited }: FormsInHand<Entry>,
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

  /** Whether the reader may go on although a form holds what is not in the trust. */
  const nothingForgotten = async () => {
    if (edited && isChanged(edited)) {
      return askToConfirm({
        title: message('Your changes to {name} are not saved yet', { name: edited.name }),
        body: 'You changed the answers without pressing Save Changes. If you continue, they stay in the form but are not saved to your trust.',
        yes: 'Continue without them',
        no: 'Stay on this page',
      })
    }
    const name = String(adding.current?.getValues('name') ?? '').trim()
    if (name === '') return true
    const goOn = await askToConfirm({
      title: message('{name} is not on the list yet', { name }),
      body: message(
        'You typed a {noun} without pressing Add. If you continue, it stays in the form but is not saved to your trust.',
        {
          noun: message(noun),
        },
      ),
      yes: 'Continue without it',
      no: 'Stay on this page',
    })
    if (!goOn) focusField('name')
    return goOn
  }

  const leave = async (to: WayBack | undefined) => {
    if (held.entries.length === 0) {
      setError(step.emptyList.description ?? step.emptyList.title)
      showToast({ ...step.emptyList, destructive: true })
      focusField('name')
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
    saveProgress: () => void save(progress(), { saved: savedWords }),
    saveAndExit: async () => {
      if (await save(progress(), { saved: savedWords })) void navigate(step.exit)
    },
  }
}
