import type { Toast } from './ports.ts'

/** A message without its full stop, for the middle of a sentence. */
const inside = (message: string) => message.replace(/\.\s*$/, '')

/** The toasts of loading and saving (specification T 8). What tells of an outage is said once in it. */
export class Notices {
  readonly #show: (toast: Toast) => void
  readonly #said = new Set<string>()

  constructor(show: (toast: Toast) => void) {
    this.#show = show
  }

  /** The server has answered: the next failure begins another outage. */
  outageOver(): void {
    this.#said.clear()
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
    const description = `Your changes could not be saved: ${inside(message)}. Please try again.`
    this.#show({ title: 'Error saving data', description, destructive: true })
  }

  uploadError(message: string): void {
    const description = `Could not create trust data: ${inside(message)}`
    this.#show({ title: 'Error initializing trust data', description, destructive: true })
  }

  creationError(): void {
    this.#show({
      title: 'Error',
      description: 'Failed to create a new trust. Please try again.',
      destructive: true,
    })
  }

  signInFirst(): void {
    this.#show({
      title: 'Authentication Required',
      description: 'Please login to create a trust.',
      destructive: true,
    })
  }

  #once(toast: Toast): void {
    if (this.#said.has(toast.title)) return
    this.#said.add(toast.title)
    this.#show(toast)
  }
}
