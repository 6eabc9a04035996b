import assert from 'node:assert/strict'
import { setTimeout as pause } from 'node:timers/promises'
import type { Session, Target } from '../saves/target.ts'
import { trustOf } from '../saves/trust.ts'

const named = (name: string) => ({ email: `${name}@example.com`, password: `correct horse ${name}` })

const isRejected = (answer: Promise<unknown>) =>
  answer.then(
    () => false,
    () => true,
  )

/** Throws unless the target does what is measured: it merges, rejects strangers, and sends live updates. */
export async function checkPeer({ name, signUp, signIn, create, save, read, follow }: Target): Promise<void> {
  const [ann, tom] = [await signUp(named('ann')), await signUp(named('tom'))]
  await create(ann, trustOf(1))
  await create(tom, trustOf(2))
  const received: string[] = []
  const close = await follow(ann, (trustName) => received.push(trustName))
  await save(tom, { trustName: 'Tom’s' })
  await save(ann, { trustName: 'Ann’s' })
  await save(ann, { county: 'Park' })
  const body = JSON.parse(await read(ann))
  const stored = body.record ?? body.data ?? body
  assert.deepEqual([stored.trustName, stored.county, stored.beneficiaries.length], ['Ann’s', 'Park', 20], name)
  for (let time = 0; time < 100 && received.length < 2; time += 1) await pause(20)
  close()
  assert.equal(received[0], 'Ann’s', `${name} sends live updates to their own user only`)
  const stranger: Session = { uid: ann.uid, headers: {} }
  assert.ok(await isRejected(read(stranger)), `${name} rejects a stranger's read`)
  assert.ok(await isRejected(save(stranger, { trustName: 'Mine' })), `${name} rejects a stranger's save`)
  assert.ok(await isRejected(signIn({ ...named('ann'), password: 'wrong horse' })), `${name} checks the password`)
}
