import type { HttpClient } from '../saves/http-client.ts'
import type { Session } from '../saves/target.ts'
import { columns } from './columns.ts'

export const ADMINISTRATOR = { email: 'admin@example.com', password: 'administrator' }
const TYPES = { text: 'text', flag: 'boolean', number: 'integer', object: 'json', list: 'json' }

/** Declares the records, lets each user at their own only, and opens the registration. */
export async function setUpDirectus(client: HttpClient, { headers }: Session): Promise<void> {
  async function make(path: string, body: unknown): Promise<string> {
    const answer = await client.ask('POST', path, headers, body)
    return answer.body ? JSON.parse(answer.body).data.id : ''
  }
  await make('/collections', {
    collection: 'trust_records',
    schema: {},
    meta: { accountability: null },
    fields: [
      { field: 'uid', type: 'uuid', schema: { is_primary_key: true }, meta: {} },
      ...columns.map(({ name, kind }) => ({ field: name, type: TYPES[kind], schema: {}, meta: {} })),
    ],
  })
  const policy = await make('/policies', { name: 'member', app_access: false, admin_access: false })
  const role = await make('/roles', { name: 'member' })
  await make('/access', { role, policy })
  const own = { uid: { _eq: '$CURRENT_USER' } }
  const rule = { policy, collection: 'trust_records', fields: ['*'] }
  for (const action of ['read', 'update'])
    await make('/permissions', { ...rule, action, permissions: own, validation: null })
  await make('/permissions', { ...rule, action: 'create', permissions: {}, validation: own })
  const registration = {
    public_registration: true,
    public_registration_verify_email: false,
    public_registration_role: role,
  }
  await client.ask('PATCH', '/settings', headers, registration)
}
