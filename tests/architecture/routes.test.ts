import { Children, isValidElement, type ReactNode } from 'react'
import { expect, test } from 'vitest'
import { aliases, BUILDER } from '#domain/trust/routes.ts'
import { everyRoute } from '#tests/e2e/every-route.ts'
import BuilderRoutes from '#web/app/builder-routes.tsx'
import { AppRoutes } from '#web/app/routes.tsx'

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
