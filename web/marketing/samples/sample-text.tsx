import { t } from '@lingui/core/macro'
import { type ComponentProps, type ComponentType, useEffect, useRef } from 'react'
import { documents } from '#content/documents.ts'
import type { DocumentId } from '#domain/trust/documents.ts'
import { lazyWithRetry, PartMissing } from '#web/app/lazy-with-retry.tsx'
import { layOutWhenIdle } from '#web/app/scheduling.ts'
import { translate } from '#web/i18n/i18n.ts'

/** The mark of the element that holds a document's text. */
const TEXT_OF = 'data-sample'

/** The text as the page came with it, rendered at build: neither the documents' code nor the family need be fetched. */
function textInPage(id: DocumentId): string | undefined {
  if (typeof document === 'undefined') return undefined
  return document.querySelector(`[${TEXT_OF}="${id}"]`)?.innerHTML
}

const texts = new Map<DocumentId, ComponentType>()

/** The text of a sample on paper; the same component each time. */
export function sampleTextOf(id: DocumentId): ComponentType {
  const known = texts.get(id)
  if (known) return known
  const Text = lazyWithRetry(async () => {
    const html = textInPage(id)
    if (html !== undefined)
      // biome-ignore lint/security/noDangerouslySetInnerHtml: React's own, from the page's HTML
      return { default: () => <Paper id={id} dangerouslySetInnerHTML={{ __html: html }} /> }
    const { default: DrawnSample } = await import('#web/features/documents/sample/drawn-sample.tsx')
    return {
      default: () => (
        <Paper id={id}>
          <DrawnSample id={id} />
        </Paper>
      ),
    }
  }, PartMissing)
  texts.set(id, Text)
  return Text
}

/** What scrolls sideways on a phone must be reachable with the keyboard. */
function Paper({ id, ...content }: { id: DocumentId } & ComponentProps<'div'>) {
  const text = useRef<HTMLElement>(null)
  useEffect(() => layOutWhenIdle(text.current), [])
  return (
    <section
      ref={text}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: see above
      tabIndex={0}
      aria-label={t`Text of ${translate(documents[id].name)}`}
      className="as-text sample-text"
    >
      <div {...content} {...{ [TEXT_OF]: id }} lang="en-US" translate="no" />
    </section>
  )
}
