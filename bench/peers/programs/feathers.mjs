// Feathers as its generator lays it out: users, authentication, one service of records. JavaScript, because its types are not installed with the project.
import { AuthenticationService, authenticate, JWTStrategy } from '@feathersjs/authentication'
import { LocalStrategy, passwordHash } from '@feathersjs/authentication-local'
import { Forbidden } from '@feathersjs/errors'
import { feathers } from '@feathersjs/feathers'
import { KnexService } from '@feathersjs/knex'
import { bodyParser, errorHandler, koa, parseAuthentication, rest } from '@feathersjs/koa'
import { resolve, resolveData, resolveExternal } from '@feathersjs/schema'
import socketio from '@feathersjs/socketio'
import knex from 'knex'

const { PORT, DATABASE, JSON_FIELDS } = process.env
const jsonFields = JSON_FIELDS.split(',')
const database = knex({ client: 'pg', connection: DATABASE })
const app = koa(feathers())
app.set('authentication', {
  entity: 'user',
  service: 'users',
  secret: 'peer-secret-peer-secret',
  authStrategies: ['jwt', 'local'],
  jwtOptions: { header: { typ: 'access' }, audience: 'https://peer.local', algorithm: 'HS256', expiresIn: '1d' },
  local: { usernameField: 'email', passwordField: 'password' },
})
app.use(async (context, next) => {
  if (context.path !== '/health') return next()
  await database.raw('select 1')
  context.body = 'ok'
})
app.use(errorHandler())
app.use(parseAuthentication())
app.use(bodyParser())
app.configure(rest())
app.configure(socketio())

app.use('users', new KnexService({ Model: database, name: 'users', paginate: { default: 10, max: 50 } }), {
  methods: ['get', 'create'],
})
const hash = resolve({ password: passwordHash({ strategy: 'local' }) })
const hide = resolve({ password: async () => undefined })
app.service('users').hooks({
  around: { all: [resolveExternal(hide)], get: [authenticate('jwt')] },
  before: { create: [resolveData(hash)] },
})

const authentication = new AuthenticationService(app)
authentication.register('jwt', new JWTStrategy())
authentication.register('local', new LocalStrategy())
app.use('authentication', authentication)

const ownOnly = async ({ method, data, params }) => {
  if (!params.provider) return
  if (method !== 'create') params.query = { ...params.query, uid: params.user.id }
  else if (data.uid !== params.user.id) throw new Forbidden()
}
const asText = async ({ data }) => {
  for (const field of jsonFields) if (field in data) data[field] = JSON.stringify(data[field])
}
app.use('trust-records', new KnexService({ Model: database, name: 'trust_records', id: 'uid' }), {
  methods: ['get', 'create', 'patch'],
})
app.service('trust-records').hooks({
  around: { all: [authenticate('jwt')] },
  before: { all: [ownOnly], create: [asText], patch: [asText] },
})

app.on('login', ({ user }, { connection }) => {
  if (connection) app.channel(`user/${user.id}`).join(connection)
})
app.service('trust-records').publish(({ uid }) => app.channel(`user/${uid}`))
app.service('users').publish(() => [])
await app.listen(Number(PORT), '127.0.0.1')
process.on('SIGTERM', () => process.exit(0))
