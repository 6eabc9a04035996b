import { GOOGLE_CALLBACK, GoogleReport, startGoogle } from '#api/google.ts'
import { pages } from '#api/pages.ts'
import { readSession, Session } from '#api/session.ts'
import { cookieOf, type tryOut } from '#server/try-out.ts'

type Server = Awaited<ReturnType<typeof tryOut>>

/** The steps of a sign-in through Google as a browser takes them, each for itself, so that a test can take a wrong one. */
export function visiting(server: () => Server) {
  return {
    /** Asks our server where to go. `cookie` is what the browser has from it. */
    async begin(cookie = '') {
      const { status, body, headers } = await server().ask(startGoogle, undefined, { cookie })
      if (status !== 200) throw new Error(`Beginning was rejected: ${JSON.stringify(body)}`)
      const { url, attempt } = startGoogle.response.parse(body)
      return { url: new URL(url), attempt, cookie: cookieOf(headers) }
    },

    /** Says yes at the provider. Gives the address that it sends the browser back to. */
    async agree(url: URL): Promise<URL> {
      const agreed = new URL(url)
      agreed.pathname = '/authorize'
      const answer = await fetch(agreed, { redirect: 'manual' })
      return new URL(answer.headers.get('location') ?? '')
    },

    /** Follows the provider back to our server. */
    async comeBack(to: URL | string, cookie: string) {
      const path = typeof to === 'string' ? `${GOOGLE_CALLBACK}?${to}` : to.pathname + to.search
      const answer = await server().app.request(path, { headers: { cookie } })
      const location = answer.headers.get('location') ?? ''
      const [page, query] = location.split('?')
      const report = GoogleReport.parse(Object.fromEntries(new URLSearchParams(query)))
      const cookies = answer.headers.getSetCookie().filter((line) => line.includes('session_token'))
      return {
        ...report,
        status: answer.status,
        isOurs: page === `${pages.googleReturn}/`,
        session: cookies.map((line) => line.split(';')[0]).join('; '),
        headers: answer.headers,
      }
    },

    async whoIs(cookie: string) {
      return Session.parse((await server().ask(readSession, undefined, { cookie })).body).user
    },
  }
}
