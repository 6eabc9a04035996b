import clsx from 'clsx'
import { useEffect, useState } from 'react'
import type { Language } from '#domain/language.ts'
import { showToast } from '#web/shell/toast-store.ts'
import { chooseLanguage, onLanguage, useLanguage } from './language.ts'

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

const told = { en: 'The page is now in English.', es: 'La página está ahora en español.' }

/** Tells screen readers of a change of language, in the new one. */
export function LanguageTold() {
  const [heard, setHeard] = useState('')
  useEffect(() => onLanguage((language) => setHeard(told[language])), [])
  return (
    <p role="status" translate="no" className="sr-only">
      {heard}
    </p>
  )
}
