import type { Message } from '#domain/message.ts'
import { showToast } from '#web/app/toast-store.ts'

/** Shows the failure as a toast and throws it on, as the functions do that sign in or out. */
export function failWithToast(title: string, description: Message | string, error: unknown): never {
  showToast({ title, description, destructive: true })
  throw error
}
