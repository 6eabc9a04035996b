import { createServer, type IncomingMessage, type Server } from 'node:http'
import { type MutableResponse, type MutableToken, OAuth2Server } from 'oauth2-mock-server'
import { GOOGLE_CALLBACK, GoogleReport, startGoogle } from '#api/google.ts'
import { pages } from '#api/pages.ts'
import { readSession, Session } from '#api/session.ts'
import { freePort } from '#scripts/free-port.ts'
import { cookieOf, type startTestServer } from '#server/test-server.ts'

/** Whom the provider vouches for. `sub` is its own name for the person. */
export interface Claims {
  sub: string
  email?: string
  email_verified?: boolean
  name?: string
}

export interface LaunchedProvider {
  issuer: string
  /** The environment of a server whose Google button leads here. */
  env: { GOOGLE_ISSUER: string; GOOGLE_CLIENT_ID: string; GOOGLE_CLIENT_SECRET: string }
  /** Who is at the provider's window from now on. */
  person: Claims
  /** Changes every token before it is signed, and every answer of the token endpoint. Back to nothing with `behave`. */
  changeToken(change: (token: MutableToken) => void): void
  changeAnswer(change: (answer: MutableResponse) => void): void
  /** Tells the person's address and name at UserInfo only, as some providers do, with these differences. */
  onlyInUserInfo(change?: Partial<Claims> & { statusCode?: number }): void
  behave(): void
  /** Says in its metadata that its authorization responses contain `iss` (RFC 9207). */
  announceIssuer(): void
  /** Sends its pages with a policy that cuts them off from the page that opened their window. */
  isolate(isolated: boolean): void
  /** How often the discovery document was asked for. */
  readonly discoveries: number
  /** Goes away. `hang`: still takes connections, but never answers. */
  leave(hang?: 'hang'): Promise<void>
  comeBack(): Promise<void>
  stop(): Promise<void>
}

const CLIENT = { clientId: 'kinstead-test', clientSecret: 'only-for-tests' }

const closed = (server: Server) =>
  new Promise<void>((done) => {
    server.close(() => done())
    server.closeAllConnections()
  })

/** The provider's own page, where the user says yes or no. */
function choosePage(url: URL, { name, email }: Claims): string {
  const back = new URL(url.searchParams.get('redirect_uri') ?? '')
  back.search = `${new URLSearchParams({ error: 'access_denied', state: url.searchParams.get('state') ?? '' })}`
  const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('"', '&quot;')
  return `<!doctype html><html lang="en"><title>Choose an account</title><link rel="icon" href="data:,">
<h1>Choose an account</h1><p>${name} ${email}</p>
<p><a href="${escaped(`/authorize${url.search}`)}">Continue</a> <a href="${escaped(back.href)}">Cancel</a></p></html>`
}

/** Starts a real OpenID Connect provider on a free port of this machine, with signed tokens, PKCE and a page of its own. */
export async function launchProvider(): Promise<LaunchedProvider> {
  const port = await freePort()
  const server = new OAuth2Server()
  await server.issuer.keys.generate('RS256')
  await server.start(port, 'localhost')
  const issuer = server.issuer.url ?? ''
  let changeToken: (token: MutableToken) => void = () => {}
  let changeAnswer: (answer: MutableResponse) => void = () => {}
  let userInfo: { statusCode: number; claims: Partial<Claims> } | undefined
  let accessToken: unknown
  let discoveries = 0
  let isolated = false
  let announcesIssuer = false
  let hanging: Server | undefined

  const provider: LaunchedProvider = {
    issuer,
    env: { GOOGLE_ISSUER: issuer, GOOGLE_CLIENT_ID: CLIENT.clientId, GOOGLE_CLIENT_SECRET: CLIENT.clientSecret },
    person: { sub: '1', email: 'nobody@family.example', email_verified: true, name: 'Nobody' },
    changeToken: (change) => (changeToken = change),
    changeAnswer: (change) => (changeAnswer = change),
    onlyInUserInfo({ statusCode = 200, ...claims } = {}) {
      changeToken = ({ payload }) => {
        for (const name of ['email', 'email_verified', 'name']) delete payload[name]
      }
      userInfo = { statusCode, claims }
    },
    behave() {
      changeToken = () => {}
      userInfo = undefined
      changeAnswer = () => {}
      isolated = false
    },
    announceIssuer: () => (announcesIssuer = true),
    isolate: (wanted) => (isolated = wanted),
    get discoveries() {
      return discoveries
    },
    async leave(hang) {
      if (server.listening) await server.stop()
      if (hang) {
        hanging = createServer(() => {})
        const ready = Promise.withResolvers<void>()
        hanging.listen(port, 'localhost', () => ready.resolve())
        await ready.promise
      }
    },
    async comeBack() {
      if (hanging) await closed(hanging)
      hanging = undefined
      if (!server.listening) await server.start(port, 'localhost')
    },
    async stop() {
      if (hanging) await closed(hanging)
      if (server.listening) await server.stop()
    },
  }

  server.service.on('beforeWellKnownOpenIdConfiguration', ({ body }: MutableResponse) => {
    discoveries += 1
    if (!body) return
    body.authorization_endpoint = `${issuer}/choose`
    if (announcesIssuer) body.authorization_response_iss_parameter_supported = true
  })
  server.service.on('beforeTokenSigning', (token: MutableToken) => {
    Object.assign(token.payload, provider.person)
    changeToken(token)
  })
  server.service.on('beforeResponse', (answer: MutableResponse) => {
    accessToken = Object(answer.body).access_token
    changeAnswer(answer)
  })
  server.service.on('beforeUserinfo', (answer: MutableResponse, { headers }: IncomingMessage) => {
    const isAllowed = headers.authorization === `Bearer ${accessToken}`
    answer.statusCode = isAllowed ? (userInfo?.statusCode ?? 200) : 401
    answer.body = isAllowed ? { ...provider.person, ...userInfo?.claims } : { error: 'invalid_token' }
  })
  server.service.addRoute('GET', '/choose', (request, answer) => {
    answer.setHeader('content-type', 'text/html; charset=utf-8')
    if (isolated) answer.setHeader('cross-origin-opener-policy', 'same-origin')
    answer.end(choosePage(new URL(request.url ?? '', issuer), provider.person))
  })
  return provider
}

type TriedServer = Awaited<ReturnType<typeof startTestServer>>

/** The steps of a sign-in through Google as a browser takes them, each for itself, so that a test can take a wrong one. */
export function visiting(server: () => TriedServer) {
  return {
    /** Asks our server where to go. `cookie` is what the browser has from it. */
    async begin(cookie = '') {
      const { status, body, headers } = await server().request(startGoogle, undefined, { cookie })
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
      return Session.parse((await server().request(readSession, undefined, { cookie })).body).user
    },
  }
}
