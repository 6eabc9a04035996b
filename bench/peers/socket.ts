type Send = (message: string) => void

/**
 * Opens a WebSocket. `onMessage` returns true for the message that confirms the subscription, and throws for a
 * rejection. Resolves once subscribed, with a function that closes the socket.
 */
export function openSocket(
  url: string,
  onOpen: (send: Send) => void,
  onMessage: (message: string, send: Send) => boolean,
): Promise<() => void> {
  return new Promise((resolve, reject) => {
    const socket = new WebSocket(url)
    const send = (message: string) => socket.send(message)
    socket.onopen = () => onOpen(send)
    socket.onerror = () => reject(new Error(`${url} rejected the socket.`))
    socket.onmessage = ({ data }) => {
      try {
        if (onMessage(String(data), send)) resolve(() => socket.close())
      } catch (error) {
        reject(error)
      }
    }
  })
}
