import { type APIRequestContext, expect, type Page } from '@playwright/test'
import { publicPages } from '#server/pages/public-pages.ts'
import { hydrated } from './fixtures.ts'

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

export interface FoundLink {
  /** The link as an address on this site, with its part. */
  to: string
  on: string
}

/** The links within the site, on the page that is open and goes by this path. */
export async function linksOn(page: Page, path: string): Promise<FoundLink[]> {
  const addresses = await page.evaluate(() =>
    [...document.querySelectorAll<HTMLAnchorElement>('a[href]')]
      .map((link) => new URL(link.href))
      .filter(({ origin }) => origin === location.origin)
      .map(({ pathname, search, hash }) => pathname + search + hash),
  )
  return addresses.map((to) => ({ to, on: path }))
}

/** The links on pages that are opened one after another. */
export async function linksOnEach(page: Page, paths: readonly string[]): Promise<FoundLink[]> {
  const found: FoundLink[] = []
  for (const path of paths) {
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(page.locator('[data-skeleton]')).toHaveCount(0)
    found.push(...(await linksOn(page, path)))
  }
  return found
}

/** Those of these links that lead to what the server does not have, or to a part that its page does not. */
export async function deadLinks(page: Page, found: readonly FoundLink[]): Promise<string[]> {
  const dead: string[] = []
  const tried = new Set<string>()
  for (const { to, on } of found) {
    if (tried.has(to)) continue
    tried.add(to)
    const [address = '', part] = to.split('#')
    const answer = await page.request.get(address)
    // A link from the page of an unknown address to itself, past the header, is met by the page that says so.
    const reached = answer.ok() || (address === on && part !== undefined)
    if (!reached) dead.push(`${on} links to ${to}, which is answered with ${answer.status()}`)
    else if (part && !(await hasPart(page, address, part, await answer.text())))
      dead.push(`${on} links to ${to}, a page without that part`)
  }
  return dead
}

async function hasPart(page: Page, address: string, part: string, html: string): Promise<boolean> {
  const id = decodeURIComponent(part)
  if (html.includes(`id="${id}"`)) return true
  await page.goto(address)
  await hydrated(page)
  // A signed-in page has its parts once its trust is there.
  const arrived = page.locator(`[id="${id}"]`).first().waitFor({ state: 'attached', timeout: 5_000 })
  return arrived.then(
    () => true,
    () => false,
  )
}
