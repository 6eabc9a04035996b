import { countyName, isWyomingCounty, sameCounty } from '../../formats/address.ts'
import { isBlank } from '../../formats/names.ts'
import { stateOf, unclearZip } from '../../formats/us-state.ts'
import { listOf, type Message, message } from '../../message.ts'
import { terminationChoice, termsOf } from '../distribution-terms.ts'
import type { DocumentId } from '../documents.ts'
import { isGrantorsHome } from '../real-estate.ts'
import type { TrustRecord } from '../record.ts'
import { classesOf } from '../shares.ts'
import { servingTrustees } from '../who-may-serve.ts'
import { type Finding, placesOf, type Rule } from './finding.ts'

const WYOMING = /\b(WY|Wyoming)\b/i

export const landHeldDirectly: Rule = (trust) => {
  const land = (trust.assets ?? []).filter(({ type }) => type === 'real_estate')
  return terminationChoice(trust) === 'thousand' && land.length > 0
    ? [
        {
          id: 'land-thousand-years',
          kind: 'doubtful',
          text: message(
            'The trust is to last up to 1,000 years, and {count, plural, one {one asset is} other {# assets are}} real estate.',
            { count: land.length },
          ),
          consequence:
            'The 1,000-year period applies only to property other than land held directly. Interests in land must vest within 21 years after lives in being.',
          source: 'W.S. 34-1-139(a), (b), (e)',
          documents: ['trust-agreement', 'assignment-of-assets'],
          places: placesOf('termination', 'assets'),
        },
      ]
    : []
}

/** Where the trust is run from: the addresses given for its trustees and its administration. */
export function trusteeAddresses(trust: TrustRecord): string[] {
  const { lead, others } = servingTrustees(trust)
  return [lead.address, ...others.map(({ address }) => address), trust.certificateData?.adminAddress].filter(
    (address): address is string => !isBlank(address),
  )
}

export const linkToWyoming: Rule = (trust) => {
  const given = trusteeAddresses(trust)
  return terminationChoice(trust) === 'thousand' && given.length > 0 && !given.some((address) => WYOMING.test(address))
    ? [
        {
          id: 'no-wyoming-address',
          kind: 'doubtful',
          text: 'The trust is to last up to 1,000 years, and neither its administrative address nor any trustee’s address is in Wyoming.',
          consequence:
            'One condition of the 1,000-year period is a trustee who lives in Wyoming, has a place of business there or administers the trust there.',
          source: 'W.S. 34-1-139(b)(iv)',
          documents: ['trust-agreement'],
          places: placesOf('termination', 'certificateData'),
        },
      ]
    : []
}

/** Only the grantor's own descendants take in the place of one who has died (Article 9). */
export const nobodyToDescendFrom: Rule = (trust) => {
  const { primary } = classesOf((trust.beneficiaries ?? []).filter(({ relationship }) => relationship !== 'charity'))
  const others = primary.filter(({ relationship }) => relationship !== 'child' && relationship !== 'grandchild')
  const { generations } = termsOf(trust)
  if (!generations || others.length === 0) return []
  const finding = {
    source: 'Irrevocable Trust Agreement, Article 9',
    documents: ['trust-agreement'] as const,
    places: placesOf('distributionType', 'beneficiaries'),
  }
  if (others.length === primary.length)
    return [
      {
        ...finding,
        id: 'no-descendant-first',
        kind: 'doubtful',
        text: 'The trust is to last for generations, and no primary beneficiary is entered as the grantor’s child or grandchild.',
        consequence:
          'The descendants of a beneficiary who is not a descendant of the grantor do not take in that beneficiary’s place.',
      },
    ]
  return [
    {
      ...finding,
      id: 'lines-that-end',
      kind: 'law',
      text: message(
        'The trust is to last for generations. Not entered as the grantor’s child or grandchild: {names}.',
        { names: listOf(others.map(({ name }) => name)) },
      ),
      consequence:
        generations === 'fund'
          ? 'Unless such a beneficiary descends from the grantor, as a stepchild does not, the beneficiary’s place in the one fund passes at death to the other primary beneficiaries, and not to the beneficiary’s own descendants.'
          : 'Unless such a beneficiary descends from the grantor, as a stepchild does not, the share passes at death to the other primary beneficiaries, and not to the beneficiary’s own descendants.',
    },
  ]
}

