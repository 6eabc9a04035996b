import { changeProfile } from '#contract/profile.ts'
import type { Language } from '#domain/language.ts'
import { call } from '#web/api/call.ts'
import { CHOSEN, NEWER } from './chosen.ts'

let telling = Promise.resolve()

async function tell(language: Language): Promise<void> {
  try {
    await call(changeProfile, { language }, { keepalive: true })
    const kept = localStorage.getItem(CHOSEN)
    // Meanwhile another may have been chosen, which is told of next.
    if (kept === null || kept === language + NEWER) localStorage.setItem(CHOSEN, language)
  } catch (error) {
    // Kept as the newer one, it is told of when the next page is opened.
    console.warn('The account could not be told of its language', error)
  }
}

/** Has the account of whoever is signed in keep this language; one after the other, so that the last one counts. */
export function tellAccount(language: Language): Promise<void> {
  telling = telling.then(() => tell(language))
  return telling
}
