import { connect } from 'node:net'

interface Wanted {
  port: number
  path: string
  headers: Readonly<Record<string, string>>
  /** The event that tells that changes come from now on; without it, the answer's head does. */
  opensWith?: string
}

const EVENT = /(?:event: (\w+)\n)?data: (.*)\n\n/g

/** Listens to server-sent events over a bare socket. Resolves with how to end it. */
export function openPage(
  { port, path, headers, opensWith }: Wanted,
  told: (name: string | undefined, data: string) => void,
): Promise<() => void> {
  return new Promise((opened, failed) => {
    const socket = connect(port, '127.0.0.1').setEncoding('utf8')
    const close = () => void socket.destroy()
    let text = ''
    socket.on('data', (chunk: string) => {
      if (text === '' && !chunk.startsWith('HTTP/1.1 200')) failed(new Error(chunk.split('\r')[0]))
      text += chunk
      if (opensWith === undefined) opened(close)
      const end = text.lastIndexOf('\n\n') + 2
      if (end < 2) return
      for (const [, name, data = ''] of text.slice(0, end).matchAll(EVENT)) {
        if (name === opensWith) opened(close)
        told(name, data)
      }
      text = `\n${text.slice(end)}`
    })
    socket.on('error', failed)
    socket.on('close', () => failed(new Error('The stream was closed.')))
    const given = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`)
    socket.write(`GET ${path} HTTP/1.1\r\nhost: localhost\r\naccept: text/event-stream\r\n${given.join('')}\r\n`)
  })
}
