import { migrations } from '#server/db/migrations.ts'
import { start } from '#server/start.ts'

// The server as `npm start` runs it, as a version with one more migration, of the kinds that an upgrade without an
// interruption allows.
migrations['999-next'] = {
  async up(db) {
    for (const table of ['user', 'trust_record', 'trust_patch', 'account_event'])
      await db.schema.alterTable(table).addColumn('next', 'text').execute()
    await db.schema.createTable('next').addColumn('uid', 'text').execute()
    await db.schema.createIndex('trust_record_next').on('trust_record').columns(['next', 'uid']).execute()
  },
}
await start(process.env)
