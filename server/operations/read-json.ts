import { IncomingMessage } from 'node:http'
import type { HttpBindings } from '@hono/node-server'
import { MOST_BYTES } from '#contract/body-limit.ts'
import { treacheryIn } from '#domain/formats/treachery.ts'
import { Refuse } from '../refuse.ts'

const DEEPEST = 32
const NOTHING = new Uint8Array()

type Incoming = HttpBindings['incoming'] | undefined

/** A body as it was sent, and what it says. */
export interface Json {
  text: string
  value: unknown
}

const utf8 = new TextDecoder('utf-8', { fatal: true })

function tooLarge(): Refuse {
  return new Refuse('body-too-large', 'This is more than the 1 MiB that one request may carry.')
}

/** Whether the body has come whole already. */
export const hasCome = (incoming: Incoming): incoming is IncomingMessage =>
  incoming instanceof IncomingMessage && incoming.complete

async function readBytes(request: Request, incoming: Incoming): Promise<Uint8Array> {
  const length = request.headers.get('content-length')
  if (Number(length ?? 0) > MOST_BYTES) throw tooLarge()
  // Node takes no more than was announced. What has come whole is taken at once, at half the cost of waiting for it; and
  // waiting for the whole costs a tenth of reading a stream.
  if (length !== null && hasCome(incoming)) return incoming.read() ?? NOTHING
  if (length !== null) return new Uint8Array(await request.arrayBuffer())
  const chunks: Uint8Array[] = []
  let size = 0
  for await (const chunk of request.body ?? []) {
    size += chunk.byteLength
    if (size > MOST_BYTES) throw tooLarge()
    chunks.push(chunk)
  }
  return Buffer.concat(chunks)
}

function refuseTreachery(body: unknown): void {
  const found = treacheryIn(body, DEEPEST)
  if (!found) return
  if ('tooDeep' in found) throw new Refuse('invalid-body', `The body is nested more than ${DEEPEST} levels deep.`)
  throw new Refuse('unknown-field', `There is no field called ${found.key}.`, { field: found.path.join('.') })
}

/** The body of a request, taken from Node's own where it has come already; refuses what is no JSON, too large, too deep, or not in UTF-8. */
export async function readJson(request: Request, incoming?: Incoming): Promise<Json> {
  const type = request.headers.get('content-type')?.split(';')[0]?.trim().toLowerCase()
  if (type !== 'application/json')
    throw new Refuse('invalid-body', 'The body must be JSON, with the header Content-Type: application/json.')
  const bytes = await readBytes(request, incoming).catch((fault: unknown) => {
    throw fault instanceof Refuse ? fault : new Refuse('invalid-body', 'The body did not arrive whole.')
  })
  try {
    const text = utf8.decode(bytes)
    const value: unknown = JSON.parse(text)
    refuseTreachery(value)
    return { text, value }
  } catch (fault) {
    if (fault instanceof Refuse) throw fault
    throw new Refuse('invalid-body', 'The body is not JSON in UTF-8.')
  }
}
