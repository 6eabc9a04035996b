import { createContext, useContext } from 'react'
import type { Run } from '#documents/model.ts'
import type { Changes } from './changes.ts'
import type { RunPlace } from './place-of-run.ts'

/** How a document's text is put on screen. */
export interface TextRendering {
  /** The level of the document's own title among the page's headings. */
  level: 2 | 3
  /** It has no title, and its headings of the first level take that one's place. */
  untitled?: boolean
  /** The copy that is only measured has no links, no anchors and no marks. */
  measuring?: true
  placeOf: (run: Run) => RunPlace | undefined
  /** Leads to the heading with this id, where the contents name it. */
  follow: (id: string) => void
  /** What has changed since the preview was opened, and what changed last. */
  changes?: Changes | undefined
  latest?: Changes | undefined
  /** Tells the headings of this preview from those of another on the same page. */
  anchors: string
}

const Context = createContext<TextRendering>({
  level: 2,
  placeOf: () => undefined,
  follow: () => undefined,
  anchors: '',
})
export const TextRenderingProvider = Context.Provider
export const useTextRendering = () => useContext(Context)
