import { isBlank } from '../../formats/same-name.ts'
import { stateOf } from '../../formats/us-state.ts'
import { isWyoming, isWyomingCounty } from '../../formats/wyoming-county.ts'
import { message } from '../../message.ts'
import { isGrantorsHome } from '../grantors-home.ts'
import type { Rule } from './finding.ts'
import { placesOf } from './places.ts'

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

const bare = (county: string) =>
  county
    .trim()
    .toLowerCase()
    .replace(/ county$/, '')

/** Teton is what the question begins with; the home, entered as an asset, may say otherwise. */
export const countyOfHome: Rule = (trust) => {
  const { county = '', assets = [] } = trust
  const home = assets.find((asset) => isGrantorsHome(asset, trust) && !isBlank(asset.realEstateDetails?.county))
    ?.realEstateDetails?.county
  return home !== undefined && !isBlank(county) && bare(home) !== bare(county)
    ? [
        {
          id: 'county-of-home',
          kind: 'differs',
          text: message('The will names {county} County, and the home at the grantor’s address is in {home} County.', {
            county: county.trim().replace(/ county$/i, ''),
            home: home.trim().replace(/ county$/i, ''),
          }),
          consequence: 'The will names the county where the testator lives. Notaries’ certificates name it too.',
          documents: BOTH_PAPERS,
          places: placesOf('county'),
        },
      ]
    : []
}

/** The trust's state is Wyoming unless the application says otherwise, as its step has it. */
export const oneCountyForTwoStates: Rule = ({ county, testatorAddress, trustMailingState = 'Wyoming' }) => {
  const home = stateOf(testatorAddress)
  return county !== undefined &&
    !isBlank(county) &&
    home !== undefined &&
    home !== 'Wyoming' &&
    isWyoming(trustMailingState)
    ? [
        {
          id: 'one-county-for-two-states',
          kind: 'differs',
          text: message(
            'The testator’s address is in {home}, the application for the tax number places the trust in Wyoming, and one county, {county}, is given for both.',
            { home, county },
          ),
          consequence:
            'The will names the county where the testator lives, and line 6 of the form asks for the county and state where the trust’s principal business is located. One answer serves both documents.',
          source: 'Form SS-4, line 6',
          documents: BOTH_PAPERS,
          places: placesOf('county', 'testatorAddress', 'trustMailingState'),
        },
      ]
    : []
}
