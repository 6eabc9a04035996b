import { connect } from 'node:net'

/** One open page's stream, over a bare socket, so that this side costs as little as can be. */
export interface Page {
  /** The last version told, greeting or change. */
  version(): number
  /** Told as soon as a change of this version has come. */
  onVersion(listener: (version: number) => void): void
  /** Whether the stream ended without being closed from here. */
  isLost(): boolean
  close(): void
}

/** Resolves with the greeting. Rejects when the stream is refused. */
export function openPage(port: number, cookie: string): Promise<Page> {
  return new Promise((opened, failed) => {
    const socket = connect(port, '127.0.0.1')
    let text = ''
    let version = -1
    let closing = false
    let lost = false
    let listener = (_version: number) => {}
    const page: Page = {
      version: () => version,
      onVersion: (told) => {
        listener = told
      },
      isLost: () => lost,
      close: () => {
        closing = true
        socket.destroy()
      },
    }
    socket.setEncoding('utf8')
    socket.on('data', (chunk: string) => {
      text += chunk
      if (version < 0 && !text.startsWith('HTTP/1.1 200'.slice(0, text.length))) failed(new Error(text.split('\r')[0]))
      const end = text.lastIndexOf('\n\n')
      if (end < 0) return
      for (const [, told] of text.slice(0, end).matchAll(/"version":(\d+)/g)) {
        if (version < 0) opened(page)
        version = Number(told)
        listener(version)
      }
      text = text.slice(end + 2)
    })
    socket.on('error', failed)
    socket.on('close', () => {
      lost = !closing
      failed(new Error('The stream was closed.'))
    })
    socket.write(
      `GET /api/trust/events HTTP/1.1\r\nHost: localhost\r\nCookie: ${cookie}\r\nAccept: text/event-stream\r\n\r\n`,
    )
  })
}
