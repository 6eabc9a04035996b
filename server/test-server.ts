import { mkdtempSync, rmSync } from 'node:fs'
import { request as httpRequest } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { verifyEmail } from '#api/auth.ts'
import type { Operation } from '#api/operation.ts'
import { pages } from '#api/pages.ts'
import { createApp } from './app.ts'
import { type Config, readConfig } from './config.ts'
import { mailInOutbox } from './mail/read-mail.ts'
import { silentLog } from './observability/log.ts'
import { openInstallation } from './open.ts'
import { builtPages } from './pages/serve.ts'

/** For tests: a directory of its own under the system's temporary one. */
export function temporaryDir(): { dir: string; remove: () => void } {
  const dir = mkdtempSync(join(tmpdir(), 'kinstead-'))
  return { dir, remove: () => rmSync(dir, { recursive: true, force: true }) }
}

export interface Answer {
  status: number
  body: unknown
  headers: Headers
}
export interface Person {
  uid: string
  email: string
  cookie: string
}
type Extra = Record<string, string>

/** For tests: a whole server over SQLite in `dir`, called without a network. */
export async function startTestServer(
  dir: string,
  changes: Partial<Config> = {},
  dist = join(dir, 'dist'),
  log = silentLog,
) {
  const config = { ...readConfig({ DATA_DIR: dir }), ...changes }
  const installation = await openInstallation(config, log, { sendsMail: true })
  const built = builtPages(dist, config.baseUrl)
  const app = createApp({ config, ...installation, log, pages: built, notReady: async () => undefined })

  async function request(
    operation: Pick<Operation, 'method' | 'path'>,
    body?: unknown,
    headers: Extra = {},
  ): Promise<Answer> {
    const answer = await app.request(operation.path, {
      method: operation.method,
      body: body === undefined || typeof body === 'string' ? body : JSON.stringify(body),
      headers: { ...(body === undefined ? {} : { 'content-type': 'application/json' }), ...headers },
    })
    const text = await answer.text()
    const isJson = answer.headers.get('content-type')?.startsWith('application/json')
    return { status: answer.status, body: isJson ? JSON.parse(text) : text, headers: answer.headers }
  }

  async function signUp(name: string, password = 'a long password'): Promise<Person> {
    const email = `${name.replace(/\W/g, '') || 'x'}@family.example`
    const { body, headers } = await request(
      { method: 'POST', path: '/api/sign-up' },
      { email, password, firstName: name, lastName: 'Alder' },
    )
    const { uid } = (body as { user: { uid: string } }).user
    return { uid, email, cookie: cookieOf(headers) }
  }

  /** Confirms the address with the link that was mailed to it. */
  async function verify({ email, cookie }: Person): Promise<void> {
    const { token } = await mailInOutbox(config.dataDir, email, pages.verifyEmail)
    const { status } = await request(verifyEmail, { token }, { cookie })
    if (status !== 200) throw new Error(`Confirming ${email} was rejected: ${status}`)
  }

  return { ...installation, config, app, request, signUp, verify }
}

/** The cookie that a browser would send after this answer. */
export function cookieOf(headers: Headers): string {
  return headers
    .getSetCookie()
    .map((line) => line.split(';')[0])
    .join('; ')
}

/** For tests: a POST in flight whose body has not been sent. `finish` sends it and returns the status. */
export function halfRequest(url: string, body: string): Promise<{ finish(): Promise<number> }> {
  return new Promise((begun, failed) => {
    const headers = {
      'content-type': 'application/json',
      'content-length': Buffer.byteLength(body),
      // The server answers "100 Continue" as soon as it has the headers: then the request is in flight.
      expect: '100-continue',
    }
    const asked = httpRequest(url, { method: 'POST', headers, agent: false })
    const answered = new Promise<number>((done, lost) => {
      asked.on('response', (answer) => {
        answer.resume()
        done(answer.statusCode ?? 0)
      })
      asked.on('error', lost)
    })
    answered.catch(failed)
    asked.on('continue', () =>
      begun({
        finish: () => {
          asked.end(body)
          return answered
        },
      }),
    )
    asked.flushHeaders()
  })
}
