import type { Language } from '#domain/product.ts'
import { call } from '#web/api/call.ts'
import { ANNOUNCEMENT, CHOSEN, NEWER } from './language.ts'

const now: Record<Language, string> = { en: 'The page is now in English.', es: 'La página está ahora en español.' }

let pending = Promise.resolve()

async function saveToAccount(language: Language): Promise<void> {
  try {
    await call('PATCH /api/users/me', { language }, { keepalive: true })
    const chosen = localStorage.getItem(CHOSEN)
    // Meanwhile another may have been chosen, which is sent next.
    if (chosen === null || chosen === language + NEWER) localStorage.setItem(CHOSEN, language)
  } catch (error) {
    // It stays marked as newer, and is sent when the next page is opened.
    console.error('The account could not store its language', error)
  }
}

/**
 * Tells of a language: of one that was chosen just now, who listens to the page, and in each case the account of `owner`, if
 * there is one, which keeps it; one after the other, so that the last one counts.
 */
export function announceLanguage(language: Language, isChoice: boolean, owner: string | undefined): void {
  const place = document.getElementById(ANNOUNCEMENT)
  if (isChoice && place) place.textContent = now[language]
  if (owner) pending = pending.then(() => saveToAccount(language))
}
