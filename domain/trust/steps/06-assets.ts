import * as z from 'zod/mini'
import { holdsAccountNumber } from '../../formats/numbers.ts'
import { line, moneyAnswer, numberOf, paragraph, percentAnswer, textOfNumber } from '../../formats/schemas.ts'
import { LIMITS } from '../../formats/text-rules.ts'
import { mayHaveAccount, shareOwned } from '../assets.ts'
import { afterRealEstate } from '../detail-pages.ts'
import type { Asset } from '../entries.ts'
import { ASSET_TYPES, type AssetType, keysOf, OWNERSHIPS, type Ownership } from '../enumerations.ts'
import { DASHBOARD, stepPath } from '../routes.ts'
import { type Answers, answered, type EntryForm, type ListStep, labelsOfLost } from './step.ts'

const isOf =
  (...types: readonly AssetType[]) =>
  (answers: Answers) =>
    types.includes(answers.type as AssetType)

/** Property of another type is moved into the trust in another way, so what was done for it as the old one is not all. */
function fundingAfter(before: Asset | undefined, type: unknown): Asset['funding'] {
  const funding = before?.funding
  return funding?.status === 'done' && before?.type !== type ? { ...funding, status: 'to-do' } : funding
}

/** What the assignment says about property that somebody else owns too. */
const OF_OWNERSHIP: Partial<Record<Ownership, string>> = {
  joint:
    'The assignment has a place where every other joint owner can sign. If one does not, only your own interest goes into the trust. If spouses hold the property by the entireties, nothing does. A co-owner who has died cannot sign: the title must first be cleared in the survivor’s name.',
  community:
    'Both spouses must sign the assignment. Wyoming is a separate-property state, but property from a community property state may stay community property (W.S. 2-7-720 to 2-7-729).',
  tenants_in_common:
    'Only your own undivided share goes into the trust. The other owners keep theirs, unless they sign the assignment too.',
}

const OF_SINGLE_ITEMS =
  'Nothing you write here gives an item to anyone. To give a single item to one person, leave it out here and write it on the signed and dated list that your will allows (W.S. 2-6-124).'

/** The documents print what is typed here, for everybody who is shown them. */
const ofWholeNumber =
  (name: string) =>
  ({ type, [name]: text }: Answers) =>
    mayHaveAccount(type as AssetType) && holdsAccountNumber(String(text ?? ''))
      ? 'This looks like a full account number. The last four digits are enough.'
      : undefined

