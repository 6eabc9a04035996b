import type { Toast } from './ports.ts'

/** A message without its full stop, for the middle of a sentence. */
const inside = (message: string) => message.replace(/\.\s*$/, '')

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

  connectionError(message: string): void {
    const description = `Could not connect to database: ${inside(message)}. Using local data instead.`
    this.#once({ title: 'Connection error', description, destructive: true })
  }

  loadingError(message: string): void {
    const description = `Could not load trust data: ${inside(message)}. Using local data instead.`
    this.#once({ title: 'Error loading data', description, destructive: true })
  }

  savingError(message: string): void {
    this.#error('Error saving data', `Your changes could not be saved: ${inside(message)}. Please try again.`)
  }

  uploadError(message: string): void {
    this.#error('Error initializing trust data', `Could not create trust data: ${inside(message)}`)
  }

  creationError(): void {
    this.#error('Error', 'Failed to create a new trust. Please try again.')
  }

  signInFirst(): void {
    this.#error('Authentication Required', 'Please login to create a trust.')
  }

  #error(title: string, description: string): void {
    this.#show({ title, description, destructive: true })
  }

  #once(toast: Toast): void {
    if (this.#shown.has(toast.title)) return
    this.#shown.add(toast.title)
    this.#show(toast)
  }
}
