/** What is known of a save that someone waits for. `later`: it is tried again by itself. */
export type Progress = { kind: 'made' } | { kind: 'refused'; message: string } | { kind: 'later' }

/** The saves whose callers wait for the server's answer. */
export class WaitingSaves {
  readonly #waiting = new Map<string, (progress: Progress) => void>()

  get count(): number {
    return this.#waiting.size
  }

  wait(patchId: string): Promise<Progress> {
    return new Promise((resolve) => {
      this.#waiting.set(patchId, (progress) => {
        this.#waiting.delete(patchId)
        resolve(progress)
      })
    })
  }

  /** Whether someone waited for it. */
  settle(patchId: string, progress: Progress): boolean {
    const resolve = this.#waiting.get(patchId)
    resolve?.(progress)
    return resolve !== undefined
  }

  settleAll(progress: Progress): void {
    for (const patchId of [...this.#waiting.keys()]) this.settle(patchId, progress)
  }
}
