import { MOST_BYTES } from '#contract/body-limit.ts'
import { treacheryIn } from '#domain/formats/treachery.ts'
import { Refuse } from '../refuse.ts'

const DEEPEST = 32

const utf8 = new TextDecoder('utf-8', { fatal: true })

function tooLarge(): Refuse {
  return new Refuse('body-too-large', 'This is more than the 1 MiB that one request may carry.')
}

async function readBytes(request: Request): Promise<Uint8Array> {
  const length = request.headers.get('content-length')
  if (Number(length ?? 0) > MOST_BYTES) throw tooLarge()
  // Node takes no more than was announced, and reading it whole costs a tenth of a stream.
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

/** The parsed body of a request; refuses what is no JSON, too large, too deep, or not in UTF-8. */
export async function readJson(request: Request): Promise<unknown> {
  const type = request.headers.get('content-type')?.split(';')[0]?.trim().toLowerCase()
  if (type !== 'application/json')
    throw new Refuse('invalid-body', 'The body must be JSON, with the header Content-Type: application/json.')
  const bytes = await readBytes(request).catch((fault: unknown) => {
    throw fault instanceof Refuse ? fault : new Refuse('invalid-body', 'The body did not arrive whole.')
  })
  try {
    const body: unknown = JSON.parse(utf8.decode(bytes))
    refuseTreachery(body)
    return body
  } catch (fault) {
    if (fault instanceof Refuse) throw fault
    throw new Refuse('invalid-body', 'The body is not JSON in UTF-8.')
  }
}
