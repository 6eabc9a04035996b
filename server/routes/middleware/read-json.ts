import { IncomingMessage } from 'node:http'
import type { HttpBindings } from '@hono/node-server'
import { MOST_BYTES, MOST_FIELDS, MOST_OPEN_BYTES, MOST_VALUES } from '#api/limits.ts'
import { treacheryIn } from '#domain/formats/treachery.ts'
import { ApiError } from '../../errors.ts'

const DEEPEST = 32
const NOTHING = new Uint8Array()

type Incoming = HttpBindings['incoming'] | undefined

const utf8 = new TextDecoder('utf-8', { fatal: true })

function tooLarge(most: number): ApiError {
  return most === MOST_OPEN_BYTES
    ? new ApiError('body-too-large', 'This is more than the 16 KiB that a request may carry here.')
    : new ApiError('body-too-large', 'This is more than the 1 MiB that one request may carry.')
}

const [QUOTE, BACKSLASH, COMMA, OPEN, CLOSE, OPEN_LIST, CLOSE_LIST] = Buffer.from('"\\,{}[]')

const tooDeep = () => new ApiError('invalid-body', `The body is nested more than ${DEEPEST} levels deep.`)

/**
 * Parsing many small values, and above all many names, keeps everybody waiting ten times longer than as many bytes of
 * text: they are counted first.
 */
function refuseTooMany(bytes: Uint8Array): void {
  // So few bytes have fewer names than that.
  if (bytes.length <= MOST_FIELDS) return
  let [values, isText] = [0, false]
  /** Of each object and list that is open, how many fields it has so far; a list has none. */
  const fields = [0]
  for (let place = 0; place < bytes.length; place++) {
    const byte = bytes[place]
    if (byte === QUOTE) isText = !isText
    else if (byte === BACKSLASH) place++
    else if (isText) continue
    else if (byte === OPEN || byte === OPEN_LIST) {
      fields.push(byte === OPEN ? 0 : Number.NEGATIVE_INFINITY)
      if (fields.length > DEEPEST + 2) throw tooDeep()
    } else if (byte === CLOSE || byte === CLOSE_LIST) fields.pop()
    else if (byte === COMMA) {
      const inner = (fields.pop() ?? 0) + 1
      fields.push(inner)
      if (++values >= MOST_VALUES || inner >= MOST_FIELDS)
        throw new ApiError('body-too-large', 'This has more entries than one request may carry.')
    }
  }
}

/** Whether the body has come whole already. */
export const hasCome = (incoming: Incoming): incoming is IncomingMessage =>
  incoming instanceof IncomingMessage && incoming.complete

async function readBytes(request: Request, incoming: Incoming, most: number): Promise<Uint8Array> {
  const length = request.headers.get('content-length')
  if (Number(length ?? 0) > most) throw tooLarge(most)
  // Node takes no more than was announced. What has come whole is taken at once, at half the cost of waiting for it; and
  // waiting for the whole costs a tenth of reading a stream.
  if (length !== null && hasCome(incoming)) return incoming.read() ?? NOTHING
  if (length !== null) return new Uint8Array(await request.arrayBuffer())
  const chunks: Uint8Array[] = []
  let size = 0
  for await (const chunk of request.body ?? []) {
    size += chunk.byteLength
    if (size > most) throw tooLarge(most)
    chunks.push(chunk)
  }
  return Buffer.concat(chunks)
}

function refuseTreachery(body: unknown): void {
  const found = treacheryIn(body, DEEPEST)
  if (!found) return
  if ('tooDeep' in found) throw tooDeep()
  throw new ApiError('unknown-field', `There is no field called ${found.key}.`, { field: found.path.join('.') })
}

/**
 * The body of a request, of `most` bytes, taken from Node's own where it has come already; refuses what is no JSON, too
 * large, too deep, or not in UTF-8. `countBytes` hears of its bytes before they are looked at, and may refuse them.
 */
export async function readJson(
  request: Request,
  incoming?: Incoming,
  most: number = MOST_BYTES,
  countBytes: (bytes: number) => void = () => {},
): Promise<unknown> {
  const type = request.headers.get('content-type')?.split(';')[0]?.trim().toLowerCase()
  if (type !== 'application/json')
    throw new ApiError('invalid-body', 'The body must be JSON, with the header Content-Type: application/json.')
  const bytes = await readBytes(request, incoming, most).catch((fault: unknown) => {
    throw fault instanceof ApiError ? fault : new ApiError('invalid-body', 'The body did not arrive whole.')
  })
  countBytes(bytes.length)
  refuseTooMany(bytes)
  try {
    const value: unknown = JSON.parse(utf8.decode(bytes))
    refuseTreachery(value)
    return value
  } catch (fault) {
    if (fault instanceof ApiError) throw fault
    throw new ApiError('invalid-body', 'The body is not JSON in UTF-8.')
  }
}
