import type { I18n } from '@lingui/core'
import { TransNoContext, type TransProps } from '@lingui/react/server'
import type { ReactNode } from 'react'
import { isolated, STRETCH_FROM_THE_RIGHT } from '#domain/formats/text-rules.ts'
import type { Values } from '#domain/message.ts'
import { words } from './i18n.ts'

/** As `i18n` says it. Where elements stand among the words, what reads from the right is in one of its own (`<bdi>`). */
function translate(id: string, values?: Values): string {
  const text = words(values ? { id, values } : id)
  return text.includes('<') ? text : isolated(text)
}

const lingui = { i18n: { _: translate } as I18n }

/** A list is drawn as an element of its own: within the text, a name such as `<b>` would be taken for one of its elements. */
const plain = (value: unknown) => (typeof value === 'string' && value.includes('<') ? [value] : value)

/** What Lingui's macro makes of `<Trans>`. It needs no provider: a change of language renders the whole page again. */
export function Trans({ values, ...text }: TransProps) {
  const shown = values && Object.fromEntries(Object.entries(values).map(([name, value]) => [name, plain(value)]))
  return <TransNoContext {...text} values={shown} lingui={lingui} />
}

const STRETCH = new RegExp(`(${STRETCH_FROM_THE_RIGHT})`, 'u')

/** Words of ours with answers in them. What reads from the right stays where it stands, and so do the words around it. */
export function setApart(text: string): ReactNode {
  const parts = text.split(STRETCH)
  if (parts.length === 1) return text
  // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text are distinguished by their order
  return parts.map((part, at) => (at % 2 === 0 ? part : <bdi key={at}>{part}</bdi>))
}
