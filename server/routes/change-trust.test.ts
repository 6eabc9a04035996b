import { afterAll, beforeAll, expect, test } from 'vitest'
import { exportOwnData, OwnData } from '#api/account.ts'
import { changeTrust } from '#api/trust.ts'
import { completion } from '#domain/trust/lifecycle.ts'
import type { TrustPatch } from '#domain/trust/patch.ts'
import { samples } from '#samples/families.ts'
import { temporaryDir, tryOut } from '../try-out.ts'

let place: ReturnType<typeof temporaryDir>
let server: Awaited<ReturnType<typeof tryOut>>
beforeAll(async () => {
  place = temporaryDir()
  server = await tryOut(place.dir)
})
afterAll(async () => {
  await server.close()
  place.remove()
})

/** The directive's own document after these changes, one after the other. */
async function directiveAfter(name: string, ...patches: TrustPatch[]) {
  const { cookie } = await server.signUp(name)
  for (const patch of patches) expect((await server.ask(changeTrust, patch, { cookie })).status).toBe(200)
  return OwnData.parse((await server.ask(exportOwnData, {}, { cookie })).body).healthCareDirective
}
const { hcd_agentName } = samples.complete

test('a change that brings a finished directive back writes its document too', async () =>
  expect(await directiveAfter('ann', samples.complete)).toMatchObject({ hcd_agentName }))

test('one that was skipped is one', async () =>
  expect(await directiveAfter('tom', { healthCareDirectiveComplete: true, healthCareDirectiveSkipped: true })).toEqual({
    skipped: true,
  }))

test('marks alone leave the document as it is, and single answers make none', async () => {
  const marks = completion('2026-05-03T16:00:00.000Z')
  expect(await directiveAfter('eve', samples.complete, marks)).toMatchObject({ hcd_agentName })
  expect(await directiveAfter('pat', { hcd_agentName: 'Ada Pine' }, { healthCareDirectiveComplete: true })).toBeNull()
})
