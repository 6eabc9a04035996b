import { createHash } from 'node:crypto'
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Person, temporaryDir, tryOut } from '../try-out.ts'
import { inlineScript, inlineScriptIn, scriptSource } from './shell.ts'

const CODE = 'const é = `$&`; if (1 < 2) wake(é)'
const page = (head: string) => `<!doctype html><html lang="en"><head><title>Kinstead</title>${head}</head></html>`
const hash = `'sha256-${createHash('sha256').update(CODE).digest('base64')}'`

let place: ReturnType<typeof temporaryDir>
let server: Awaited<ReturnType<typeof tryOut>>
let ann: Person
beforeAll(async () => {
  place = temporaryDir()
  const dist = join(place.dir, 'dist')
  for (const folder of ['login', 'dashboard']) mkdirSync(join(dist, folder), { recursive: true })
  writeFileSync(join(dist, 'index.html'), page(inlineScript(CODE)))
  for (const file of ['shell.html', 'not-found.html', 'login/index.html', 'dashboard/index.html'])
    writeFileSync(join(dist, file), page('<script type="module" crossorigin src="/assets/index-a1.js"></script>'))
  server = await tryOut(place.dir, {}, dist)
  ann = await server.signUp('<script type="module">steal()</script>')
})
afterAll(async () => {
  await server.close()
  place.remove()
})

async function scriptsAllowed(path: string, headers: Record<string, string> = {}) {
  const answer = await server.app.request(path, { headers })
  const policy = answer.headers.get('content-security-policy') ?? ''
  return { html: await answer.text(), policy, scripts: policy.split('; ').filter((part) => part.startsWith('script-')) }
}

test('a page that brings a script within itself lets that very script run, and no other', async () => {
  const { html, policy, scripts } = await scriptsAllowed('/')
  expect(html).toContain(`<script type="module">${CODE}</script>`)
  expect(scripts).toEqual([`script-src 'self' ${hash}`])
  expect(policy).not.toContain('unsafe')
  const everywhere = (await scriptsAllowed('/login')).policy
  expect(policy.replace(` ${hash}`, '')).toBe(everywhere)
})

test.each(['/login', '/dashboard', '/nothing', '/api/session', '/healthz'])(
  '%s, which brings none, lets none run',
  async (path) => expect((await scriptsAllowed(path)).scripts).toEqual(["script-src 'self'"]),
)

test('what a user has typed does not become a script that may run', async () => {
  const signedIn = { cookie: ann.cookie }
  const { html, scripts } = await scriptsAllowed('/', signedIn)
  expect(html).toContain('steal()')
  expect(html).not.toMatch(/<script[^>]*>steal/)
  expect(scripts).toEqual([`script-src 'self' ${hash}`])
  expect((await scriptsAllowed('/dashboard', signedIn)).scripts).toEqual(["script-src 'self'"])
})

test('the hash is of the code between the tags, to the letter', () => {
  expect(inlineScriptIn(page(inlineScript(CODE)))).toBe(CODE)
  expect(inlineScriptIn(page('<script type="application/json" id="code">[]</script>'))).toBeUndefined()
  expect(scriptSource(CODE)).toBe(hash)
  expect(scriptSource(`${CODE} `)).not.toBe(hash)
})

test.each(['f("</script>")', 'f("</SCRIPT >")', 'f("<!-- ")', 'f("</head>")'])(
  '%s would end the script or the head of the page, and is rejected',
  (code) => expect(() => inlineScript(code)).toThrow('cannot be inline'),
)