export const endsWithTheFirst: Rule = (trust) =>
  termsOf(trust).generations && terminationChoice(trust) === 'default'
    ? [
        {
          id: 'generations-default-end',
          kind: 'law',
          text: 'The trust is kept for generations, and it ends 21 years after the last initial beneficiary has died.',
          consequence:
            'What is still in trust is then paid out. For property other than land held directly, Wyoming’s statute allows up to 1,000 years if its conditions are met.',
          source: 'W.S. 34-1-139(a), (b)',
          documents: ['trust-agreement'],
          places: placesOf('distributionType', 'termination'),
        },
      ]
    : []

const BOTH_PAPERS = ['pour-over-will', 'ein-instructions'] as const

export const countyNotInWyoming: Rule = ({ county, testatorAddress }) =>
  county !== undefined && !isBlank(county) && !isWyomingCounty(county) && stateOf(testatorAddress) === 'Wyoming'
    ? [
        {
          id: 'county-not-in-wyoming',
          kind: 'doubtful',
          text: message('The county is given as {county}, and the testator’s address is in Wyoming.', { county }),
          consequence:
            'None of Wyoming’s 23 counties has that name. The will names the county where the testator lives.',
          documents: BOTH_PAPERS,
          places: placesOf('county', 'testatorAddress'),
        },
      ]
    : []

/** Teton is what the question begins with; the home, entered as an asset, may say otherwise. */
export const countyOfHome: Rule = (trust) => {
  const { county = '', assets = [] } = trust
  const home = assets.find((asset) => isGrantorsHome(asset, trust) && !isBlank(asset.realEstateDetails?.county))
    ?.realEstateDetails?.county
  return home !== undefined && !isBlank(county) && !sameCounty(home, county)
    ? [
        {
          id: 'county-of-home',
          kind: 'differs',
          text: message('The county given is {county}, and the home at the grantor’s address is in {home} County.', {
            county: countyName(county),
            home: countyName(home),
          }),
          consequence:
            'The will names the county where the testator lives. Notaries’ certificates offer it, for use only if the paper is signed there.',
          documents: BOTH_PAPERS,
          places: placesOf('county'),
        },
      ]
    : []
}

/**
 * The form begins with a county of Wyoming. Any other county of a testator elsewhere is no disagreement: the will prints it,
 * and the application for the tax number has a line for the county of the trust.
 */
export const countyOfWyoming: Rule = (trust, today) => {
  const { county = '', testatorAddress } = trust
  const state = stateOf(testatorAddress)
  return isWyomingCounty(county) &&
    state !== undefined &&
    state !== 'Wyoming' &&
    countyOfHome(trust, today).length === 0
    ? [
        {
          id: 'county-of-wyoming',
          kind: 'differs',
          text: message(
            'The testator’s address is in {state}, and the county given, {county}, has the name of a county of Wyoming.',
            { state, county },
          ),
          consequence:
            'The will names the county where the testator lives. For this one it leaves a line to be filled in by hand.',
          documents: ['pour-over-will'],
          places: placesOf('county', 'testatorAddress'),
        },
      ]
    : []
}

/** The papers that a person makes for himself or herself, with the question that says where that person lives. */
const PAPERS = [
  { field: 'testatorAddress', document: 'pour-over-will' },
  { field: 'dpoa_principalAddress', document: 'power-of-attorney' },
  { field: 'hcd_principalAddress', document: 'health-care-directive' },
] as const satisfies readonly { field: keyof TrustRecord; document: DocumentId }[]

function whoseAddress(papers: readonly { field: string }[]): Message {
  const [will, power] = [true, false].map((own) => papers.some(({ field }) => (field === 'testatorAddress') === own))
  if (!power) return message('the testator')
  return message(will ? 'the testator and the principal' : 'the principal')
}

