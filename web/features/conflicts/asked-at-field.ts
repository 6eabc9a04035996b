import { device } from '#web/features/trust-sync/browser.ts'
import { createStore } from '#web/store.ts'

/** The answers between which a question at their own field lets the user choose, by the names of the questions. */
export const askedAtField = createStore<readonly string[]>([])

/** Whether the path of an answer, `beneficiaries/{id}/email`, is that of one of these questions. */
export const isAmong = (names: readonly string[], path: string): boolean =>
  names.some((name) => path.split(/[./]/).at(-1) === name)

/** The user has chosen at the field, which leaves nothing to choose between the overwritten answer and the present one. */
export function settledAtField(uid: string, name: string): void {
  const paths = Object.keys(device.overwritten.of(uid)).filter((path) => isAmong([name], path))
  device.overwritten.drop(uid, paths)
}
