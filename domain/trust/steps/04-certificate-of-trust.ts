import * as z from 'zod/mini'
import { dateUpTo, line, paragraph } from '../../formats/schemas.ts'
import { LIMITS } from '../../formats/text-rules.ts'
import { ownTrusteeRow, renamed, trusteeFromRows, trusteeRows } from '../carried-answers.ts'
import { listChange } from '../differences.ts'
import { ALL_DOCUMENTS } from '../documents.ts'
import type { TrustPatch } from '../patch.ts'
import type { TrustRecord } from '../record.ts'
import { DASHBOARD, stepPath } from '../routes.ts'
import { textsOf } from './answers.ts'
import type { Answers, Step, StepContext } from './step.ts'

type Row = { id: string; name: string; address: string }

const NAME_MISSING = 'At least one trustee name is required'
const ADDRESS_MISSING = 'At least one trustee address is required'

const row = z.object({ id: z.string(), name: line(LIMITS.name), address: paragraph(LIMITS.address) })
const rows = z.array(row).check(
  z.minLength(1, NAME_MISSING),
  z.maxLength(LIMITS.list, 'A list can have at most 1,000 entries.'),
  z.refine((list) => list.some((trustee) => trustee.name !== ''), { error: NAME_MISSING, path: [0, 'name'] }),
  z.refine((list) => list.some((trustee) => trustee.address !== ''), { error: ADDRESS_MISSING, path: [0, 'address'] }),
)

const hasAmendments = (answers: Answers) => answers.hasAmendments === true

/**
 * The rows with something in them, and a blank one of a trustee whose kind alone is given: without it the next row would
 * be that trustee's. For a grantor who serves as trustee the row is the grantor's, whatever was typed there; the page
 * says so.
 */
function rowsToKeep(rows: readonly Row[], trust: TrustRecord): Row[] {
  const own = trust.trusteeType ? ownTrusteeRow(trust) : undefined
  const kept = rows.map((row) => (own && trust.trusteeType === 'self' && row.id === own.id ? own : row))
  const filled = kept.filter((row) => row.name !== '' || row.address !== '')
  return filled.length === 0 ? [] : kept.filter((row) => filled.includes(row) || row.id === own?.id)
}

/** The row that `rowsToKeep` writes whatever is typed is marked, so that it is not offered for typing. */
function shownRows(trust: TrustRecord) {
  const own = trust.trusteeType === 'self' && trust.trusteeName ? ownTrusteeRow(trust)?.id : undefined
  return trusteeRows(trust).map((row) => (row.id === own ? { ...row, derived: 'yes' } : row))
}

export const certificateStep: Step = {
  number: 4,
  slug: 'certificate-of-trust',
  name: 'Certificate of Trust',
  heading: 'Certificate of Trust',
  description:
    'A short paper the trustee shows to banks and others instead of the whole agreement. It says that the trust exists and who may act for it, not who gets what.',
  goesInto: {
    documents: ['certificate-of-trust', ...ALL_DOCUMENTS.filter((id) => id !== 'certificate-of-trust')],
    why: 'They state when the trust began and who acts for it.',
  },
  terms: ['coTrustee'],
  total: 14,
  back: stepPath('grantor'),
  previous: stepPath('grantor'),
  next: () => stepPath('beneficiaries'),
  exit: DASHBOARD,
  currentStep: 5,
  questions: [
    {
      name: 'trustName',
      label: 'Trust Name',
      kind: 'line',
      why: 'It must match the name on the trust agreement exactly.',
    },
    {
      name: 'trustDate',
      label: 'Trust Date',
      kind: 'date',
      notInFuture: true,
      hint: 'The date on the trust agreement, today or earlier. If you sign later, enter today’s date now. On the day of signing, change it to that day before you print.',
      why: 'The name and the date together distinguish your trust from every other; deeds must show both (W.S. 34-2-122).',
    },
    {
      name: 'trustees',
      label: 'Trustees',
      kind: 'trustees',
      why: 'The certificate names every trustee who is acting now, with an address (W.S. 4-10-1014).',
    },
    {
      name: 'adminAddress',
      label: 'Administrative Address',
      kind: 'address',
      addressesOf: ['trusteeName', 'grantorName'],
      hint: 'Where the trust’s records are kept and its mail arrives.',
    },
    { name: 'hasAmendments', label: 'The trust has been amended', kind: 'check' },
    {
      name: 'amendmentDetails',
      label: 'Amendment Details',
      kind: 'paragraph',
      optional: true,
      shownIf: hasAmendments,
      hint: 'What was changed, and when. The agreement gives the grantor no power to amend it: a change is made by a settlement agreement, by a court, by the trustee within administrative powers, by a distribution in further trust, by a change of trustee, or by a trust protector (W.S. 4-10-602(a), 4-10-111, 4-10-412, 4-10-418, 4-10-704, 4-10-710, 4-10-816).',
    },
  ],
  initial: (trust) => ({
    ...textsOf(trust, ['trustName', 'trustDate']),
    trustees: shownRows(trust),
    adminAddress: trust.certificateData?.adminAddress ?? '',
    hasAmendments: trust.certificateData?.hasAmendments ?? false,
    amendmentDetails: trust.certificateData?.amendmentDetails ?? '',
  }),
  schema: ({ today }) =>
    z.object({
      trustName: line(LIMITS.name, 'Trust name is required'),
      trustDate: dateUpTo(today, 'Trust date is required'),
      trustees: rows,
      adminAddress: paragraph(LIMITS.address, 'Administrative address is required'),
      hasAmendments: z.boolean(),
      amendmentDetails: paragraph(),
    }),
  change: (answers, trust): TrustPatch => {
    const { trustName, trustDate, trustees, ...data } = answers
    const patch: TrustPatch = {}
    if (trustName !== undefined) Object.assign(patch, renamed(String(trustName), trust))
    if (trustDate !== undefined) patch.trustDate = String(trustDate) || null
    if (trustees !== undefined) {
      const rows = rowsToKeep(trustees as unknown as Row[], trust)
      Object.assign(patch, trusteeFromRows(rows, trust), { trustees: listChange(trust.trustees, rows) })
    }
    const certificateData = {
      ...(data.adminAddress !== undefined && { adminAddress: String(data.adminAddress) || null }),
      ...(data.hasAmendments !== undefined && { hasAmendments: data.hasAmendments === true }),
      ...(data.amendmentDetails !== undefined && { amendmentDetails: String(data.amendmentDetails) || null }),
    }
    return Object.keys(certificateData).length > 0 ? { ...patch, certificateData } : patch
  },
  completes: ({ today }: StepContext) => ({ certificateData: { signatureDate: today } }),
  saved: { title: 'Progress Saved', description: 'Your certificate of trust has been saved.' },
}
