import type { SessionUser } from '#api/session.ts'
import { LANGUAGES, type Language } from '#domain/product.ts'
import { createStore, useStore } from '#web/store.ts'
import { activate } from './i18n.ts'

/** The name under which a browser keeps its language: `es` or `en`, with {@link NEWER} while no account has it. */
export const CHOSEN = 'language'
/** Follows a language that was chosen here and is not in the user's account yet. */
export const NEWER = '!'
/** The id of the live region that announces a change of language. */
export const ANNOUNCEMENT = 'language-announcement'

/** Fetches the catalog of each language except English, which is the source's own and the default. */
const catalogs = { es: () => import('./es.po') } satisfies Record<Exclude<Language, 'en'>, unknown>

const language = createStore<Language>('en')
let wanted: Language = 'en'
/** Whether the pages follow the choice already: they are hydrated in English. */
let started = false
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

function storeLanguage(next: Language, newer = ''): void {
  chosen = next
  try {
    localStorage.setItem(CHOSEN, next + newer)
  } catch {
    // Without a place to keep it, the choice lasts as long as the page.
  }
}

/** The language chosen in this browser, or by the account that signed in. */
export const chosenLanguage = (): Language =>
  chosen ?? LANGUAGES.find((each) => storedLanguage()?.startsWith(each)) ?? 'en'

async function applyLanguage(next: Language) {
  wanted = next
  const catalog = next === 'en' ? undefined : await catalogs[next]()
  // Meanwhile another choice may have been made.
  if (next === language.get() || next !== wanted) return
  activate(next, catalog?.messages)
  document.documentElement.lang = next
  language.set(next)
}

/** How often it is looked whether a press is over, in milliseconds: a click follows it by less. */
const PRESS = 100

let isPressed = false
if (typeof document !== 'undefined')
  for (const type of ['pointerdown', 'pointerup', 'pointercancel'])
    document.addEventListener(
      type,
      () => {
        isPressed = type === 'pointerdown'
      },
      true,
    )

/** Waits until nothing is pressed: other texts move what is under a finger, and the browser then drops the click. */
async function untilLetGo(): Promise<void> {
  const pause = () => new Promise((resolve) => setTimeout(resolve, PRESS))
  while (isPressed) {
    await pause()
    // A finger's click comes in a later task than its pointerup.
    if (!isPressed) await pause()
  }
}

/** Shows the pages in the chosen language. While Spanish cannot be fetched, the pages stay English. */
export async function activateChosenLanguage(): Promise<void> {
  started = true
  try {
    const coming = chosenLanguage()
    if (coming !== 'en') {
      await catalogs[coming]()
      await untilLetGo()
    }
    await applyLanguage(chosenLanguage())
  } catch (error) {
    console.error('The catalog could not be fetched', error)
    setTimeout(activateChosenLanguage, PAUSE)
  }
}

/** If it fails, the next page sends it to the account. */
function announceLanguage(next: Language, isChoice: boolean): void {
  import('./announce-language.ts').then((module) => module.announceLanguage(next, isChoice, owner)).catch(() => {})
}

/**
 * Switches to another language, here and on the pages that this browser or the signed-in user's account opens from now on.
 * Throws when its texts cannot be fetched.
 */
export async function chooseLanguage(next: Language): Promise<void> {
  // At once, because a page that has just been drawn asks what was chosen.
  chosen = next
  await applyLanguage(next)
  storeLanguage(next, NEWER)
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
    storeLanguage(user.language)
    if (started) void activateChosenLanguage()
  } else if (here) announceLanguage(chosenLanguage(), false)
}

/** The current language. A memoized component calls it, because React would not render it again for a change of language. */
export function useLanguage(): Language {
  return useStore(language, 'en')
}

/** Switches to the language of the mail whose link led here, in a browser in which none was ever chosen. */
export async function applyLinkLanguage(hash: string): Promise<void> {
  try {
    const named = new URLSearchParams(hash.slice(1)).get('language')
    const language = LANGUAGES.find((each) => each === named)
    if (language && language !== 'en' && localStorage.getItem(CHOSEN) === null) await chooseLanguage(language)
  } catch (error) {
    console.error('The language of a link could not be applied', error)
  }
}
