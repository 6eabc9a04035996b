import { createServer, type Server } from 'node:http'
import { CannotStart } from '../refuse.ts'
import type { HostAndPort } from '../setting-kinds.ts'

/**
 * Serves the numbers on a port of their own, so that no proxy in front of the pages can hand them out by mistake.
 * Throws {@link CannotStart}.
 */
export function serveMetrics({ host, port }: HostAndPort, text: () => string): Promise<Server> {
  const server = createServer((request, answer) => {
    const found = request.url === '/metrics' && request.method === 'GET'
    answer.writeHead(found ? 200 : 404, {
      'content-type': 'text/plain; version=0.0.4; charset=utf-8',
      'cache-control': 'no-store',
      'x-content-type-options': 'nosniff',
    })
    answer.end(found ? text() : 'The numbers are at /metrics.\n')
  })
  server.headersTimeout = 10_000
  server.requestTimeout = 10_000
  return new Promise((done, failed) => {
    server.once('error', ({ message }) =>
      failed(new CannotStart(`METRICS names ${host}:${port}, which cannot be opened: ${message}.`)),
    )
    server.listen(port, host, () => done(server))
  })
}
