import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

const types: Record<string, string> = { js: 'text/javascript', json: 'application/json', html: 'text/html' }

/** Serves what is in memory, on a free port of this machine. */
export async function serve(files: Record<string, string | Uint8Array>) {
  const server = createServer((request, response) => {
    const path = (request.url ?? '/').slice(1)
    const found = path === '' ? '<!doctype html><title>Bench</title>' : files[path]
    const end = path === '' ? 'html' : (path.split('.').at(-1) ?? '')
    response.writeHead(found === undefined ? 404 : 200, { 'Content-Type': types[end] ?? 'application/octet-stream' })
    response.end(found)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return { url: `http://127.0.0.1:${port}`, stop: () => server.close() }
}
