import { PatchEvent, type TrustState, type trustEvents, Written } from '#api/trust.ts'
import { call, Unreachable } from '#web/api/call.ts'
import type { LiveEvent, Transport } from './ports.ts'
import { ForeignSession } from './retry.ts'
import { isRecord } from './server-record.ts'

/** Longest waits for an answer, in milliseconds. What comes later is requested again under the same key. */
const READ_LIMIT = 10_000
const WRITE_LIMIT = 15_000

const EVENTS: typeof trustEvents.path = '/api/trust/events'

const limit = (milliseconds: number) => AbortSignal.timeout(milliseconds)

function checkedState(uid: string, state: TrustState): TrustState {
  if (!Number.isInteger(state?.version)) throw new Unreachable('The response is not a trust')
  if (state.record !== null && state.record?.uid !== uid) throw new ForeignSession()
  if (state.record !== null && !isRecord(state.record, uid)) throw new Unreachable('The response is not a trust')
  return state
}

async function requireSession(uid: string): Promise<void> {
  const { user } = await call('GET /api/session', undefined, { signal: limit(READ_LIMIT) })
  if (user?.uid !== uid) throw new ForeignSession()
}

function written(answer: Written): Written {
  const read = Written.safeParse(answer)
  if (!read.success) throw new Unreachable('The response has no version')
  return read.data
}

function liveEvent(uid: string, type: string, text: string): LiveEvent {
  if (type === 'signed-out') return { type }
  const data = JSON.parse(text)
  if (type === 'version') return { type, version: Number(data.version), uid: String(data.uid) }
  const patch = PatchEvent.safeParse(data)
  // A change that this page is too old to understand still says that there is a later version to read.
  return patch.success ? { type: 'patch', ...patch.data } : { type: 'version', version: Number(data.version), uid }
}

/** The server, through the API's operations. Each write names its owner, so that the server rejects it in another user's session. */
export const server: Transport = {
  async read(uid) {
    const state = checkedState(uid, await call('GET /api/trust', undefined, { signal: limit(READ_LIMIT) }))
    // An answer without a record does not say whose session it is.
    if (state.record === null) await requireSession(uid)
    return state
  },

  async create(uid, key) {
    await requireSession(uid)
    return checkedState(
      uid,
      await call('POST /api/trust', undefined, { signal: limit(WRITE_LIMIT), idempotencyKey: key }),
    )
  },

  async send(change) {
    const { uid, patchId: idempotencyKey } = change
    const options = { signal: limit(WRITE_LIMIT), idempotencyKey }
    if (change.kind === 'trust') {
      const body = { ...change.patch, uid }
      return written(await call('PATCH /api/trust', body, options))
    }
    const body = { ...change.directive, uid }
    return written(await call('PUT /api/health-care-directive', body, options))
  },

  async recordDownload({ uid, patchId: idempotencyKey, way, whole, version, at, documents }) {
    // This request does not name its owner.
    await requireSession(uid)
    const body = { way, whole, version, at, documents: [...documents] }
    await call('POST /api/document-copies', body, { signal: limit(WRITE_LIMIT), idempotencyKey })
  },

  events(uid, { event, failed }) {
    const source = new EventSource(EVENTS)
    source.onerror = () => {
      source.close()
      failed()
    }
    for (const type of ['version', 'patch', 'signed-out']) {
      source.addEventListener(type, ({ data }: MessageEvent<string>) => {
        try {
          event(liveEvent(uid, type, data))
        } catch {
          // A broken line of the stream: the next connection brings the version.
          source.close()
          failed()
        }
      })
    }
    return () => source.close()
  },
}
