import { fork } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { openPage } from './event-stream.ts'
import { httpClient } from './http-client.ts'
import type { Session, Target } from './target.ts'

/** The limit of HTTP: a server of Node's own that sends back what it gets and keeps nothing. */
export async function echo(): Promise<Target> {
  const server = fork(join(import.meta.dirname, 'echo-server.ts'))
  const [port] = (await once(server, 'message')) as [number]
  const client = httpClient(port)
  const save = ({ uid }: Session, patch: unknown) => client.ask('PUT', `/${uid}`, {}, patch)
  return {
    name: 'echo',
    durability: 'none: nothing is kept',
    pid: server.pid,
    signUp: async ({ email }) => ({ uid: encodeURIComponent(email), headers: {} }),
    begin: async () => undefined,
    save,
    read: async ({ uid }) => (await client.ask('GET', `/${uid}`)).body,
    follow: ({ uid }, told) =>
      openPage({ port, path: `/events/${uid}`, headers: {} }, (_, data) => told(JSON.parse(data).trustName)),
    async stop() {
      client.close()
      server.kill()
      await once(server, 'exit')
    },
  }
}
