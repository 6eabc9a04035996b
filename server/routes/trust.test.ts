import { afterAll, beforeAll, expect, test } from 'vitest'
import { exportPersonalData, PersonalData } from '#api/account.ts'
import { changeTrust } from '#api/trust.ts'
import { completion } from '#domain/trust/lifecycle.ts'
import type { TrustPatch } from '#domain/trust/patch.ts'
import { samples } from '#samples/families.ts'
import { ApiError } from '../errors.ts'
import { temporaryDir, tryOut } from '../try-out.ts'
import { rejectFutureDates } from './trust.ts'

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
  return PersonalData.parse((await server.ask(exportPersonalData, {}, { cookie })).body).healthCareDirective
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

const bornIn = (birthYear: number, now: string) => () =>
  rejectFutureDates({ beneficiaries: { put: [{ id: 'a' }, { id: 'b', birthYear }] } }, new Date(now))

test('a year of birth is not after the year that it is somewhere', () => {
  expect(bornIn(2026, '2026-11-24T10:00:00Z')).not.toThrow()
  expect(bornIn(2027, '2026-12-31T10:00:00Z')).not.toThrow()
  const field = 'beneficiaries.put.1.birthYear'
  const error = new ApiError('invalid-field', 'The year of birth cannot be in the future.', { field })
  expect(bornIn(2027, '2026-11-24T10:00:00Z')).toThrow(error)
  expect(bornIn(2028, '2026-12-31T10:00:00Z')).toThrow(error)
})

test('a date is at most tomorrow in UTC', () => {
  const dated = (trustDate: string) => () => rejectFutureDates({ trustDate }, new Date('2026-11-24T10:00:00Z'))
  expect(dated('2026-11-25')).not.toThrow()
  expect(dated('2026-11-26')).toThrow('The date cannot be in the future.')
})
