export interface Question {
  title: string
  body: string
  /** The words of the two buttons; without `no` there is one, and the dialog only tells something. */
  yes: string
  no?: string
  destructive?: boolean
}

interface Asked extends Question {
  answer: (yes: boolean) => void
}

let asked: Asked | null = null
const listeners = new Set<() => void>()

function put(next: Asked | null) {
  asked = next
  for (const listener of listeners) listener()
}

/** Asks in a dialog. A question still open is answered with no. */
export function confirm(question: Question): Promise<boolean> {
  asked?.answer(false)
  return new Promise((resolve) => {
    put({
      ...question,
      answer: (yes) => {
        put(null)
        resolve(yes)
      },
    })
  })
}

export function currentQuestion(): Asked | null {
  return asked
}

export function onQuestion(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
