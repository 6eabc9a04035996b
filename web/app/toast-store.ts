import type { Message } from '#domain/message.ts'
import { createStore } from '#web/store.ts'

export interface ToastText {
  title: Message | string
  description?: Message | string
  destructive?: boolean
}

interface Toast extends ToastText {
  id: number
  /** How long it stays, in milliseconds, not counting the time it is hovered or focused. */
  duration: number
}

/** The toast on screen. */
export const toastStore = createStore<Toast | null>(null)
let held: ToastText | null = null
let count = 0

function put(toast: ToastText | null) {
  toastStore.set(toast && { ...toast, id: ++count, duration: toast.destructive ? 10_000 : 5_000 })
}

/** Shows a toast, which replaces the one on screen. One that is not destructive waits for a destructive one to leave first. */
export function showToast(toast: ToastText): void {
  if (toastStore.get()?.destructive && !toast.destructive) {
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
  if (toastStore.get() || next) put(next)
}

export const currentToast = toastStore.get
