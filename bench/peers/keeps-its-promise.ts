import assert from 'node:assert/strict'
import { setTimeout as pause } from 'node:timers/promises'
import type { Session, Target } from '../saves/target.ts'
import { trustOf } from '../saves/trust.ts'

const named = (name: string) => ({ email: `${name}@example.com`, password: `correct horse ${name}` })

/** Throws unless the target does what is measured: merging, keeping others out, telling live. A fast wrong answer is none. */
export async function keepsItsPromise({ name, signUp, signIn, begin, save, read, follow }: Target): Promise<void> {
  const [ann, tom] = [await signUp(named('ann')), await signUp(named('tom'))]
  await begin(ann, trustOf(1))
  await begin(tom, trustOf(2))
  const told: string[] = []
  const close = await follow?.(ann, (trustName) => told.push(trustName))
  await save(tom, { trustName: 'Tom’s' })
  await save(ann, { trustName: 'Ann’s' })
  await save(ann, { county: 'Park' })
  const body = JSON.parse(await read(ann))
  const kept = body.record ?? body.data ?? body
  assert.deepEqual([kept.trustName, kept.county, kept.beneficiaries.length], ['Ann’s', 'Park', 20], `${name} merges`)
  for (let time = 0; time < 100 && told.length < 2; time += 1) await pause(20)
  close?.()
  assert.equal(told[0], 'Ann’s', `${name} tells live, and only the user's own`)
  const stranger: Session = { uid: ann.uid, headers: {} }
  const isRefused = (asked: Promise<unknown> | undefined) =>
    (asked ?? Promise.reject()).then(
      () => false,
      () => true,
    )
  assert.ok(await isRefused(read(stranger)), `${name} does not let strangers read`)
  assert.ok(await isRefused(save(stranger, { trustName: 'Mine' })), `${name} does not let strangers save`)
  assert.ok(await isRefused(signIn?.({ ...named('ann'), password: 'wrong horse' })), `${name} looks at the password`)
}
