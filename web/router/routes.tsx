import { Children, createContext, isValidElement, type ReactNode, useContext, useEffect, useMemo } from 'react'
import { type Match, matchOf, type Params, weightOf } from './match.ts'
import { useLocation, useNavigate } from './router.tsx'

interface RouteProps {
  /** From the root, or, within routes below a '/*', from there. Without one, a frame around its children. */
  path?: string
  /** The page at the path of the routes themselves. */
  index?: boolean
  element: ReactNode
  children?: ReactNode
}

/** One page of {@link Routes}, or a frame around several. It only says what; Routes draws it. */
export function Route(_: RouteProps): ReactNode {
  throw new Error('A <Route> stands within <Routes>')
}

interface Found extends Match {
  /** From the outermost to the page itself. */
  elements: ReactNode[]
  weight: number
}

function candidates(children: ReactNode, root: string, pathname: string, frames: ReactNode[]): Found[] {
  return Children.toArray(children).flatMap((child) => {
    if (!isValidElement<RouteProps>(child)) return []
    const { path, index, element, children: inner } = child.props
    if (inner) return candidates(inner, root, pathname, [...frames, element])
    const pattern = index ? root || '/' : path?.startsWith('/') ? path : `${root}/${path ?? ''}`
    const match = matchOf(pattern, pathname)
    return match ? [{ ...match, elements: [...frames, element], weight: weightOf(pattern) }] : []
  })
}

interface Matched {
  params: Params
  base: string
}

const MatchContext = createContext<Matched>({ params: {}, base: '' })
const OutletContext = createContext<readonly ReactNode[]>([])

/** Draws the page whose path is the reader's, in its frames. Within a page whose path ends in '/*', from there on. */
export function Routes({ children }: { children: ReactNode }) {
  const { pathname } = useLocation()
  const outer = useContext(MatchContext)
  const found = useMemo(
    () =>
      candidates(children, outer.base, pathname, []).reduce<Found | undefined>(
        (best, each) => (best && best.weight >= each.weight ? best : each),
        undefined,
      ),
    [children, outer.base, pathname],
  )
  const { base = '', params, elements = [] } = found ?? {}
  const matched = useMemo(() => ({ base, params: { ...outer.params, ...params } }), [base, params, outer.params])
  return (
    <MatchContext value={matched}>
      <Frames elements={elements} />
    </MatchContext>
  )
}

function Frames({ elements: [first, ...rest] }: { elements: readonly ReactNode[] }) {
  return <OutletContext value={rest}>{first}</OutletContext>
}

/** Where a frame shows the page that it is around. */
export function Outlet() {
  return <Frames elements={useContext(OutletContext)} />
}

/** What stands in the places of the path's pattern. */
export function useParams(): Partial<Record<string, string>> {
  return useContext(MatchContext).params
}

/** Leads elsewhere as soon as it is drawn. */
export function Navigate({ to, replace, state }: { to: string; replace?: boolean; state?: unknown }) {
  const navigate = useNavigate()
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new state object at every drawing is still the same way
  useEffect(() => navigate(to, { replace, state }), [navigate, to, replace])
  return null
}
