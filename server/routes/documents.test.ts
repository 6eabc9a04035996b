import { createHash, randomBytes, randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { exportPersonalData } from '#api/account.ts'
import {
  beginSignedDocument,
  readSignedDocuments,
  readSignedPiece,
  removeSignedDocument,
  sendSignedPiece,
} from '#api/documents.ts'
import { PIECE_BYTES, SIGNED_FILES } from '#domain/formats/file-type.ts'
import { type Database, openDatabase } from '../db/database.ts'
import { silentLog } from '../observability/log.ts'
import { type Person, startTestServer, temporaryDir } from '../test-server.ts'

const place = temporaryDir()
let server: Awaited<ReturnType<typeof startTestServer>>
let database: Database
let ann: Person
let tom: Person
beforeAll(async () => {
  server = await startTestServer(place.dir, { dataDir: place.dir })
  database = await openDatabase({ dataDir: place.dir }, silentLog)
  ;[ann, tom] = [await server.signUp('ann'), await server.signUp('tom')]
})
afterAll(async () => {
  await database.close()
  await server.close()
  place.remove()
})

const as = ({ cookie }: Person) => ({ cookie })
const HEAD = Buffer.from('%PDF-1.7\n')
const pdf = (size: number) => Buffer.concat([HEAD, randomBytes(size - HEAD.length)])
const announced = (size: number, more: object = {}) => ({
  id: randomUUID(),
  document: 'pour-over-will',
  name: 'Testament – وصية.pdf',
  mediaType: 'application/pdf',
  size,
  ...more,
})

const begin = (person: Person, body: object) => server.request(beginSignedDocument, body, as(person))
const send = (person: Person, id: string, piece: number, content: Buffer) =>
  server.request(sendSignedPiece, { id, piece, content: content.toString('base64') }, as(person))
const filesOf = async (person: Person) =>
  ((await server.request(readSignedDocuments, undefined, as(person))).body as { files: { id: string }[] }).files
const pieceOf = (person: Person, id: string, piece: number) =>
  server.request({ method: 'GET', path: `${readSignedPiece.path}?id=${id}&piece=${piece}` }, undefined, as(person))
const piecesOf = (bytes: Buffer) =>
  Array.from({ length: Math.ceil(bytes.length / PIECE_BYTES) }, (_, at) =>
    bytes.subarray(at * PIECE_BYTES, (at + 1) * PIECE_BYTES),
  )

async function store(person: Person, bytes: Buffer, more: object = {}): Promise<string> {
  const file = announced(bytes.length, more)
  expect((await begin(person, file)).body).toEqual({ received: 0 })
  for (const [at, piece] of piecesOf(bytes).entries())
    expect((await send(person, file.id, at, piece)).body).toEqual({ received: at + 1 })
  return file.id
}

test('a file in several pieces comes back byte for byte, and the database shows none of it', async () => {
  const bytes = pdf(2 * PIECE_BYTES + 1_000)
  const id = await store(ann, bytes)
  const sha256 = createHash('sha256').update(bytes).digest('hex')
  expect(await filesOf(ann)).toMatchObject([{ id, name: 'Testament – وصية.pdf', size: bytes.length, sha256 }])
  const read = await Promise.all([0, 1, 2].map((at) => pieceOf(ann, id, at)))
  const content = read.map(({ body }) => Buffer.from((body as { content: string }).content, 'base64'))
  expect(Buffer.concat(content).equals(bytes)).toBe(true)
  expect((await pieceOf(ann, id, 3)).status).toBe(404)

  const query = database.db.selectFrom('signed_document_piece').select('body').where('id', '=', id)
  const rows = await query.execute()
  expect(rows).toHaveLength(3)
  for (const { body } of rows) expect(String(body)).toMatch(/^\{"filePiece":"sealed:/)
  expect(JSON.stringify(rows)).not.toContain(bytes.subarray(0, 30).toString('base64url').slice(0, 30))
})

test('an interrupted upload goes on where it was, and a piece sent twice counts once', async () => {
  const bytes = pdf(2 * PIECE_BYTES)
  const file = announced(bytes.length)
  const [first, second] = piecesOf(bytes) as [Buffer, Buffer]
  await begin(tom, file)
  await send(tom, file.id, 0, first)
  expect((await begin(tom, file)).body, 'begun again').toEqual({ received: 1 })
  expect((await send(tom, file.id, 0, second)).body, 'the first again').toEqual({ received: 1 })
  expect(await filesOf(tom), 'half of it is no file').toEqual([])
  expect((await pieceOf(tom, file.id, 0)).status).toBe(404)
  expect((await begin(tom, { ...file, size: 5 })).body).toMatchObject({ error: { code: 'invalid-field' } })
  expect((await send(tom, file.id, 1, second.subarray(1))).body).toMatchObject({
    error: { code: 'invalid-field', field: 'content' },
  })
  await send(tom, file.id, 1, second)
  expect((await send(tom, file.id, 1, second)).body, 'the last again').toEqual({ received: 2 })
  expect(await filesOf(tom)).toMatchObject([{ id: file.id, sha256: createHash('sha256').update(bytes).digest('hex') }])
  await server.request(removeSignedDocument, { id: file.id }, as(tom))
})

test('what is not what it is said to be is rejected, and leaves nothing', async () => {
  const before = await filesOf(ann)
  for (const mediaType of ['text/html', 'image/svg+xml', 'application/x-msdownload', 'application/__proto__'])
    expect(await begin(ann, announced(100, { mediaType }))).toMatchObject({
      status: 415,
      body: { error: { code: 'unsupported-file' } },
    })
  const program = Buffer.concat([Buffer.from('MZ\x90\x00'), randomBytes(96)])
  for (const mediaType of ['application/pdf', 'image/jpeg']) {
    const file = announced(program.length, { mediaType })
    await begin(ann, file)
    expect(await send(ann, file.id, 0, program)).toMatchObject({ status: 415 })
    expect((await send(ann, file.id, 0, program)).status, 'it is gone').toBe(404)
  }
  const picture = announced(100, { mediaType: 'image/png' })
  await begin(ann, picture)
  expect((await send(ann, picture.id, 0, pdf(100))).status, 'a PDF is no picture').toBe(415)
  expect(await filesOf(ann)).toEqual(before)
})

test('the limits of a file, of their number and of all together are named', async () => {
  const una = await server.signUp('una')
  expect(await begin(una, announced(SIGNED_FILES.bytes + 1))).toMatchObject({
    status: 413,
    body: { error: { code: 'file-too-large', message: expect.stringContaining('15 MB') } },
  })
  for (let n = 0; n < 6; n += 1) expect((await begin(una, announced(SIGNED_FILES.bytes))).status).toBe(200)
  expect(await begin(una, announced(SIGNED_FILES.bytes))).toMatchObject({
    status: 409,
    body: { error: { code: 'limit-reached', message: expect.stringContaining('100 MB') } },
  })
  for (let n = 6; n < SIGNED_FILES.most; n += 1) expect((await begin(una, announced(10))).status).toBe(200)
  expect((await begin(una, announced(10))).body).toMatchObject({
    error: { message: expect.stringContaining('40 files') },
  })
  // What was given up more than an hour ago makes room.
  const created_at = new Date(Date.now() - 61 * 60_000).toISOString()
  await database.db.updateTable('signed_document').set({ created_at }).where('uid', '=', una.uid).execute()
  expect((await begin(una, announced(SIGNED_FILES.bytes))).status).toBe(200)
})

test('two uploads begun at once do not both find the last room', async () => {
  const ola = await server.signUp('ola')
  for (let n = 0; n < SIGNED_FILES.most - 1; n += 1) await begin(ola, announced(10))
  const both = await Promise.all([begin(ola, announced(10)), begin(ola, announced(10))])
  expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409])
})

test('of another account’s file nothing can be read, sent or removed', async () => {
  const id = await store(ann, pdf(200), { name: 'mine.pdf' })
  const half = announced(PIECE_BYTES + 1)
  await begin(ann, half)
  expect((await filesOf(tom)).map((file) => file.id)).not.toContain(id)
  expect((await pieceOf(tom, id, 0)).status).toBe(404)
  expect((await send(tom, half.id, 0, pdf(PIECE_BYTES))).status).toBe(404)
  expect((await server.request(removeSignedDocument, { id }, as(tom))).status).toBe(200)
  expect((await pieceOf(ann, id, 0)).status, 'it is still there').toBe(200)
  expect((await begin(tom, { ...half, uid: ann.uid })).body).toMatchObject({ error: { code: 'foreign-record' } })
  // The same id in two accounts is two files.
  expect((await begin(tom, { ...half, name: 'other.pdf' })).body).toEqual({ received: 0 })
  await server.request(removeSignedDocument, { id: half.id }, as(tom))
  expect((await begin(ann, half)).body).toEqual({ received: 0 })
})

test('the export lists every file, and the audit log has what became of it', async () => {
  const eve = await server.signUp('eve')
  const id = await store(eve, pdf(300))
  await pieceOf(eve, id, 0)
  const { body } = await server.request(exportPersonalData, {}, as(eve))
  expect(body).toMatchObject({ signedDocuments: [{ id, document: 'pour-over-will', size: 300 }] })
  await server.request(removeSignedDocument, { id }, as(eve))
  await server.request(removeSignedDocument, { id }, as(eve))
  const events = (await server.store.readEvents(eve.uid)).map(({ event }) => event)
  expect(events.filter((event) => event.startsWith('signed-document'))).toEqual([
    'signed-document-added',
    'signed-document-read',
    'signed-document-removed',
  ])
  expect(await filesOf(eve)).toEqual([])
})

test('an upload that was given up is removed, and what is complete stays', async () => {
  const { store: records } = server
  const pia = await server.signUp('pia')
  const file = announced(PIECE_BYTES + 1)
  await begin(pia, file)
  await send(pia, file.id, 0, pdf(PIECE_BYTES))
  const soon = new Date(Date.now() + 1_000).toISOString()
  expect(await records.removeUnfinishedUploads(new Date(Date.now() - 24 * 60 * 60_000).toISOString())).toBe(0)
  expect(await records.removeUnfinishedUploads(soon)).toBeGreaterThan(0)
  expect((await send(pia, file.id, 1, Buffer.from([1]))).status).toBe(404)
  expect(await filesOf(ann), 'what is complete stays').not.toEqual([])
})
