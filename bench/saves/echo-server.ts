import { createServer, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { fieldsOf, trustOf } from './trust.ts'

const record = Buffer.from(JSON.stringify(fieldsOf(trustOf(1))))
const pages = new Map<string, Set<ServerResponse>>()

/** Started by echo.ts, which it tells its port. */
const server = createServer((request, answer) => {
  const { method, url = '' } = request
  if (url.startsWith('/events/')) {
    const user = url.slice('/events'.length)
    const open = pages.get(user) ?? new Set()
    pages.set(user, open.add(answer))
    answer.writeHead(200, { 'content-type': 'text/event-stream' }).flushHeaders()
    answer.on('close', () => open.delete(answer))
    return
  }
  const reply = (body: Buffer) =>
    answer.writeHead(200, { 'content-type': 'application/json', 'content-length': body.length }).end(body)
  if (method === 'GET') {
    reply(record)
    return
  }
  const parts: Buffer[] = []
  request.on('data', (part) => parts.push(part))
  request.on('end', () => {
    const body = Buffer.concat(parts)
    reply(body)
    for (const page of pages.get(url) ?? []) page.write(`data: ${body}\n\n`)
  })
})
server.listen(0, '127.0.0.1', () => process.send?.((server.address() as AddressInfo).port))
