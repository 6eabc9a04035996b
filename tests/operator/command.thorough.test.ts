import { beforeAll, expect, test } from 'vitest'
import { changeTrust } from '#api/trust.ts'
import { samples } from '#samples/families.ts'
import { runScript } from '../server/launch.ts'
import { describeOnBoth, type Served } from '../store/on-both.ts'

describeOnBoth('the command line of the operator, beside the running server', (served) => {
  let server: Served['server']
  beforeAll(() => {
    ;({ server } = served())
  })
  const run = (...args: string[]) => {
    const { dataDir, databaseUrl, secret, dataKeys } = server.config
    const keys = dataKeys.map(({ id, key }) => `${id}:${Buffer.from(key).toString('base64')}`).join(',')
    const database: Record<string, string> = databaseUrl
      ? { DATABASE_URL: databaseUrl, SECRET: secret, DATA_KEY: keys }
      : {}
    return runScript('operator', args, { DATA_DIR: dataDir, LOG_LEVEL: 'silent', ...database })
  }

  test('counts, as tables and as .csv', { timeout: 180_000 }, async () => {
    const ann = await server.signUp('ann')
    await server.ask(changeTrust, samples.complete, { cookie: ann.cookie })
    const all = await run('overview')
    expect(all).toMatchObject({
      code: 0,
      said: expect.stringMatching(/^Counted .*\nfunnel\nstage +accounts\nsigned-up +1\n/s),
    })
    const { code, said } = await run('funnel', '--csv')
    expect(code).toBe(0)
    expect(said.split('\r\n').slice(0, 4)).toEqual(['\uFEFFstage,accounts', 'signed-up,1', 'begun,1', 'name,1'])
    expect(said).not.toContain('family.example')
    expect((await server.store.readCounts())?.counts.accounts.all).toBe(1)
  })

  test('shows one account, whose owner sees it', { timeout: 180_000 }, async () => {
    const tom = await server.signUp('tom')
    const shown = await run('account', tom.email.toUpperCase())
    expect(shown).toMatchObject({
      code: 0,
      said: expect.stringMatching(/^email: tom@family\.example\n.*begun: false\n/s),
    })
    expect(shown.said).not.toContain('Alder')
    expect((await server.store.readEvents(tom.uid)).map(({ event }) => event)).toContain('operator-looked')
    expect(await run('account', 'x@family.example')).toMatchObject({
      code: 1,
      said: expect.stringContaining('No account'),
    })
  })

  test('explains itself', { timeout: 180_000 }, async () => {
    for (const args of [[], ['overview', '--csv']])
      expect(await run(...args)).toMatchObject({ code: 1, said: expect.stringContaining('Usage') })
  })
})
