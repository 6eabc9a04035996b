import { spawnSync } from 'node:child_process'
import { type HttpClient, httpClient } from '../saves/clients.ts'
import type { Person, Session, Target } from '../saves/kinstead.ts'
import { columns, fieldsOf } from '../saves/workloads.ts'
import { environment, olderNode, openSocket, packaged, startProgram } from './program.ts'

const RECORDS = '/items/trust_records'
const ADMINISTRATOR = { email: 'admin@example.com', password: 'administrator' }

/** Activity log, rate limits and sign-in delays are off, so it is faster than with its defaults. */
function settings(databaseUrl: string): Record<string, string> {
  const { hostname, port, pathname, username } = new URL(databaseUrl)
  const off = ['RATE_LIMITER_ENABLED', 'RATE_LIMITER_REGISTRATION_ENABLED', 'PRESSURE_LIMITER_ENABLED', 'CACHE_ENABLED']
  return {
    HOST: '127.0.0.1',
    SECRET: 'peer-secret-peer-secret',
    DB_CLIENT: 'pg',
    DB_HOST: hostname,
    DB_PORT: port,
    DB_DATABASE: pathname.slice(1),
    DB_USER: username,
    DB_PASSWORD: 'none',
    ADMIN_EMAIL: ADMINISTRATOR.email,
    ADMIN_PASSWORD: ADMINISTRATOR.password,
    WEBSOCKETS_ENABLED: 'true',
    WEBSOCKETS_HEARTBEAT_ENABLED: 'false',
    TELEMETRY: 'false',
    LOG_LEVEL: 'warn',
    ACCESS_TOKEN_TTL: '1d',
    REGISTER_STALL_TIME: '0',
    LOGIN_STALL_TIME: '0',
    SERVE_APP: 'false',
    ...Object.fromEntries(off.map((name) => [name, 'false'])),
  }
}

const TYPES = { text: 'text', flag: 'boolean', number: 'integer', object: 'json', list: 'json' }

/** Declares the records, restricts each user to their own, and opens registration. */
async function setUp(client: HttpClient, { headers }: Session): Promise<void> {
  async function post(path: string, body: unknown): Promise<string> {
    const answer = await client.request('POST', path, headers, body)
    return answer.body ? JSON.parse(answer.body).data.id : ''
  }
  await post('/collections', {
    collection: 'trust_records',
    schema: {},
    meta: { accountability: null },
    fields: [
      { field: 'uid', type: 'uuid', schema: { is_primary_key: true }, meta: {} },
      ...columns.map(({ name, kind }) => ({ field: name, type: TYPES[kind], schema: {}, meta: {} })),
    ],
  })
  const policy = await post('/policies', { name: 'member', app_access: false, admin_access: false })
  const role = await post('/roles', { name: 'member' })
  await post('/access', { role, policy })
  const own = { uid: { _eq: '$CURRENT_USER' } }
  const rule = { policy, collection: 'trust_records', fields: ['*'] }
  for (const action of ['read', 'update'])
    await post('/permissions', { ...rule, action, permissions: own, validation: null })
  await post('/permissions', { ...rule, action: 'create', permissions: {}, validation: own })
  const registration = {
    public_registration: true,
    public_registration_verify_email: false,
    public_registration_role: role,
  }
  await client.request('PATCH', '/settings', headers, registration)
}

/** Directus 11 on Node 22. */
export async function directus(databaseUrl: string): Promise<Target> {
  const [node, cli, env] = [olderNode(), packaged('directus', 'cli.js'), settings(databaseUrl)]
  const made = spawnSync(node, [cli, 'bootstrap'], { env: { ...environment(), ...env }, encoding: 'utf8' })
  if (made.status !== 0) throw new Error(`Directus could not make its tables:\n${made.stdout}${made.stderr}`)
  const { port, stop } = await startProgram({
    name: 'Directus',
    node,
    args: [cli, 'start'],
    env: (own) => ({ ...env, PUBLIC_URL: `http://127.0.0.1:${own}` }),
    ready: '/server/ping',
  })
  const client = httpClient(port)
  async function signIn({ email, password }: Person): Promise<Session> {
    const { body } = await client.request('POST', '/auth/login', {}, { email, password })
    const token: string = JSON.parse(body).data.access_token
    const { id } = JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString())
    return { uid: id, headers: { authorization: `Bearer ${token}` } }
  }
  await setUp(client, await signIn(ADMINISTRATOR))
  return {
    name: 'Directus',
    durability: 'PostgreSQL, a commit waits for the disk',
    async signUp(person) {
      await client.request('POST', '/users/register', {}, person)
      return signIn(person)
    },
    signIn,
    create: ({ uid, headers }, record) =>
      client.request('POST', `${RECORDS}?fields=uid`, headers, { uid, ...fieldsOf(record) }),
    save: ({ uid, headers }, patch) =>
      client.request('PATCH', `${RECORDS}/${uid}?fields=uid`, headers, fieldsOf(patch)),
    read: async ({ uid, headers }) => (await client.request('GET', `${RECORDS}/${uid}`, headers)).body,
    follow({ uid, headers }, onChange) {
      const token = headers.authorization?.slice('Bearer '.length)
      const wanted = { type: 'subscribe', collection: 'trust_records', item: uid, event: 'update', uid: '1' }
      return openSocket(
        `ws://127.0.0.1:${port}/websocket`,
        (send) => send(JSON.stringify({ type: 'auth', access_token: token })),
        (message, send) => {
          const { type, status, event, data } = JSON.parse(message)
          if (status === 'error') throw new Error(message)
          if (type === 'auth') send(JSON.stringify(wanted))
          if (type === 'ping') send(JSON.stringify({ type: 'pong' }))
          if (type === 'subscription' && event === 'update')
            for (const record of [data].flat()) onChange(record.trustName)
          return type === 'subscription' && event === 'init'
        },
      )
    },
    async stop() {
      client.close()
      await stop()
    },
  }
}
