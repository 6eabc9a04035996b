import { connect } from 'node:net'
import { launchServer } from '#tests/server/launch.ts'
import { httpClient } from './http-client.ts'
import type { Session, Target } from './target.ts'

export const [ON_SQLITE, ON_POSTGRES] = ['Kinstead on SQLite', 'Kinstead on PostgreSQL']

const EVENT = /(?:event: (\w+)\n)?data: (.*)\n\n/g

/** Reads the event stream over a plain socket. Resolves after the first `version` event, with a function that closes it. */
function openStream(port: number, cookie: string, onPatch: (patch: { trustName: string }) => void) {
  return new Promise<() => void>((resolve, reject) => {
    const socket = connect(port, '127.0.0.1').setEncoding('utf8')
    let text = ''
    socket.on('data', (chunk: string) => {
      if (text === '' && !chunk.startsWith('HTTP/1.1 200')) reject(new Error(chunk.split('\r')[0]))
      text += chunk
      const end = text.lastIndexOf('\n\n') + 2
      if (end < 2) return
      for (const [, name, data = ''] of text.slice(0, end).matchAll(EVENT)) {
        if (name === 'version') resolve(() => void socket.destroy())
        if (name === 'patch') onPatch(JSON.parse(data).patch)
      }
      text = `\n${text.slice(end)}`
    })
    socket.on('error', reject)
    socket.on('close', () => reject(new Error('The stream was closed.')))
    const head = `GET /api/trust/events HTTP/1.1\r\nhost: localhost\r\naccept: text/event-stream\r\ncookie: ${cookie}`
    socket.write(`${head}\r\n\r\n`)
  })
}

/** Kinstead over HTTP, as its pages use it, on SQLite or on this PostgreSQL database. */
export async function kinstead(databaseUrl?: string): Promise<Target> {
  const server = await launchServer({ databaseUrl })
  const port = Number(new URL(server.url).port)
  const client = httpClient(port)
  const patch = (session: Session, body: unknown) => client.ask('PATCH', '/api/trust', session.headers, body)
  return {
    name: databaseUrl ? ON_POSTGRES : ON_SQLITE,
    durability: databaseUrl
      ? 'PostgreSQL, a commit waits for the disk; record and change history'
      : 'SQLite in WAL mode with synchronous=FULL, every commit flushed; record and change history',
    async signUp({ email, password }) {
      const person = { email, password, firstName: 'Ann', lastName: 'Whitlock' }
      const { body, cookies } = await client.ask('POST', '/api/sign-up', {}, person)
      return { uid: JSON.parse(body).user.uid, headers: { cookie: cookies } }
    },
    signIn: ({ email, password }) => client.ask('POST', '/api/sign-in', {}, { email, password }),
    create: patch,
    save: patch,
    read: async ({ headers }) => (await client.ask('GET', '/api/trust', headers)).body,
    follow: ({ headers }, onChange) =>
      openStream(port, headers.cookie ?? '', ({ trustName }) => {
        onChange(trustName)
      }),
    async stop() {
      client.close()
      await server.stop()
    },
  }
}
