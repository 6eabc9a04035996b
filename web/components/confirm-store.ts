import type { Message } from '#domain/message.ts'
import { createStore } from '#web/store.ts'

export interface Question {
  title: Message | string
  body: Message | string
  /** The words of the two buttons; without `no` there is one, and the dialog only tells something. */
  yes: Message | string
  no?: string
  destructive?: boolean
}

interface Asked extends Question {
  answer: (yes: boolean) => void
}

/** The question on screen. */
export const questionStore = createStore<Asked | null>(null)

/** Asks in a dialog. A question still open is answered with no. */
export function confirm(question: Question): Promise<boolean> {
  questionStore.get()?.answer(false)
  return new Promise((resolve) => {
    questionStore.set({
      ...question,
      answer: (yes) => {
        questionStore.set(null)
        resolve(yes)
      },
    })
  })
}

export const currentQuestion = questionStore.get
