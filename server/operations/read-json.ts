import { Refuse } from '../refuse.ts'

/** One mebibyte: the largest record a person can type is a tenth of it. */
export const MOST_BYTES = 1_048_576
const DEEPEST = 32
const TREACHEROUS = new Set(['__proto__', 'constructor', 'prototype'])

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

/** Walks with a list and not by recursion: a hostile body is a hundred thousand brackets deep. */
function refuseTreachery(body: unknown): void {
  const open: { value: unknown; path: string[] }[] = [{ value: body, path: [] }]
  for (let next = open.pop(); next; next = open.pop()) {
    const { value, path } = next
    if (typeof value !== 'object' || value === null) continue
    if (path.length > DEEPEST) throw new Refuse('invalid-body', `The body is nested more than ${DEEPEST} levels deep.`)
    for (const [key, inner] of Object.entries(value)) {
      if (TREACHEROUS.has(key))
        throw new Refuse('unknown-field', `There is no field called ${key}.`, { field: [...path, key].join('.') })
      if (typeof inner === 'object') open.push({ value: inner, path: [...path, key] })
    }
  }
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
