import type { APIRequestContext } from '@playwright/test'
import { publicPages } from '#server/pages/public-pages.ts'

export const paths = publicPages.map(({ path }) => path)
export const NOWHERE = '/no-such-page'

export interface Head {
  title: string
  description: string
  canonical: string
  robots: string
  /** Open Graph, by property. */
  og: Record<string, string>
  /** What the structured data says, one object for each thing. */
  things: Record<string, unknown>[]
}

const unescaped = (text: string) =>
  text
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&#39;', "'")
    .replaceAll('&amp;', '&')

export async function htmlOf(request: APIRequestContext, path: string): Promise<string> {
  return (await request.get(path)).text()
}

/** The head of a page, as a machine that runs no scripts reads it. */
export function headIn(html: string): Head {
  const first = (pattern: RegExp) => unescaped(pattern.exec(html)?.[1] ?? '')
  const data = /<script type="application\/ld\+json">(.*?)<\/script>/s.exec(html)?.[1]
  const graph: { '@graph': Record<string, unknown>[] } = data ? JSON.parse(data) : { '@graph': [] }
  return {
    title: first(/<title>(.*?)<\/title>/s),
    description: first(/<meta name="description" content="(.*?)"/),
    canonical: first(/<link rel="canonical" href="(.*?)"/),
    robots: first(/<meta name="robots" content="(.*?)"/),
    og: Object.fromEntries(
      [...html.matchAll(/<meta property="(.*?)" content="(.*?)"/g)].map(([, name = '', content = '']) => [
        name,
        unescaped(content),
      ]),
    ),
    things: graph['@graph'],
  }
}
