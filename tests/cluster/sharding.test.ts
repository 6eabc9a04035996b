import pg from 'pg'
import { expect, test } from 'vitest'
import { openPostgres } from '#server/db/postgres.ts'
import { openStore } from '#server/db/store.ts'
import { silentLog } from '#server/observability/log.ts'
import { findPostgres, launchPostgres, noPostgres } from '#tests/postgres/launch.ts'

/** deploy/citus.sql names the same. */
const TO_DISTRIBUTE = [
  'account_event',
  'billing_record',
  'document_copy',
  'health_care_directive',
  'mail_failure',
  'payment',
  'recovery_code',
  'review_comment',
  'review_link',
  'review_proposal',
  'second_factor',
  'signed_document',
  'signed_document_piece',
  'trust_patch',
  'trust_record',
  'trust_restore',
  'user_profile',
]
const NOT_BY_UID = [
  'attempt',
  'data_key',
  'installation_count',
  'mail_outbox',
  'password_reset',
  'purchase',
  'reminder_subscription',
  'review_token',
]

test('the tables that grow with use have uid in every unique key, as sharding by uid needs it', async (context) => {
  if (!findPostgres()) return context.skip(noPostgres)
  const postgres = await launchPostgres()
  const database = await openPostgres(postgres.url, silentLog)
  await openStore(database, [{ id: 'k1', key: Buffer.alloc(32, 7) }])
  const client = new pg.Client({ connectionString: postgres.url })
  await client.connect()
  const { rows } = await client.query<{ table: string; keyed: boolean }>(`
    select relname as table, bool_and(exists (
      select from pg_attribute a where a.attrelid = c.oid and a.attnum = any(i.indkey) and a.attname = 'uid'
    )) as keyed
    from pg_class c join pg_index i on i.indrelid = c.oid
    where i.indisunique and c.relnamespace = 'public'::regnamespace and relname not like 'kysely_%'
    group by relname order by relname`)
  await client.end()
  await database.close()
  await postgres.stop()
  expect(rows.filter(({ keyed }) => keyed).map(({ table }) => table)).toEqual(TO_DISTRIBUTE)
  expect(rows.filter(({ keyed }) => !keyed).map(({ table }) => table)).toEqual(NOT_BY_UID)
})
