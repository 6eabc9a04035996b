import type { ReactNode } from 'react'

// Hebrew, Arabic, Syriac, Thaana, N'Ko and their presentation forms, from the first such letter to the last.
const LETTER = '[\\u0590-\\u08FF\\uFB1D-\\uFDFF\\uFE70-\\uFEFC\\u{10800}-\\u{10FFF}\\u{1E800}-\\u{1EFFF}]'
const STRETCH = new RegExp(`(${LETTER}(?:[^\\p{L}\\n]*${LETTER})*)`, 'u')

/** Words of ours with answers in them. What reads from the right stays where it stands, and so do the words around it. */
export function setApart(text: string): ReactNode {
  const parts = text.split(STRETCH)
  if (parts.length === 1) return text
  // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text are told apart by their order
  return parts.map((part, at) => (at % 2 === 0 ? part : <bdi key={at}>{part}</bdi>))
}
