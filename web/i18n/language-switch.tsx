import clsx from 'clsx'
import { LANGUAGES, type Language } from '#domain/product.ts'
import { showToast } from '#web/app/toast-store.ts'
import { ANNOUNCEMENT, chooseLanguage, useLanguage } from './language.ts'

const names: Record<Language, string> = { en: 'English', es: 'Español' }

async function choose(next: Language) {
  try {
    await chooseLanguage(next)
  } catch (error) {
    console.error('The catalog could not be fetched', error)
    showToast({
      title: 'Spanish could not be loaded',
      description: 'Please check your internet connection and try again.',
      destructive: true,
    })
  }
}

/** Leads to each other language, named in itself. The page goes on where it is, with everything that was typed. */
export function LanguageSwitch({ className }: { className?: string }) {
  const current = useLanguage()
  return LANGUAGES.filter((each) => each !== current).map((to, at) => (
    <button
      // biome-ignore lint/suspicious/noArrayIndexKey: the button that was pressed keeps the focus
      key={at}
      type="button"
      lang={to}
      translate="no"
      className={clsx('link', className)}
      onClick={() => void choose(to)}
    >
      {names[to]}
    </button>
  ))
}

/** The live region that announces a change of language. */
export function LanguageAnnouncement() {
  return <p id={ANNOUNCEMENT} role="status" translate="no" className="sr-only" />
}
