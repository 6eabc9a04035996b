import { expect, test } from 'vitest'
import { temporaryDir, tryOut } from '../try-out.ts'
import { createLog, redact } from './log.ts'

test('JSON lines for a machine, plain ones for a person, who gets warnings and errors only', () => {
  const written: string[] = []
  const write = (text: string) => written.push(text)
  createLog({ write }).info('request', { status: 200, field: undefined })
  createLog({ write, isTTY: true }).info('request', { status: 200 })
  createLog({ write, isTTY: true }).warn('lost', { ms: 5 })
  createLog({ write }, 'silent').error('gone')
  expect(written.length).toBe(2)
  expect(JSON.parse(written[0] ?? '')).toMatchObject({ level: 'info', event: 'request', status: 200 })
  expect(written[1]).toMatch(/^\S+ warn lost ms=5\n$/)
})

test('text in a path cannot start a new line or control a terminal', () => {
  const written: string[] = []
  const write = (text: string) => written.push(text)
  const path = '/a\r\n2026-11-20T00:00:00.000Z error paid\u001b[2J\u009b31m\u202eb\u2028c'
  createLog({ write, isTTY: true }, 'info').info('request', { path })
  createLog({ write }).info('request', { path })
  const seen = '/a\\u000d\\u000a2026-11-20T00:00:00.000Z error paid\\u001b[2J\\u009b31m\\u202eb\\u2028c'
  expect(written[0]).toMatch(/^\S+ info request path=.*\n$/)
  expect(written[0]).toContain(seen)
  expect(JSON.parse(written[1] ?? '').path).toBe(seen)
})

test('no password, cookie, name or number of a user is ever logged', async () => {
  const lines: string[] = []
  const { dir, remove } = temporaryDir()
  const server = await tryOut(dir, {}, undefined, createLog({ write: (text: string) => lines.push(text) }, 'info'))
  const { cookie } = await server.signUp('Marguerite', 'the secret password')
  const patch = { grantorName: 'Marguerite Alder', grantorSsn: '914637285' }
  await server.ask({ method: 'PATCH', path: '/api/trust' }, patch, { cookie })
  await server.ask({ method: 'PATCH', path: '/api/trust' }, { ...patch, nope: '914637285' }, { cookie })
  await server.ask({ method: 'GET', path: '/api/session' }, undefined, { cookie })
  await server.app.request('/dashboard?ssn=914637285')
  await server.signUp('Marguerite').catch(() => {})
  const all = lines.join('')
  expect(lines.length).toBeGreaterThanOrEqual(6)
  for (const secret of ['the secret password', 'Marguerite', '914637285', cookie.slice(-20)])
    expect(all).not.toContain(secret)
  await server.close()
  remove()
})

test.each([
  ['/dashboard/914637285', '/dashboard/[number]'],
  ['/x/914-63-7285/y', '/x/[number]/y'],
  ['/x/914%2D63%2D7285', '/x/[number]'],
  ['/x/914 63 7285', '/x/[number]'],
  ['/ssn914-63-7285', '/ssn[number]'],
  ['/x/a914%2D63%2D7285b', '/x/a[number]b'],
  ['/4539148803436467', '/[number]'],
  ['/4539 1488 0343 6467', '/[number]'],
  ['/who/ann.alder@family.example', '/who/[address]'],
  ['/who/ann%40family.example/x', '/who/[address]/x'],
])('%s is logged as %s', (text, logged) => {
  expect(redact(text)).toBe(logged)
})

test.each(['/trust-builder/name', '/blog/12', '/assets/main-914637285a.js', '3f2504e0-4f89-41d3-9a0c-030512345678'])(
  '%s stays as it is',
  (text) => {
    expect(redact(text)).toBe(text)
  },
)
