import { t } from '@lingui/core/macro'
import clsx from 'clsx'
import { useLanguage } from './language.ts'

interface EnglishNoteProps {
  about: 'documents' | 'step' | 'article' | 'articles' | 'legal'
  className?: string
}

const notes = {
  documents: () =>
    t`The documents are written in English, because they are signed under the law of Wyoming and the English text is the one that counts.`,
  step: () =>
    t`The document is written in English. What you write is printed as you write it, so please write everything but names and addresses in English.`,
  article: () => t`This text is available in English only.`,
  articles: () => t`The articles are available in English only.`,
  legal: () => t`This text is in English, because only the English text is binding.`,
}

/** Says on a page in another language why something on it is in English. An English page has no need of it. */
export function EnglishNote({ about, className }: EnglishNoteProps) {
  const language = useLanguage()
  if (language === 'en') return null
  return (
    <p lang={language} className={clsx('border-l-2 border-brass pl-4 text-base', className)}>
      {notes[about]()}
    </p>
  )
}
