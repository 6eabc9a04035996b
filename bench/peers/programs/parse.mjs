// Parse Server with LiveQuery: one private object for each user. JavaScript, because its types are not installed with the project.
import { ParseServer } from 'parse-server'

const { PORT, DATABASE } = process.env
await ParseServer.startApp({
  databaseURI: DATABASE,
  appId: 'peer',
  masterKey: 'peer-master',
  masterKeyIps: ['127.0.0.1', '::1'],
  host: '127.0.0.1',
  port: Number(PORT),
  serverURL: `http://127.0.0.1:${PORT}/parse`,
  allowClientClassCreation: false,
  allowCustomObjectId: true,
  enforcePrivateUsers: true,
  logsFolder: null,
  logLevel: 'error',
  liveQuery: { classNames: ['TrustRecord'] },
  startLiveQueryServer: true,
})
process.on('SIGTERM', () => process.exit(0))
