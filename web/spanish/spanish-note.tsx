import clsx from 'clsx'
import { useLanguage } from './language.ts'
import { say } from './say.ts'

interface SpanishNoteProps {
  about: 'documents' | 'step' | 'article' | 'articles' | 'legal'
  className?: string
}

/** Says on a Spanish page why something on it is in English. An English page has no need of it. */
export function SpanishNote({ about, className }: SpanishNoteProps) {
  if (useLanguage() === 'en') return null
  return (
    <p lang="es" className={clsx('border-l-2 border-brass pl-4 text-base', className)}>
      {say(`note: ${about}`)}
    </p>
  )
}
