import { useMemo, useSyncExternalStore } from 'react'
import type { Answers } from '#domain/trust/steps/step.ts'
import { createStore } from '#web/store.ts'

/** What a form holds at the moment, for a preview beside it; the form itself is not rendered again for it. */
export interface LiveAnswers {
  tell: (answers: Answers) => void
  subscribe: (listener: () => void) => () => void
  now: () => Answers
}

/** Typing is followed when it rests for this long, in milliseconds: laying out many pages takes its time. */
const REST = 250

/** `first` returns what the form holds at first. */
export function useLiveAnswers(first: () => Answers): LiveAnswers {
  // biome-ignore lint/correctness/useExhaustiveDependencies: the form reports every later value itself
  return useMemo(() => {
    const answers = createStore<Answers | undefined>(undefined)
    let initial: Answers | undefined
    let timer: ReturnType<typeof setTimeout> | undefined
    return {
      tell: (heard) => {
        clearTimeout(timer)
        timer = setTimeout(() => {
          answers.set(heard)
        }, REST)
      },
      subscribe: answers.subscribe,
      now: () => {
        initial ??= answers.get() ?? first()
        return answers.get() ?? initial
      },
    }
  }, [])
}

export const useAnswersNow = ({ subscribe, now }: LiveAnswers) => useSyncExternalStore(subscribe, now, now)