/** The add form of T 2.5, 6, with the further details of an asset folded away. */
export const assetForm: EntryForm<Asset> = {
  questions: [
    {
      name: 'name',
      label: 'Asset Name',
      kind: 'line',
      hint: 'A description you and your trustee will recognize. List only what you own yourself, not what a company of yours owns.',
      remark: ofWholeNumber('name'),
    },
    {
      name: 'type',
      label: 'Type',
      kind: 'select',
      choices: ASSET_TYPES,
      remark: ({ type }) => (type === 'personal_property' ? OF_SINGLE_ITEMS : undefined),
    },
    {
      name: 'value',
      label: 'Estimated Value',
      kind: 'money',
      optional: true,
      hint: 'Whole US dollars, digits only. An estimate is enough. For an asset you own in part, give the value of the whole.',
    },
    {
      name: 'ownership',
      label: 'Ownership',
      kind: 'select',
      choices: OWNERSHIPS,
      hint: 'How it is owned today, before it goes into the trust.',
      remark: ({ ownership }) => OF_OWNERSHIP[ownership as Ownership],
    },
    {
      name: 'address',
      label: 'Address',
      kind: 'address',
      optional: true,
      folded: true,
      addressesOf: ['grantorName'],
    },
    {
      name: 'description',
      label: 'Description',
      kind: 'paragraph',
      optional: true,
      folded: true,
      hint: 'Printed word for word in Schedule B of the agreement and in the assignment.',
      remark: ofWholeNumber('description'),
    },
    {
      name: 'bankName',
      label: 'Bank',
      kind: 'line',
      optional: true,
      folded: true,
      remark: ofWholeNumber('bankName'),
      shownIf: isOf('bank_account'),
    },
    {
      name: 'firmName',
      label: 'Firm',
      kind: 'line',
      optional: true,
      folded: true,
      remark: ofWholeNumber('firmName'),
      shownIf: isOf('investment'),
    },
    {
      name: 'accountNumber',
      label: 'Last four of the account number',
      kind: 'last-four',
      optional: true,
      folded: true,
      hint: 'Only the last four. The full number is not needed.',
      shownIf: isOf('bank_account', 'investment', 'other'),
    },
    {
      name: 'percentOwned',
      label: 'Your share (%)',
      kind: 'percent',
      optional: true,
      folded: true,
      hint: 'If you own only a part of it.',
      // Its own page asks for the share of a business.
      shownIf: ({ type }) => type !== 'business',
    },
  ],
  initial: (asset) => ({
    name: asset?.name ?? '',
    type: asset?.type ?? 'bank_account',
    value: asset?.value ?? '',
    ownership: asset?.ownership ?? 'sole',
    address: asset?.address ?? '',
    description: asset?.description ?? '',
    bankName: asset?.bankName ?? '',
    firmName: asset?.firmName ?? '',
    accountNumber: asset?.accountNumber ?? '',
    percentOwned: textOfNumber(asset && shareOwned(asset)),
  }),
  schema: z.object({
    name: line(LIMITS.name, 'Please enter an asset name'),
    type: z.enum(keysOf(ASSET_TYPES), 'Please choose a type from the list.'),
    value: moneyAnswer,
    ownership: z.enum(keysOf(OWNERSHIPS), 'Please choose an ownership from the list.'),
    address: paragraph(LIMITS.address),
    description: paragraph(),
    bankName: line(LIMITS.name),
    firmName: line(LIMITS.name),
    accountNumber: z
      .string()
      .check(
        z.trim(),
        z.regex(/^[A-Za-z0-9]{0,4}$/, 'Please enter only the last four characters of the account number.'),
      ),
    percentOwned: percentAnswer,
  }),
  entry: (answers, id, before) => ({
    id,
    name: String(answers.name),
    type: answers.type as AssetType,
    ownership: answers.ownership as Ownership,
    ...answered({
      value: String(answers.value),
      address: String(answers.address),
      description: String(answers.description),
      bankName: String(answers.bankName),
      firmName: String(answers.firmName),
      accountNumber: String(answers.accountNumber),
      // Hidden for a business, whose own page takes the share over from here.
      percentOwned: answers.type === 'business' && before ? before.percentOwned : numberOf(answers.percentOwned),
      funding: fundingAfter(before, answers.type),
      // Details belong to a type; an asset that is no longer of it keeps none.
      realEstateDetails: answers.type === 'real_estate' ? before?.realEstateDetails : undefined,
      businessDetails: answers.type === 'business' ? before?.businessDetails : undefined,
    }),
  }),
  lost: (before, after) =>
    before.type === after.type
      ? []
      : [
          ...labelsOfLost(before, after, {
            realEstateDetails: 'Real estate details',
            businessDetails: 'Business details',
            bankName: 'Bank',
            firmName: 'Firm',
            accountNumber: 'Last four of the account number',
          }),
          ...(after.type === 'business' &&
          before.percentOwned !== undefined &&
          shareOwned(after) !== before.percentOwned
            ? ['Your share (%)']
            : []),
        ],
}

export const assetsStep: ListStep = {
  number: 6,
  slug: 'assets',
  name: 'Assets',
  heading: 'Assets',
  description:
    'What you plan to give to the trust. Listing property here does not transfer it. What goes in is given for good: you keep no use of it and no income from it, and to continue living in your home, you then need a written lease at fair market rent.',
  goesInto: { documents: ['trust-agreement', 'assignment-of-assets'], why: 'They list what you give.' },
  terms: ['funding', 'tenantsInCommon'],
  total: 10,
  back: stepPath('beneficiaries'),
  previous: stepPath('beneficiaries'),
  next: (trust) => afterRealEstate(trust),
  exit: DASHBOARD,
  currentStep: 6,
  list: 'assets',
  questions: [],
  initial: () => ({}),
  schema: () => z.object({}),
  change: () => ({}),
  emptyList: { title: 'No assets added', description: 'Please add at least one asset to your trust' },
  nameMissing: { title: 'Missing information', description: 'Please enter an asset name' },
  saved: { title: 'Progress Saved', description: 'Your assets have been saved.' },
  saveFailed: () => ({ title: 'Error', description: 'Failed to save assets' }),
}
