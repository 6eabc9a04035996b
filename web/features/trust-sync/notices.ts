import { asMessage, asSentence, type Message, message } from '#domain/message.ts'
import type { Toast } from './ports.ts'

/** The toasts of loading and saving (specification T 8). Those about an outage are shown once in it. */
export class Notices {
  readonly #show: (toast: Toast) => void
  readonly #shown = new Set<string>()

  constructor(show: (toast: Toast) => void) {
    this.#show = show
  }

  /** The server has answered: the next failure begins another outage. */
  outageOver(): void {
    this.#shown.clear()
  }

  limitedConnectivity(): void {
    this.#once({
      title: 'Limited connectivity',
      description:
        "Your changes are saved locally but couldn't be synced to the cloud. They will sync when your connection improves.",
    })
  }

  connectionError(reason: Message | string): void {
    const description = message('Could not connect to database: {reason} Using local data instead.', {
      reason: asSentence(reason),
    })
    this.#once({ title: 'Connection error', description, destructive: true })
  }

  loadingError(reason: Message | string): void {
    const description = message('Could not load trust data: {reason} Using local data instead.', {
      reason: asSentence(reason),
    })
    this.#once({ title: 'Error loading data', description, destructive: true })
  }

  savingError(reason: Message | string): void {
    const description = message('Your changes could not be saved: {reason} Please try again.', {
      reason: asSentence(reason),
    })
    this.#error('Error saving data', description)
  }

  uploadError(reason: Message | string): void {
    const description = message('Could not create trust data: {reason}', { reason: asMessage(reason) })
    this.#error('Error initializing trust data', description)
  }

  creationError(): void {
    this.#error('Error', 'Failed to create a new trust. Please try again.')
  }

  signInFirst(): void {
    this.#error('Authentication Required', 'Please login to create a trust.')
  }

  #error(title: string, description: Message | string): void {
    this.#show({ title, description, destructive: true })
  }

  #once(toast: Toast): void {
    if (this.#shown.has(toast.title)) return
    this.#shown.add(toast.title)
    this.#show(toast)
  }
}
