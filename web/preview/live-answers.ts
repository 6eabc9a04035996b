import { useMemo, useSyncExternalStore } from 'react'
import type { Answers } from '#domain/trust/steps/step.ts'

/** What a form holds at the moment, for a preview beside it; the form itself is not drawn anew for it. */
export interface LiveAnswers {
  tell: (answers: Answers) => void
  subscribe: (listener: () => void) => () => void
  now: () => Answers
}

/** Typing is followed when it rests for this long, in milliseconds: laying out many pages takes its time. */
const REST = 250

/** `first` gives what the form holds before anything is told. */
export function useLiveAnswers(first: () => Answers): LiveAnswers {
  // biome-ignore lint/correctness/useExhaustiveDependencies: the form tells every later value itself
  return useMemo(() => {
    let answers: Answers | undefined
    let timer: ReturnType<typeof setTimeout> | undefined
    const listeners = new Set<() => void>()
    return {
      tell: (heard) => {
        clearTimeout(timer)
        timer = setTimeout(() => {
          answers = heard
          for (const listener of listeners) listener()
        }, REST)
      },
      subscribe: (listener) => {
        listeners.add(listener)
        return () => listeners.delete(listener)
      },
      now: () => {
        answers ??= first()
        return answers
      },
    }
  }, [])
}

export const useAnswersNow = ({ subscribe, now }: LiveAnswers) => useSyncExternalStore(subscribe, now, now)
