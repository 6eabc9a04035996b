import { readdirSync, readFileSync } from 'node:fs'
import { readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { BrowserContext, Request } from '@playwright/test'
import { families, samples } from '#samples/families.ts'
import { freePort } from '#scripts/free-port.ts'
import { launchServer, runScript } from '../server/launch.ts'
import { change, createAccount, signInto } from './account.ts'
import { errorsOf, expect, test, watchContext } from './fixtures.ts'
import { pointer } from './journey/hand.ts'
import { answerPlace, expectPlace, goOn } from './journey/pages.ts'
import { storedWithAddress } from './journey/stored-and-sent.ts'

/** Social security numbers that stand nowhere else, as they are asked for: one as digits, one with its dashes. */
const canaries = { grantorSsn: '914637285', einResponsiblePartySSN: '923-58-4176' } as const

/** The ways in which a number can be written down. */
const waysOf = (number: string): string[] => {
  const digits = number.replaceAll('-', '')
  const dashed = digits.replace(/(\d{3})(\d{2})(\d{4})/, '$1-$2-$3')
  const plain = [
    digits,
    dashed,
    dashed.replaceAll('-', ' '),
    dashed.replaceAll('-', '%2D'),
    [...digits].reverse().join(''),
  ]
  return [
    ...plain,
    ...plain.flatMap((way) => [
      Buffer.from(way).toString('base64').replace(/=+$/, ''),
      Buffer.from(way).toString('hex'),
    ]),
  ]
}
const ways = Object.values(canaries).flatMap(waysOf)

/** The ways in which a text betrays a canary. */
const canariesIn = (text: string): string[] => ways.filter((way) => text.includes(way))

/** Which files below a directory betray one, read as bytes. */
const filesWithCanaries = (dir: string): string[] =>
  readdirSync(dir, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .filter((file) => canariesIn(readFileSync(file, 'latin1')).length > 0)

/** What a browser and a server say to each other: what may hold a number of the owner's, and what may not. */
interface Traffic {
  /** Request lines, headers of both sides, the console. */
  outside: string[]
  /** Answers of rejected requests. */
  rejections: string[]
  /** Bodies of the owner's requests and of the answers to them, by method and path. */
  bodies: { of: string; text: string }[]
}

function recordTraffic(context: BrowserContext): Traffic {
  const traffic: Traffic = { outside: [], rejections: [], bodies: [] }
  context.on('console', (message) => traffic.outside.push(`console: ${message.text()}`))
  context.on('request', (request: Request) => {
    traffic.outside.push(`${request.method()} ${request.url()} ${JSON.stringify(request.headers())}`)
    const of = `${request.method()} ${new URL(request.url()).pathname}`
    traffic.bodies.push({ of, text: request.postData() ?? '' })
  })
  context.on('response', async (response) => {
    traffic.outside.push(`${response.status()} ${JSON.stringify(await response.allHeaders().catch(() => ({})))}`)
    if (response.headers()['content-type']?.startsWith('text/event-stream')) return
    const text = await response.text().catch(() => '')
    if (response.status() >= 400) traffic.rejections.push(text)
    traffic.bodies.push({ of: `${response.request().method()} ${new URL(response.url()).pathname}`, text })
  })
  return traffic
}

/** The only operations whose bodies carry the owner's own answers. */
const OWN = /^(GET|POST|PATCH) \/api\/trust$|^POST \/api\/account\/export$/
const family = { ...families.professional, ...canaries }

test('a social security number is nowhere but in its owner’s own requests and answers', async ({
  browser,
  contextOptions,
}) => {
  test.setTimeout(120_000)
  const port = await freePort()
  const server = await launchServer({ env: { LOG_LEVEL: 'info', METRICS: `127.0.0.1:${port}` } })
  const context = await browser.newContext({ ...contextOptions, baseURL: server.url })
  const backup = `${server.dataDir}.backup`
  try {
    const watch = await watchContext(context)
    const traffic = recordTraffic(context)
    const account = await createAccount(server.url)
    await signInto(context, account)
    const { grantorSsn: _one, einResponsiblePartySSN: _other, ...rest } = samples.professional
    await change(account, rest)
    const page = await context.newPage()
    const hand = pointer(page)
    const kept = async () => canariesIn(await storedWithAddress(page))

    // Typed and left, typed and saved, then everything that shows, computes or gives them out.
    await page.goto('/trust-builder/grantor')
    await answerPlace(hand, 'grantor', family)
    await page.reload()
    expect(await kept()).toEqual([])
    await answerPlace(hand, 'grantor', family)
    await goOn(hand, 'grantor')
    // A user who leaves before the page goes on has it only as unsaved typing.
    await expectPlace(page, 'trustee', family)
    await page.goto('/trust-builder/ein-application')
    await answerPlace(hand, 'ein-application', family)
    await goOn(hand, 'ein-application')
    await expect.poll(async () => (await (await account.api.get('/api/trust')).json()).record).toMatchObject(canaries)
    for (const path of ['/dashboard', '/trust-builder/summary', '/preview/ein-instructions', '/account/settings']) {
      await page.goto(path)
      await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible()
      expect(await kept(), path).toEqual([])
      expect(canariesIn(await page.locator('body').innerText()), `${path} on screen`).toEqual([])
    }
    await page.getByRole('tab', { name: 'Security' }).click()
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Download My Data' }).click(),
    ])

    // Rejected, with the number where it may not be.
    const answered = await page.evaluate(async (given) => {
      const patch = (body: object) =>
        fetch('/api/trust', {
          method: 'PATCH',
          headers: { 'content-type': 'application/json' },
          body: JSON.stringify(body),
        })
      const rejected = [
        await patch({ grantorSsn: `x${given.grantorSsn}` }),
        await patch({ nope: given.grantorSsn }),
        await patch({ [given.grantorSsn]: 1, currentStep: given.grantorSsn }),
        await fetch('/api/trust', {
          method: 'PATCH',
          headers: { 'content-type': 'application/json' },
          body: `{"grantorSsn":"${given.grantorSsn}"`,
        }),
      ]
      return Promise.all(rejected.map(async (answer) => [answer.status, await answer.text()] as const))
    }, canaries)
    for (const [status, text] of answered) {
      expect(status).toBeGreaterThanOrEqual(400)
      // The name of an unknown field is returned to its sender; its value never.
      if (!text.includes('There is no field called')) expect(canariesIn(text)).toEqual([])
    }

    const { code, said } = await runScript('backup', [backup], { DATA_DIR: server.dataDir })
    expect(code, said).toBe(0)
    const metrics = await (await fetch(`http://127.0.0.1:${port}/metrics`)).text()
    expect(metrics).toContain('kinstead_saves_total{result="saved"}')

    expect(server.log()).toContain('"operation":"PATCH /api/trust"')
    for (const [what, text] of Object.entries({ log: server.log(), metrics, lines: traffic.outside.join('\n') }))
      expect(canariesIn(text), what).toEqual([])
    expect(filesWithCanaries(server.dataDir)).toEqual([])
    expect(canariesIn(await readFile(backup, 'latin1'))).toEqual([])
    const carrying = new Set(traffic.bodies.filter(({ text }) => canariesIn(text).length > 0).map(({ of }) => of))
    expect([...carrying].filter((of) => !OWN.test(of))).toEqual([])

    // What may have them does: the looking is not blind.
    expect([...carrying]).toEqual(expect.arrayContaining(['PATCH /api/trust', 'GET /api/trust']))
    expect(canariesIn(await readFile(await download.path(), 'utf8')).length).toBeGreaterThan(1)
    await page.evaluate((given) => localStorage.setItem('slip', given), canaries.einResponsiblePartySSN)
    expect(await kept()).not.toEqual([])
    const slip = join(server.dataDir, 'slip')
    await writeFile(slip, `x${Buffer.from(canaries.grantorSsn).toString('base64')}`)
    expect(filesWithCanaries(server.dataDir)).toEqual([slip])
    expect(errorsOf(watch, [/^Failed to load resource/])).toEqual([])
    await account.api.dispose()
  } finally {
    await context.close()
    await server.stop()
    await rm(backup, { force: true })
  }
})
