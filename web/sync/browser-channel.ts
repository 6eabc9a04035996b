import type { Channel, TabMessage } from './ports.ts'

const MUTE: Channel = { post: () => {}, close: () => {} }

/** The channel to the same user's other tabs of this browser. */
export function browserChannel(uid: string, heard: (message: TabMessage) => void): Channel {
  if (typeof BroadcastChannel === 'undefined') return MUTE
  const channel = new BroadcastChannel(`kinstead-sync-${uid}`)
  channel.onmessage = ({ data }: MessageEvent<TabMessage>) => heard(data)
  return { post: (message) => channel.postMessage(message), close: () => channel.close() }
}
