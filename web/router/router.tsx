import { createContext, type ReactNode, startTransition, useContext, useEffect, useMemo, useState } from 'react'
import { browserHistory, type History, historyAt, type Visit } from './history.ts'
import { type Place, placeOf } from './place.ts'

export interface Going {
  /** In place of the page that is left, to which going back then does not lead. */
  replace?: boolean
  state?: unknown
}
export type Navigate = (to: string, how?: Going) => void

interface Routing extends Visit {
  navigate: Navigate
}

const Context = createContext<Routing | undefined>(undefined)

/** Shows what belongs to the place in the history, and stays on the page that is left until the next one's code is there. */
function Router({ history, children }: { history: History; children: ReactNode }) {
  const [visit, setVisit] = useState(history.visit)
  useEffect(() => {
    const follow = () => startTransition(() => setVisit(history.visit()))
    // The place may have changed before this was listening.
    follow()
    return history.listen(follow)
  }, [history])
  const navigate = useMemo<Navigate>(
    () =>
      (to, { replace = false, state = null } = {}) =>
        history.go(placeOf(to, history.visit().place, state), replace),
    [history],
  )
  const routing = useMemo(() => ({ ...visit, navigate }), [visit, navigate])
  return <Context value={routing}>{children}</Context>
}

/** The application in the browser, at the address that the browser shows. */
export function BrowserRouter({ children }: { children: ReactNode }) {
  const [history] = useState(browserHistory)
  return <Router history={history}>{children}</Router>
}

/** The application at an address that is no browser's. */
export function RouterAt({ address = '/', children }: { address?: string; children: ReactNode }) {
  const [history] = useState(() => historyAt(address))
  return <Router history={history}>{children}</Router>
}

function useRouting(): Routing {
  const routing = useContext(Context)
  if (!routing) throw new Error('There is no router around this component')
  return routing
}

export function useLocation(): Place {
  return useRouting().place
}

/** How the reader came here: 'POP' by going back or forth, or with the first load. */
export function useCame() {
  return useRouting().came
}

/** The way to another page. It stays the same function for good. */
export function useNavigate(): Navigate {
  return useRouting().navigate
}

type Changed = URLSearchParams | Record<string, string>

/** What stands after the question mark, and the way to change it. */
export function useSearchParams() {
  const { place, navigate } = useRouting()
  const params = useMemo(() => new URLSearchParams(place.search), [place.search])
  const change = useMemo(
    () => (changed: Changed | ((before: URLSearchParams) => Changed), how?: Going) =>
      navigate(`?${new URLSearchParams(typeof changed === 'function' ? changed(params) : changed)}`, how),
    [navigate, params],
  )
  return [params, change] as const
}
