import { message } from '#domain/message.ts'
import { product } from '#domain/product.ts'

/** A numbered section of a legal page: a heading and its paragraphs, in order. */
export interface LegalSection {
  heading: string
  paragraphs: readonly string[]
}

export const NOT_A_LAW_FIRM = {
  title: 'We are not a law firm',
  text: message(
    '{name} gives no legal advice, and using it creates no attorney-client relationship. The documents it writes are drafts made from your answers. Have an attorney who is licensed where you live read them before you sign.',
    { name: product.name },
  ),
} as const
