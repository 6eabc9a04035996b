import { TIMING } from '#server/mail/mailer.ts'
import { start } from '#server/start.ts'

// The server as `npm start` runs it, but it looks for mail, and tries again, several times in ten seconds and not once.
Object.assign(TIMING, { pauses: [500, 1_000], poll: 500, lease: 20_000, longestSend: 15_000 })
await start(process.env)