const found = (papers: readonly (typeof PAPERS)[number][]) => ({
  documents: papers.map(({ document }) => document),
  places: placesOf(...papers.map(({ field }) => field)),
})

/** One for each state, since all three papers usually are about the same person. */
export const livesElsewhere: Rule = (trust) => {
  const states = PAPERS.map((paper) => ({ ...paper, state: stateOf(trust[paper.field]) }))
  const others = new Set(states.map(({ state }) => state))
  return [...others].flatMap((state): Finding[] => {
    if (state === undefined || state === 'Wyoming') return []
    const papers = states.filter((paper) => paper.state === state)
    return [
      {
        id: `lives-in ${state}`,
        kind: 'law',
        text: message('The address of {owner} is in {state}.', { owner: whoseAddress(papers), state }),
        consequence:
          'The will, the power of attorney and the health care directive follow the law of Wyoming. The law of the state where a person lives may require other formalities.',
        source: 'W.S. 2-6-112, 3-9-105, 35-22-403',
        ...found(papers),
      },
    ]
  })
}

const NOT_READ = [
  {
    zip: undefined,
    id: 'state-not-read',
    text: 'The address of {owner} does not show a state.',
    consequence: 'The documents then leave a blank line for the state, to fill in by hand.',
  },
  {
    zip: 'no-state',
    id: 'state-before-zip',
    text: 'The address of {owner} does not show a state before the ZIP code.',
    consequence:
      'The documents then leave a blank line for the state. Write the state before the ZIP code, as in Cody, WY 82414.',
  },
  {
    zip: 'another-state',
    id: 'zip-of-another-state',
    text: 'The ZIP code in the address of {owner} does not belong to the state before it.',
    consequence: 'The documents then leave a blank line for the state. Correct the state or the ZIP code.',
  },
] as const

export const stateNotRead: Rule = (trust) => {
  const unread = PAPERS.filter(({ field }) => !isBlank(trust[field]) && stateOf(trust[field]) === undefined)
  return NOT_READ.flatMap(({ zip, id, text, consequence }): Finding[] => {
    const papers = unread.filter(({ field }) => unclearZip(trust[field]) === zip)
    return papers.length > 0
      ? [{ id, kind: 'doubtful', text: message(text, { owner: whoseAddress(papers) }), consequence, ...found(papers) }]
      : []
  })
}

export const administeredElsewhere: Rule = ({ certificateData }) => {
  const state = stateOf(certificateData?.adminAddress)
  return state !== undefined && state !== 'Wyoming'
    ? [
        {
          id: 'administered-elsewhere',
          kind: 'differs',
          text: message('The trust’s administrative address is in {state}.', { state }),
          consequence:
            'The agreement places the administration in Wyoming. The agreement, the appointment and the certificate each have a line for an address there.',
          source: 'W.S. 4-10-108(a)',
          documents: ['trust-agreement', 'trustee-appointment', 'certificate-of-trust'],
          places: placesOf('certificateData'),
        },
      ]
    : []
}

/** Silent where an address cannot be read, for it may be in Wyoming, and where the 1,000 years say as much. */
export const noTrusteeInWyoming: Rule = (trust, today) => {
  const states = trusteeAddresses(trust).map(stateOf)
  return states.length > 0 &&
    states.every((state) => state !== undefined && state !== 'Wyoming') &&
    linkToWyoming(trust, today).length === 0
    ? [
        {
          id: 'no-trustee-in-wyoming',
          kind: 'law',
          text: 'Neither the administrative address nor any trustee’s address is in Wyoming.',
          consequence:
            'The agreement requires that at all times a trustee live in Wyoming, have a place of business there or administer the trust there.',
          source: 'Irrevocable Trust Agreement, Article 12',
          documents: ['trust-agreement', 'trustee-appointment'],
          places: placesOf('trusteeAddress', 'certificateData'),
        },
      ]
    : []
}
