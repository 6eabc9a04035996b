export interface ToastText {
  title: string
  description?: string
  destructive?: boolean
}

export interface Toast extends ToastText {
  id: number
  /** How long it stays, in milliseconds, not counting the time it is hovered or focused. */
  duration: number
}

let shown: Toast | null = null
let held: ToastText | null = null
let count = 0
const listeners = new Set<() => void>()

function put(toast: ToastText | null) {
  shown = toast && { ...toast, id: ++count, duration: toast.destructive ? 10_000 : 5_000 }
  for (const listener of listeners) listener()
}

/** Shows a toast in place of the one on screen. One that is not destructive waits for a destructive one to leave first. */
export function showToast(toast: ToastText): void {
  if (shown?.destructive && !toast.destructive) {
    held = toast
    return
  }
  held = null
  put(toast)
}

/** Takes the toast off the screen, for example when a new attempt makes an old failure pointless. */
export function dismissToast(): void {
  const next = held
  held = null
  if (shown || next) put(next)
}

export function currentToast(): Toast | null {
  return shown
}

export function onToast(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
