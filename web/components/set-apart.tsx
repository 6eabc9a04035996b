import type { ReactNode } from 'react'
import { STRETCH_FROM_THE_RIGHT } from '#domain/formats/right-to-left.ts'

const STRETCH = new RegExp(`(${STRETCH_FROM_THE_RIGHT})`, 'u')

/** Words of ours with answers in them. What reads from the right stays where it stands, and so do the words around it. */
export function setApart(text: string): ReactNode {
  const parts = text.split(STRETCH)
  if (parts.length === 1) return text
  // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text are distinguished by their order
  return parts.map((part, at) => (at % 2 === 0 ? part : <bdi key={at}>{part}</bdi>))
}
