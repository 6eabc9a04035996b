import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { exportPersonalData, PersonalData } from '#api/account.ts'
import { openDatabase } from '#server/db/database.ts'
import { silentLog } from '#server/observability/log.ts'
import { temporaryDir, tryOut } from '#server/try-out.ts'
import { type MailServer, receiveMail } from '../mail/receive.ts'
import { launchPostgres } from '../postgres/launch.ts'

const DAY = 24 * 60 * 60_000

describe.each(['SQLite', 'PostgreSQL'] as const)('mail that a mail server rejects, on %s', (kind) => {
  let place: ReturnType<typeof temporaryDir>
  let mail: MailServer
  let server: Awaited<ReturnType<typeof tryOut>>
  let stopPostgres: (() => Promise<unknown>) | undefined
  beforeAll(async () => {
    place = temporaryDir()
    mail = await receiveMail()
    const postgres = kind === 'PostgreSQL' ? await launchPostgres() : undefined
    stopPostgres = postgres?.stop
    server = await tryOut(place.dir, { smtpUrl: mail.url, dataDir: place.dir, databaseUrl: postgres?.url })
  })
  afterAll(async () => {
    await server.close()
    await Promise.all([mail.stop(), stopPostgres?.()])
    place.remove()
  })

  test('is known to its owner and to the operator for ninety days, with the server’s code', async () => {
    mail.answer({ responseCode: 550, message: 'No such mailbox' })
    const ann = await server.signUp('ann')
    const failures = () => server.store.readMailFailures(ann.uid)
    await expect.poll(failures, { timeout: 30_000 }).toMatchObject([{ kind: 'verify-email', code: '550' }])
    expect(await server.store.lookAtAccount(ann.email)).toMatchObject({
      mailsWaiting: 0,
      mailsFailed: [{ kind: 'verify-email', code: '550' }],
    })
    const { counts } = await server.store.countInstallation(0)
    expect(counts.mail).toEqual({
      waiting: 0,
      waitingSince: null,
      failed: [{ kind: 'verify-email', code: '550', mails: 1 }],
    })
    const exported = await server.ask(exportPersonalData, {}, { cookie: ann.cookie })
    expect(PersonalData.parse(exported.body).mailFailures).toMatchObject([{ code: '550' }])

    const database = await openDatabase(server.config, silentLog)
    for (const [days, left] of [
      [89, 1],
      [91, 0],
    ] as const) {
      const at = new Date(Date.now() - days * DAY).toISOString()
      await database.db.updateTable('mail_failure').set({ at }).execute()
      await server.store.cleanUp()
      expect(await failures()).toHaveLength(left)
    }
    await database.close()
  })

  test('does not count a mail that is tried again', async () => {
    mail.answer({ responseCode: 451, message: 'Later' })
    const tom = await server.signUp('tom')
    await server.mailer.settled()
    expect(await server.store.lookAtAccount(tom.email)).toMatchObject({ mailsWaiting: 1, mailsFailed: [] })
    const { mail: counted } = (await server.store.countInstallation(0)).counts
    expect(counted).toMatchObject({ waiting: 1, waitingSince: expect.any(String) })
  })
})
