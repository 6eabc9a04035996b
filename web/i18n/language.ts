import type { SessionUser } from '#api/session.ts'
import { LANGUAGES, type Language } from '#domain/language.ts'
import { createStore, useStore } from '#web/store.ts'
import { CHOSEN, NEWER } from './chosen.ts'
import { activate } from './i18n.ts'

/** Fetches the catalog of each language except English, which is the source's own and the default. */
const catalogs = { es: () => import('./es.po') } satisfies Record<Exclude<Language, 'en'>, unknown>

const language = createStore<Language>('en')
let wanted: Language = 'en'
let begun = false
/** The time between two attempts to fetch the texts, in milliseconds. */
const PAUSE = 3_000
/** What counts from now on, whether or not the browser can keep it. */
let chosen: Language | undefined
let owner: string | undefined

function storedLanguage(): string | null {
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
export const chosenLanguage = (): Language =>
  chosen ?? LANGUAGES.find((each) => storedLanguage()?.startsWith(each)) ?? 'en'

async function become(next: Language) {
  wanted = next
  const catalog = next === 'en' ? undefined : await catalogs[next]()
  // Meanwhile another choice may have been made.
  if (next === language.get() || next !== wanted) return
  activate(next, catalog?.messages)
  document.documentElement.lang = next
  language.set(next)
}

/** Speaks what was chosen. While Spanish cannot be fetched, the pages stay English. */
export async function activateChosenLanguage(): Promise<void> {
  begun = true
  try {
    await become(chosenLanguage())
  } catch (error) {
    console.error('The catalog could not be fetched', error)
    setTimeout(activateChosenLanguage, PAUSE)
  }
}

/** If it fails, the next page sends it to the account. */
function announceLanguage(next: Language, isChoice: boolean): void {
  import('./announce-language.ts').then((telling) => telling.announceLanguage(next, isChoice, owner)).catch(() => {})
}

/**
 * Speaks another language, here and on the pages that this browser or the signed-in user's account opens from now on.
 * Throws when its texts cannot be fetched.
 */
export async function chooseLanguage(next: Language): Promise<void> {
  // At once, because a page that has just been drawn asks what was chosen.
  chosen = next
  await become(next)
  keep(next, NEWER)
  announceLanguage(next, true)
}

/**
 * A user who signs in gets the language of the account, unless another was chosen in this browser and is not in any account
 * yet: then the account gets that one, as it does when it has none. Called before the page is first rendered.
 */
export function syncLanguageWithAccount(user: SessionUser | null): void {
  const before = owner
  owner = user?.uid
  if (!user || owner === before) return
  const here = storedLanguage()
  if (user.language && !here?.endsWith(NEWER)) {
    keep(user.language)
    if (begun) void activateChosenLanguage()
  } else if (here) announceLanguage(chosenLanguage(), false)
}

/** The current language. A memoized component calls it, because React would not render it again for a change of language. */
export function useLanguage(): Language {
  return useStore(language, 'en')
}
