import type { Auth } from './auth.ts'

/** Ends every session of a user, and names them. */
async function endSessions(auth: Auth, uid: string): Promise<string[]> {
  const { adapter } = await auth.$context
  const where = [{ field: 'userId', value: uid }]
  const found = await adapter.findMany<{ id: string }>({ model: 'session', where, limit: 10_000 })
  await adapter.deleteMany({ model: 'session', where })
  return found.map(({ id }) => id)
}

/**
 * Gives an account the password with this hash, also one that had none because it came through Google, and takes note
 * that its e-mail address is its owner's. Ends all its sessions, whose ids it returns.
 */
export async function setPassword(auth: Auth, uid: string, hash: string): Promise<string[]> {
  const { adapter } = await auth.$context
  const now = new Date()
  await adapter.transaction(async (changes) => {
    const changed = await changes.updateMany({
      model: 'account',
      where: [
        { field: 'userId', value: uid },
        { field: 'providerId', value: 'credential' },
      ],
      update: { password: hash, updatedAt: now },
    })
    const own = { userId: uid, providerId: 'credential', accountId: uid, createdAt: now, updatedAt: now }
    if (changed === 0) await changes.create({ model: 'account', data: { ...own, password: hash } })
    const where = [{ field: 'id', value: uid }]
    await changes.update({ model: 'user', where, update: { emailVerified: true, updatedAt: now } })
  })
  return endSessions(auth, uid)
}
