import { stateOf } from '#domain/formats/us-state.ts'
import { message } from '#domain/message.ts'
import type { Asset } from '#domain/trust/entries.ts'
import type { AssetType } from '#domain/trust/enumerations.ts'
import { own } from '../compose.ts'
import { RULE } from '../lines.ts'
import type { Run } from '../model.ts'
import { cleanLine } from './clean.ts'
import { value } from './value.ts'

type Missing = (asset: Asset) => Run[]

/** A detail that the questionnaire asks for and that has no answer yet: a line, which may be filled in by hand as well. */
const asked =
  (label: string, missing: string, path: string, given: (asset: Asset) => string | undefined): Missing =>
  (asset) =>
    cleanLine(given(asset) ?? '') === ''
      ? [
          own(`\n${label}: `),
          {
            ...RULE,
            blank: {
              field: 'assets',
              entryId: asset.id,
              path,
              label: message(missing, { name: cleanLine(asset.name) }),
            },
          },
        ]
      : []

/** A detail written by hand. */
const byHand = (label: string): Run[] => [own(`\n${label}: `), RULE]
const lastFour: Missing = ({ accountNumber }) =>
  cleanLine(accountNumber ?? '') === '' ? byHand('Account ending in') : []
const registeredAgent: Missing = ({ id, businessDetails }) => {
  const agent = cleanLine(businessDetails?.registeredAgent ?? '')
  return agent === ''
    ? []
    : [
        own('\nRegistered agent: '),
        value(agent, 'N/A', undefined, { field: 'assets', entryId: id, detail: 'businessDetails' }),
      ]
}

const NEEDED: { readonly [Of in AssetType]?: readonly Missing[] } = {
  real_estate: [
    asked(
      'Address',
      'Address of {name}',
      'realEstateDetails.street',
      ({ address, realEstateDetails }) => realEstateDetails?.street ?? address,
    ),
    asked(
      'State or country',
      'State or country of {name}',
      'realEstateDetails.state',
      ({ address, realEstateDetails }) =>
        realEstateDetails?.state ?? stateOf(realEstateDetails?.street) ?? stateOf(address),
    ),
    asked(
      'County',
      'County of {name}',
      'realEstateDetails.county',
      ({ realEstateDetails }) => realEstateDetails?.county,
    ),
    asked(
      'Legal description',
      'Legal description of {name}',
      'realEstateDetails.legalDescription',
      ({ realEstateDetails }) => realEstateDetails?.legalDescription,
    ),
  ],
  bank_account: [asked('Bank', 'Bank of {name}', 'bankName', ({ bankName }) => bankName), lastFour],
  investment: [asked('Firm', 'Firm of {name}', 'firmName', ({ firmName }) => firmName), lastFour],
  business: [
    asked(
      'Entity',
      'Entity of {name}',
      'businessDetails.entityType',
      ({ businessDetails }) => businessDetails?.entityType,
    ),
    registeredAgent,
  ],
  vehicle: [() => byHand('VIN')],
}

/** What identifies an asset of its kind beyond its description: given, marked as missing, or a line to write on. */
export function toIdentify(asset: Asset): Run[] {
  return (NEEDED[asset.type] ?? []).flatMap((missing) => missing(asset))
}
