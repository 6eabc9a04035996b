import { createHash } from 'node:crypto'
import { Children, isValidElement, type ReactNode } from 'react'
import { expect, test } from 'vitest'
import { PRIVACY_UPDATED, privacy, TERMS_UPDATED, terms } from '#content/legal.ts'
import { aliases, BUILDER } from '#domain/trust/routes.ts'
import BuilderRoutes from '#web/app/builder-routes.tsx'
import { AppRoutes } from '#web/app/routes.tsx'
import { everyRoute, rows } from './ledger.ts'
import { missing, patternOf, unknown } from './row.ts'

test('every row has an id of its own and says where the specification has it', () => {
  expect(new Set(rows.map(({ id }) => id)).size).toBe(rows.length)
  expect(rows.filter(({ source }) => !/^[PTD] /.test(source))).toEqual([])
})

test('a row that nobody saw is missing; what is no row is unknown', () => {
  const [first, second] = rows
  const lines = missing([first, second], new Set([first.id, 'ghost']))
  expect(lines).toHaveLength(1)
  expect(lines[0]).toContain(second.id)
  expect(unknown([first, second], new Set([first.id, 'ghost']))).toEqual(['ghost'])
})

test('a text stands for itself alone, a name in braces for what is given or for anything', () => {
  const whole = (text: string, given?: Record<string, string>) => new RegExp(`^${patternOf(text, given)}$`)
  expect('Skip (Optional)').toMatch(whole('Skip (Optional)'))
  expect('Loading…x').not.toMatch(whole('Loading...'))
  expect('/checkout?plan=pro').toMatch(whole('/checkout?plan={plan}', { plan: 'pro' }))
  expect('/checkout?plan=elite').not.toMatch(whole('/checkout?plan={plan}', { plan: 'pro' }))
  expect('Save failed: no room. Sorry').toMatch(whole('Save failed: {message}'))
})

interface RouteProps {
  path?: string
  index?: boolean
  children?: ReactNode
}

/** The patterns of the routes as they are written down, each from the root. */
function patternsIn(routes: ReactNode, root = ''): string[] {
  return Children.toArray(routes).flatMap((route) => {
    if (!isValidElement<RouteProps>(route)) return []
    const { path, index, children } = route.props
    if (children) return patternsIn(children, root)
    if (index) return [root]
    return path === undefined ? [] : [path.startsWith('/') || root === '' ? path : `${root}/${path}`]
  })
}

test('the list of routes that axe must have looked at is the router’s', () => {
  const whole = patternsIn(AppRoutes()).filter((path) => path !== `${BUILDER}/*`)
  const elsewhere = Object.keys(aliases)
  const builder = patternsIn(BuilderRoutes(), BUILDER).filter((path) => !elsewhere.includes(path))
  expect([...everyRoute].sort()).toEqual([...whole, ...builder].sort())
})

/** What each page says, as the first digits of its hash, on the day that it gives as its last change. */
const asOf = [
  {
    page: 'privacy',
    constant: 'PRIVACY_UPDATED',
    date: PRIVACY_UPDATED,
    text: privacy,
    known: ['November 28, 2026', 'd8a6179557cef7d1'],
  },
  {
    page: 'terms',
    constant: 'TERMS_UPDATED',
    date: TERMS_UPDATED,
    text: terms,
    known: ['November 29, 2026', 'b8745f7e5e4f4ca9'],
  },
] as const

test.each(asOf)('the date in $page is that of its text', ({ page, constant, date, text, known }) => {
  const hash = createHash('sha256').update(JSON.stringify(text)).digest('hex').slice(0, 16)
  const today = new Date().toLocaleDateString('en-US', { dateStyle: 'long' })
  expect(
    [date, hash],
    `The text of ${page} in content/legal.ts or its date has changed. Set ${constant} to the day of the change (today is ${today}), then both here (the hash is ${hash}).`,
  ).toEqual(known)
})
