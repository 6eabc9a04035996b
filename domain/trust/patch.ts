import * as z from 'zod/mini'
import { LIMITS } from '../formats/text-rules.ts'
import {
  type Acknowledgement,
  type Asset,
  type Beneficiary,
  CertificateData,
  type Contact,
  type RegisteredPerson,
  type Signing,
  type Trustee,
  type Witness,
} from './entries.ts'
import { listFields, type ScalarField, scalarFields, type TrustRecord } from './record.ts'

/** A change to one list: entries to add or change by id, and ids to take out. A changed field set to `null` is cleared. */
export interface ListPatch<Entry extends { id: string }> {
  put?: readonly EntryChange<Entry>[]
  remove?: readonly string[]
}
export type EntryChange<Entry extends { id: string }> = { id: string } & {
  [Field in Exclude<keyof Entry, 'id'>]?: Entry[Field] | null
}

/**
 * A change to a trust: a field set, or cleared with `null`; lists changed entry by entry; the certificate's data field by field.
 * An entry that is put without its required fields changes an existing entry and never creates one, so that an edit
 * made on one device does not bring back what another device removed.
 */
export type TrustPatch = { [Field in ScalarField]?: TrustRecord[Field] | null } & {
  certificateData?: { [Field in keyof CertificateData]?: CertificateData[Field] | null }
  beneficiaries?: ListPatch<Beneficiary>
  assets?: ListPatch<Asset>
  trustees?: ListPatch<Trustee>
  acknowledgements?: ListPatch<Acknowledgement>
  people?: ListPatch<RegisteredPerson>
  witnesses?: ListPatch<Witness>
  signings?: ListPatch<Signing>
  contacts?: ListPatch<Contact>
}

type Shape = Record<string, z.ZodMiniType>
/** Every field may be left out of a change; only a field that may be absent may be cleared with `null`. */
const clearable = (shape: Shape) =>
  Object.fromEntries(
    Object.entries(shape).map(([field, type]) => [
      field,
      z.optional(type instanceof z.ZodMiniOptional ? z.nullable(type._zod.def.innerType) : type),
    ]),
  )
const id = z
  .string('This must be text.')
  .check(z.regex(/^[A-Za-z0-9_-]{1,64}$/, 'An id must be 1 to 64 letters, digits, dashes or underscores.'))

function listPatch(entry: z.ZodMiniObject) {
  const { id: _, ...others } = entry.shape as Shape
  const change = z.strictObject({ id, ...clearable(others) })
  const atMost = z.maxLength(LIMITS.list, 'A list can have at most 1,000 entries.')
  return z.optional(
    z.strictObject({ put: z.optional(z.array(change).check(atMost)), remove: z.optional(z.array(id).check(atMost)) }),
  )
}

const schema = z.strictObject({
  ...clearable(scalarFields),
  certificateData: z.optional(z.strictObject(clearable(CertificateData.shape))),
  ...Object.fromEntries(Object.entries(listFields).map(([field, entry]) => [field, listPatch(entry)])),
})

/** The schema of {@link TrustPatch}: rejects unknown fields, wrong types and over-long values, naming the field in the path. */
export const TrustPatch = schema as unknown as z.ZodMiniType<TrustPatch>

/** The same with any text instead of a social security number: what is shown of earlier changes has them masked. */
export const MaskedPatch = z.extend(schema, {
  grantorSsn: z.optional(z.nullable(z.string())),
  einResponsiblePartySSN: z.optional(z.nullable(z.string())),
}) as unknown as z.ZodMiniType<TrustPatch>
