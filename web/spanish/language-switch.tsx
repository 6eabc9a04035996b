import clsx from 'clsx'
import type { Language } from '#domain/language.ts'
import { showToast } from '#web/app/toast-store.ts'
import { TOLD } from './chosen.ts'
import { chooseLanguage, useLanguage } from './language.ts'

const others = { en: ['es', 'Español'], es: ['en', 'English'] } as const

async function choose(next: Language) {
  try {
    await chooseLanguage(next)
  } catch (error) {
    console.error('The Spanish texts could not be fetched', error)
    showToast({
      title: 'Spanish could not be loaded',
      description: 'Please check your internet connection and try again.',
      destructive: true,
    })
  }
}

/** Leads to the other language, named in itself. The page goes on where it is, with everything that was typed. */
export function LanguageSwitch({ className }: { className?: string }) {
  const [to, name] = others[useLanguage()]
  return (
    <button type="button" lang={to} translate="no" className={clsx('link', className)} onClick={() => void choose(to)}>
      {name}
    </button>
  )
}

/** Where screen readers hear of a change of language. */
export function LanguageTold() {
  return <p id={TOLD} role="status" translate="no" className="sr-only" />
}
