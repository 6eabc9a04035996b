import type { SessionUser } from '#api/session.ts'
import type { Language } from '#domain/language.ts'
import { createStore, useStore } from '#web/store.ts'
import { CHOSEN, NEWER } from './chosen.ts'
import { speak } from './say.ts'

// English is the language of the source and of whoever has not chosen.
const language = createStore<Language>('en')
let wanted: Language = 'en'
let begun = false
/** The time between two attempts to fetch the texts, in milliseconds. */
const PAUSE = 3_000
/** What counts from now on, whether or not the browser can keep it. */
let chosen: Language | undefined
let owner: string | undefined

function kept(): string | null {
  try {
    return localStorage.getItem(CHOSEN)
  } catch {
    return null
  }
}

function keep(next: Language, newer = ''): void {
  chosen = next
  try {
    localStorage.setItem(CHOSEN, next + newer)
  } catch {
    // Without a place to keep it, the choice lasts as long as the page.
  }
}

/** The language chosen in this browser, or by the account that has come in. */
export const chosenLanguage = (): Language => chosen ?? (kept()?.startsWith('es') ? 'es' : 'en')

async function become(next: Language) {
  wanted = next
  const catalogue = next === 'es' ? (await import('./catalogue.ts')).spanish : undefined
  // Meanwhile another choice may have been made.
  if (next === language.get() || next !== wanted) return
  speak(catalogue)
  document.documentElement.lang = next
  language.set(next)
}

/** Speaks what was chosen. While Spanish cannot be fetched, the pages stay English. */
export async function speakAsChosen(): Promise<void> {
  begun = true
  try {
    await become(chosenLanguage())
  } catch (error) {
    console.error('The Spanish texts could not be fetched', error)
    setTimeout(speakAsChosen, PAUSE)
  }
}

/** Whatever fails, the next page tells the account. */
function tell(next: Language, isChoice: boolean): void {
  import('./telling.ts').then((telling) => telling.tell(next, isChoice, owner)).catch(() => {})
}

/**
 * Speaks another language, here and on the pages that this browser or the account of whoever is signed in opens from now on.
 * Throws when its texts cannot be fetched.
 */
export async function chooseLanguage(next: Language): Promise<void> {
  // At once, because a page that has just been drawn asks what was chosen.
  chosen = next
  await become(next)
  keep(next, NEWER)
  tell(next, true)
}

/**
 * Whoever comes in finds the language of their account, unless another was chosen in this browser and no account has been
 * told of it: then theirs is, as it is when it has none. Called before the page is first drawn.
 */
export function heedAccount(user: SessionUser | null): void {
  const before = owner
  owner = user?.uid
  if (!user || owner === before) return
  const here = kept()
  if (user.language && !here?.endsWith(NEWER)) {
    keep(user.language)
    if (begun) void speakAsChosen()
  } else if (here) tell(chosenLanguage(), false)
}

/** The language that is on. A component that React would not draw anew by itself, such as a remembered one, calls it. */
export function useLanguage(): Language {
  return useStore(language, 'en')
}

/** For numbers and dates, as families in the United States write them. */
export const locale = () => (language.get() === 'es' ? 'es-US' : 'en-US')
