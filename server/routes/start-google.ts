import { startGoogle } from '#api/google.ts'
import { bindOpen } from './middleware/bind.ts'
import type { Parts } from './parts.ts'

export const serveStartGoogle = ({ doorway, google }: Parts) =>
  bindOpen(doorway, startGoogle, async ({ headers, address, setCookies }) => {
    const { cookies, ...begun } = await google.start({ headers, address })
    setCookies(cookies)
    return begun
  })
