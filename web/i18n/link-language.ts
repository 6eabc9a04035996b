import { LANGUAGES } from '#domain/language.ts'
import { CHOSEN } from './chosen.ts'
import { chooseLanguage } from './language.ts'

/** Speaks the language of the mail whose link led here, in a browser in which none was ever chosen. */
export async function applyLinkLanguage(hash: string): Promise<void> {
  try {
    const named = new URLSearchParams(hash.slice(1)).get('language')
    const language = LANGUAGES.find((each) => each === named)
    if (language && language !== 'en' && localStorage.getItem(CHOSEN) === null) await chooseLanguage(language)
  } catch (error) {
    console.error('The language of a link could not be taken over', error)
  }
}
