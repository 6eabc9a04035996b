import { httpClient } from '../saves/clients.ts'
import type { Session, Target } from '../saves/kinstead.ts'
import { columns, fieldsOf } from '../saves/workloads.ts'
import { openSocket, script, startProgram } from './program.ts'

const APPLICATION = { 'X-Parse-Application-Id': 'peer' }
const TYPES = { text: 'String', flag: 'Boolean', number: 'Number', object: 'Object', list: 'Array' }
const RECORDS = '/parse/classes/TrustRecord'

/** Parse Server 9 with LiveQuery. */
export async function parse(databaseUrl: string): Promise<Target> {
  const { port, stop } = await startProgram({
    name: 'Parse',
    args: [script('parse.mjs')],
    env: () => ({ DATABASE: databaseUrl }),
    ready: '/parse/health',
  })
  const client = httpClient(port)
  const signedIn = { requiresAuthentication: true }
  await client.request(
    'POST',
    '/parse/schemas/TrustRecord',
    { ...APPLICATION, 'X-Parse-Master-Key': 'peer-master' },
    {
      className: 'TrustRecord',
      fields: Object.fromEntries(columns.map(({ name, kind }) => [name, { type: TYPES[kind] }])),
      classLevelPermissions: {
        ...{ get: signedIn, find: signedIn, create: signedIn, update: signedIn },
        ...{ delete: {}, addField: {}, count: {} },
      },
    },
  )
  const revocable = { ...APPLICATION, 'X-Parse-Revocable-Session': '1' }
  const sessionOf = ({ body }: { body: string }): Session => {
    const { objectId, sessionToken } = JSON.parse(body)
    return { uid: objectId, headers: { ...APPLICATION, 'X-Parse-Session-Token': sessionToken } }
  }
  return {
    name: 'Parse Server',
    durability: 'PostgreSQL, a commit waits for the disk; one committed update a save',
    signUp: async ({ email, password }) =>
      sessionOf(await client.request('POST', '/parse/users', revocable, { username: email, email, password })),
    signIn: ({ email, password }) => client.request('POST', '/parse/login', revocable, { username: email, password }),
    create: ({ uid, headers }, record) =>
      client.request('POST', RECORDS, headers, {
        objectId: uid,
        ...fieldsOf(record),
        ACL: { [uid]: { read: true, write: true } },
      }),
    save: ({ uid, headers }, patch) => client.request('PUT', `${RECORDS}/${uid}`, headers, fieldsOf(patch)),
    read: async ({ uid, headers }) => (await client.request('GET', `${RECORDS}/${uid}`, headers)).body,
    follow({ uid, headers }, onChange) {
      const sessionToken = headers['X-Parse-Session-Token']
      const query = { className: 'TrustRecord', where: { objectId: uid } }
      return openSocket(
        `ws://127.0.0.1:${port}/`,
        (send) => send(JSON.stringify({ op: 'connect', applicationId: 'peer', sessionToken })),
        (message, send) => {
          const { op, object, error } = JSON.parse(message)
          if (op === 'error') throw new Error(error)
          if (op === 'connected') send(JSON.stringify({ op: 'subscribe', requestId: 1, query, sessionToken }))
          if (op === 'update') onChange(object.trustName)
          return op === 'subscribed'
        },
      )
    },
    async stop() {
      client.close()
      await stop()
    },
  }
}
