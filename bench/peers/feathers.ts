import pg from 'pg'
import { httpClient } from '../saves/clients.ts'
import type { Person, Session, Target } from '../saves/kinstead.ts'
import { columns, fieldsOf, jsonFields } from '../saves/workloads.ts'
import { openSocket, script, startProgram } from './program.ts'

const TYPES = { text: 'text', flag: 'boolean', number: 'integer', object: 'jsonb', list: 'jsonb' }
/** The numbers before a message: Engine.IO's for ping, pong and message, Socket.IO's for connect, event and answer. */
const [PING, PONG, CONNECT, EVENT, ANSWER] = ['2', '3', '40', '42', '43']

async function makeTables(databaseUrl: string): Promise<void> {
  const database = new pg.Client({ connectionString: databaseUrl })
  await database.connect()
  await database.query('create table users (id serial primary key, email text unique not null, password text not null)')
  const declared = columns.map(({ name, kind }) => `"${name}" ${TYPES[kind]}`).join(', ')
  await database.query(`create table trust_records (uid integer primary key references users (id), ${declared})`)
  await database.end()
}

/** Feathers 5 with Koa, Knex and Socket.IO. */
export async function feathers(databaseUrl: string): Promise<Target> {
  await makeTables(databaseUrl)
  const { port, stop } = await startProgram({
    name: 'Feathers',
    args: [script('feathers.mjs')],
    env: () => ({ DATABASE: databaseUrl, JSON_FIELDS: jsonFields.join(',') }),
    ready: '/health',
  })
  const client = httpClient(port)
  async function signIn({ email, password }: Person): Promise<Session> {
    const { body } = await client.request('POST', '/authentication', {}, { strategy: 'local', email, password })
    const { user, accessToken } = JSON.parse(body)
    return { uid: String(user.id), headers: { authorization: `Bearer ${accessToken}` } }
  }
  return {
    name: 'Feathers',
    durability: 'PostgreSQL, a commit waits for the disk; reads, one committed update, reads again',
    async signUp(person) {
      await client.request('POST', '/users', {}, person)
      return signIn(person)
    },
    signIn,
    create: ({ uid, headers }, record) =>
      client.request('POST', '/trust-records', headers, { uid: Number(uid), ...fieldsOf(record) }),
    save: ({ uid, headers }, patch) => client.request('PATCH', `/trust-records/${uid}`, headers, fieldsOf(patch)),
    read: async ({ uid, headers }) => (await client.request('GET', `/trust-records/${uid}`, headers)).body,
    follow({ headers }, onChange) {
      const accessToken = headers.authorization?.slice('Bearer '.length)
      return openSocket(
        `ws://127.0.0.1:${port}/socket.io/?EIO=4&transport=websocket`,
        (send) => send(CONNECT),
        (message, send) => {
          if (message === PING) send(PONG)
          else if (message.startsWith(ANSWER)) {
            const [rejection] = JSON.parse(message.slice(message.indexOf('[')))
            if (rejection) throw new Error(rejection.message)
            return true
          } else if (message.startsWith(CONNECT))
            send(`${EVENT}0${JSON.stringify(['create', 'authentication', { strategy: 'jwt', accessToken }])}`)
          else if (message.startsWith(EVENT)) {
            const [event, record] = JSON.parse(message.slice(EVENT.length))
            if (event === 'trust-records patched') onChange(record.trustName)
          }
          return false
        },
      )
    },
    async stop() {
      client.close()
      await stop()
    },
  }
}
