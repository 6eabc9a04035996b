import 'fake-indexeddb/auto'
import { IDBFactory } from 'fake-indexeddb'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { merge } from '#domain/trust/merge.ts'
import { newTrust } from '#domain/trust/record.ts'
import { readOverwritten } from '#web/features/conflicts/overwritten-answers.ts'
import { device } from './browser.ts'
import storedTexts from './model/stored-2026-11-24.json?raw'
import { endStore, forgetDevice, storeOf, unsentCount } from './session.ts'

vi.mock('#web/features/account/auth/auth-state.ts', () => ({
  useAuth: () => ({ status: 'signed-in', user: { uid: 'ada' } }),
  onAuthState: () => () => {},
  refreshSession: async () => {},
}))

interface Request {
  endpoint: string
  key: string | null
  body: Record<string, unknown> | undefined
}

/**
 * What a browser stored offline with the version of 2026-11-24, before its download records went through the outbox:
 * saves in IndexedDB, one of them acknowledged and one rejected, one in localStorage, a draft, an overwritten answer,
 * download records and the key of its sealed numbers.
 */
const stored = JSON.parse(storedTexts)

function done<Result>(request: IDBRequest<Result>): Promise<Result> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result)
    request.onerror = () => reject(request.error)
  })
}

async function restoreBrowser(): Promise<void> {
  for (const [key, text] of Object.entries(stored.localStorage)) localStorage.setItem(key, String(text))
  const opening = indexedDB.open('kinstead', 1)
  opening.onupgradeneeded = () => {
    const queue = opening.result.createObjectStore('queue', { keyPath: ['uid', 'order'] })
    queue.createIndex('patch', 'patchId', { unique: true })
    opening.result.createObjectStore('seals')
  }
  const database = await done(opening)
  const bytes = Uint8Array.from(atob(stored.sealKey), (character) => character.charCodeAt(0))
  const key = await crypto.subtle.importKey('raw', bytes, 'AES-GCM', false, ['encrypt', 'decrypt'])
  const writing = database.transaction(['queue', 'seals'], 'readwrite')
  for (const row of stored.queue) writing.objectStore('queue').add(row)
  writing.objectStore('seals').add(key, 'ada')
  await new Promise((resolve) => {
    writing.oncomplete = resolve
  })
  database.close()
}

const at = '2026-11-24T18:00:00.000Z'
const answers = { trustName: 'Elm', grantorName: 'Ada', grantorSsn: '123456789' }
const requests: Request[] = []
let version = 4

beforeAll(async () => {
  // Another file of this worker may have left a key.
  vi.stubGlobal('indexedDB', new IDBFactory())
  await restoreBrowser()
  vi.stubGlobal(
    'EventSource',
    class extends EventTarget {
      close() {}
    },
  )
  vi.stubGlobal('fetch', async (path: string, { method, headers, body }: RequestInit) => {
    if (path === '/api/session') return Response.json({ user: { uid: 'ada' }, installation: {} })
    if (method === 'GET')
      return Response.json({ version: 4, record: merge({ ...newTrust('ada', at), lastUpdated: at }, answers) })
    const key = new Headers(headers).get('idempotency-key')
    requests.push({ endpoint: `${method} ${path}`, key, body: JSON.parse(String(body)) })
    if (path === '/api/document-copies') return Response.json({})
    version++
    return Response.json({ version, lastUpdated: at })
  })
})
afterAll(async () => {
  await forgetDevice('ada')
  endStore()
  vi.unstubAllGlobals()
})

test('what an earlier version stored is shown and sent: saves in their order, then download records', async () => {
  const store = storeOf('ada')
  await vi.waitFor(() => expect(requests).toHaveLength(5), 10_000)
  const keyOf = (kind: string, index = 0) =>
    stored.queue.filter((row: { kind: string }) => row.kind === kind)[index].patchId
  expect(requests.slice(0, 3)).toEqual([
    {
      endpoint: 'PATCH /api/trust',
      key: keyOf('trust', 1),
      body: { uid: 'ada', beneficiaries: { put: [{ id: 'b1', name: 'Clara', relationship: 'child' }] } },
    },
    { endpoint: 'PUT /api/health-care-directive', key: keyOf('directive'), body: { uid: 'ada', skipped: true } },
    {
      endpoint: 'PATCH /api/trust',
      key: '018f0000-0000-7000-8000-000000000001',
      body: { uid: 'ada', county: 'Teton', einResponsiblePartySSN: '987-65-4321' },
    },
  ])
  const records = Object.entries<string>(stored.localStorage)
    .filter(([key]) => key.startsWith('kinstead.copies.ada.'))
    .map(([, text]) => JSON.parse(text))
    .sort((one, other) => (one.at < other.at ? -1 : 1))
  expect(requests.slice(3)).toEqual(
    records.map(({ key, uid: _, ...body }) => ({
      endpoint: 'POST /api/document-copies',
      key,
      // Meanwhile the county was answered, which the certificate shows.
      body: { ...body, version: body.version ?? expect.any(Number) },
    })),
  )
  await vi.waitFor(() => expect(store.snapshot().downloads.map(({ way }) => way)).toEqual(['download', 'print']))
  expect(store.snapshot().trust).toMatchObject({ ...answers, county: 'Teton', beneficiaries: [{ name: 'Clara' }] })
  expect(store.snapshot().rejected).toMatchObject([{ field: 'dbaName', patch: { dbaName: 'x'.repeat(201) } }])
  expect(await unsentCount('ada'), 'only the rejected one').toBe(1)
  expect(Object.keys(localStorage).filter((key) => /copies|unsent/.test(key))).toEqual([])
})

test('so are its drafts and its overwritten answers', async () => {
  expect(await device.drafts.read('ada', 'grantor')).toEqual({ grantorName: 'Ada B', grantorSsn: '12' })
  expect(await readOverwritten('ada')).toEqual({ grantorName: 'Ada', grantorSsn: '536904321' })
})
