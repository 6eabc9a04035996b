import type { Message } from '#domain/message.ts'
import { createStore } from '#web/store.ts'

export interface Confirmation {
  title: Message | string
  body: Message | string
  /** Further paragraphs. */
  more?: readonly Message[]
  /** The words of the two buttons; without `no` there is one, and the dialog only informs. */
  yes: Message | string
  no?: string
  /** A third button, which answers no and does what most want. */
  also?: { label: string; act: () => void }
  /** The answer that most want, which looks like it; otherwise `yes`. */
  likely?: 'no'
  destructive?: boolean
}

interface Asked extends Confirmation {
  answer: (yes: boolean) => void
}

/** The question on screen. */
export const questionStore = createStore<Asked | null>(null)

/** Asks in a dialog. A question still open is answered with no. */
export function askToConfirm(confirmation: Confirmation): Promise<boolean> {
  questionStore.get()?.answer(false)
  return new Promise((resolve) => {
    questionStore.set({
      ...confirmation,
      answer: (yes) => {
        questionStore.set(null)
        resolve(yes)
      },
    })
  })
}

export const currentQuestion = questionStore.get
