import { SECRET_FIELDS } from '#domain/trust/record.ts'
import type { Sealer } from './ports.ts'

const isSecret = (field: string, value: unknown): value is string =>
  typeof value === 'string' && value !== '' && (SECRET_FIELDS as readonly string[]).includes(field)

export interface Sealed<Values> {
  values: Values
  sealed?: string
}

export function withoutSecrets<Values extends object>(values: Values): { values: Values; secrets: [string, string][] } {
  const secrets = Object.entries(values).filter((pair): pair is [string, string] => isSecret(...pair))
  if (secrets.length === 0) return { values, secrets }
  const others = { ...values } as Record<string, unknown>
  for (const [field] of secrets) delete others[field]
  return { values: others as Values, secrets }
}

/** Moves the social security numbers of `values` into a sealed text; `undefined` when there are some and sealing is impossible. */
export async function sealSecrets<Values extends object>(
  sealer: Sealer,
  uid: string,
  values: Values,
): Promise<Sealed<Values> | undefined> {
  const { values: others, secrets } = withoutSecrets(values)
  if (secrets.length === 0) return { values: others }
  const sealed = await sealer.seal(uid, JSON.stringify(Object.fromEntries(secrets)))
  return sealed === undefined ? undefined : { values: others, sealed }
}

/** Puts sealed numbers back. What can no longer be opened stays away; the other values remain. */
export async function openSecrets<Values extends object>(
  sealer: Sealer,
  uid: string,
  { values, sealed }: Sealed<Values>,
): Promise<Values> {
  if (sealed === undefined) return values
  const text = await sealer.open(uid, sealed)
  if (text === undefined) return values
  const secrets = Object.entries(JSON.parse(text) as object).filter((pair) => isSecret(...pair))
  return { ...values, ...Object.fromEntries(secrets) }
}
