type Send = (message: string) => void

/**
 * Opens a WebSocket and hands each message on, with how to answer. `heard` returns true for the one that tells that
 * changes come from now on; throws for a refusal. Resolves with how to close it.
 */
export function openSocket(
  url: string,
  opened: (send: Send) => void,
  heard: (message: string, send: Send) => boolean,
): Promise<() => void> {
  return new Promise((live, failed) => {
    const socket = new WebSocket(url)
    const send = (message: string) => socket.send(message)
    socket.onopen = () => opened(send)
    socket.onerror = () => failed(new Error(`${url} refused a socket.`))
    socket.onmessage = ({ data }) => {
      try {
        if (heard(String(data), send)) live(() => socket.close())
      } catch (fault) {
        failed(fault)
      }
    }
  })
}
