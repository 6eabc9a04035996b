import { launchServer } from '#tests/server/launch.ts'
import { openPage } from './event-stream.ts'
import { httpClient } from './http-client.ts'
import type { Session, Target } from './target.ts'

/** Kinstead itself, over HTTP as its own pages use it: on SQLite, or on the PostgreSQL database at an address. */
export async function kinstead(name: string, databaseUrl?: string): Promise<Target> {
  const server = await launchServer({ databaseUrl })
  const port = Number(new URL(server.url).port)
  const client = httpClient(port)
  const patch = (session: Session, body: unknown) => client.ask('PATCH', '/api/trust', session.headers, body)
  return {
    name,
    durability: databaseUrl
      ? 'PostgreSQL, a commit waits for the disk; record and history of changes'
      : 'SQLite in WAL mode with synchronous=FULL, every commit flushed; record and history of changes',
    pid: server.pid(),
    async signUp({ email, password }) {
      const sheet = { email, password, firstName: 'Ann', lastName: 'Whitlock' }
      const { body, cookies } = await client.ask('POST', '/api/sign-up', {}, sheet)
      return { uid: JSON.parse(body).user.uid, headers: { cookie: cookies } }
    },
    signIn: ({ email, password }) => client.ask('POST', '/api/sign-in', {}, { email, password }),
    begin: patch,
    save: patch,
    read: async ({ headers }) => (await client.ask('GET', '/api/trust', headers)).body,
    follow: ({ headers }, told) =>
      openPage({ port, path: '/api/trust/events', headers, opensWith: 'version' }, (name, data) => {
        if (name === 'patch') told(JSON.parse(data).patch.trustName)
      }),
    async stop() {
      client.close()
      await server.stop()
    },
  }
}
