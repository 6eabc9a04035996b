import './no-eval.ts'
import { prerender } from 'react-dom/static'
import { StaticRouter } from 'react-router'
import { App } from '#web/app/app.tsx'
import { TitleListener, tabTitle } from '#web/components/page-title.tsx'
import { drawContours } from '#web/components/pictures/contour-lines.ts'
import { drawWith } from '#web/components/pictures/contours.tsx'
import { Root } from './app/app.tsx'

drawWith(drawContours)

/** A page as a visitor without an account sees it first. */
export interface RenderedPage {
  /** The words in the browser's tab. */
  title: string
  /** What belongs into the element with the id `root`. */
  html: string
}

/** Renders the page at `path`, which may have a query, waiting for every part of it. Throws what any part of it throws. */
export async function renderPage(path: string): Promise<RenderedPage> {
  let title = ''
  const errors: unknown[] = []
  const setTitle = (words: string) => {
    title = words
  }
  const page = (
    <Root>
      <TitleListener value={setTitle}>
        <StaticRouter location={path}>
          <App />
        </StaticRouter>
      </TitleListener>
    </Root>
  )
  const { prelude } = await prerender(page, {
    // Else React moves larger parts to the page's end and back with inline scripts, which the content security policy blocks.
    progressiveChunkSize: Number.POSITIVE_INFINITY,
    onError: (error) => void errors.push(error),
  })
  const html = await new Response(prelude).text()
  if (errors.length > 0) throw errors[0]
  return { title: tabTitle(title), html }
}
