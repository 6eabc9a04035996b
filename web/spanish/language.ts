import { useSyncExternalStore } from 'react'
import { CHOSEN } from './chosen.ts'
import { speak } from './say.ts'

/** English is the language of the source and of whoever has not chosen. */
export type Language = 'en' | 'es'

let language: Language = 'en'
let wanted: Language = 'en'
let begun = false
const listeners = new Set<(language: Language) => void>()

/** The language chosen on this device. */
export function chosenLanguage(): Language {
  try {
    return localStorage.getItem(CHOSEN) === 'es' ? 'es' : 'en'
  } catch {
    return 'en'
  }
}

async function become(next: Language) {
  wanted = next
  const catalogue = next === 'es' ? (await import('./catalogue.ts')).spanish : undefined
  // Meanwhile another choice may have been made.
  if (next === language || next !== wanted) return
  language = next
  speak(catalogue)
  document.documentElement.lang = next
  for (const listener of [...listeners]) listener(next)
}

/** Speaks, when first called, what was chosen on this device. When Spanish cannot be fetched, the pages stay English. */
export async function speakAsChosen(): Promise<void> {
  if (begun) return
  begun = true
  try {
    await become(chosenLanguage())
  } catch (error) {
    console.error('The Spanish texts could not be fetched', error)
  }
}

/** Speaks another language, here and on the pages that this device opens from now on. Throws when its texts cannot be fetched. */
export async function chooseLanguage(next: Language): Promise<void> {
  await become(next)
  try {
    localStorage.setItem(CHOSEN, next)
  } catch {
    // Without a place to keep it, the choice lasts as long as the page.
  }
}

/** Calls `listener` after each change of the language, until the returned function is called. */
export function onLanguage(listener: (language: Language) => void): () => void {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

/** The language that is on. A component that React would not draw anew by itself, such as a remembered one, calls it. */
export function useLanguage(): Language {
  return useSyncExternalStore(
    onLanguage,
    () => language,
    () => 'en',
  )
}

/** For numbers and dates, as families in the United States write them. */
export const locale = () => (language === 'es' ? 'es-US' : 'en-US')
