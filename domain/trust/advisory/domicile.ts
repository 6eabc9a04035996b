import { isBlank } from '../../formats/same-name.ts'
import { stateOf } from '../../formats/us-state.ts'
import type { DocumentId } from '../documents.ts'
import type { TrustRecord } from '../record.ts'
import { trusteeAddresses } from './duration.ts'
import type { Finding, Rule } from './finding.ts'
import { placesOf } from './places.ts'

/** The papers that a person makes for himself or herself, with the question that says where that person lives. */
const PAPERS = [
  { field: 'testatorAddress', document: 'pour-over-will' },
  { field: 'dpoa_principalAddress', document: 'power-of-attorney' },
  { field: 'hcd_principalAddress', document: 'health-care-directive' },
] as const satisfies readonly { field: keyof TrustRecord; document: DocumentId }[]

function whoseAddress(papers: readonly { field: string }[]): string {
  const [will, power] = [true, false].map((own) => papers.some(({ field }) => (field === 'testatorAddress') === own))
  if (!power) return 'the testator'
  return will ? 'the testator and the principal' : 'the principal'
}

const found = (papers: readonly (typeof PAPERS)[number][]) => ({
  documents: papers.map(({ document }) => document),
  places: placesOf(...papers.map(({ field }) => field)),
})

/** One for each state, since all three papers usually speak of the same person. */
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
        text: `The address of ${whoseAddress(papers)} is in ${state}.`,
        consequence:
          'The will, the power of attorney and the health care directive follow the law of Wyoming. The law of the state in which a person lives can ask for other formalities.',
        source: 'W.S. 2-6-112, 3-9-105, 35-22-403',
        ...found(papers),
      },
    ]
  })
}

export const stateNotRead: Rule = (trust) => {
  const papers = PAPERS.filter(({ field }) => !isBlank(trust[field]) && stateOf(trust[field]) === undefined)
  return papers.length > 0
    ? [
        {
          id: 'state-not-read',
          kind: 'doubtful',
          text: `No state can be read from the address of ${whoseAddress(papers)}.`,
          consequence: 'The state is then a blank line, to be filled in by hand.',
          ...found(papers),
        },
      ]
    : []
}

/** Silent where an address cannot be read: it may be in Wyoming. */
export const administeredElsewhere: Rule = (trust) => {
  const given = trusteeAddresses(trust)
  const states = [...given, trust.grantorAddress].map(stateOf)
  return given.length > 0 && states.every((state) => state !== undefined && state !== 'Wyoming')
    ? [
        {
          id: 'administered-elsewhere',
          kind: 'law',
          text: 'No address of a trustee, of the administration or of the grantor is in Wyoming.',
          consequence:
            'A place of administration that the agreement names is valid if a trustee lives or has its principal place of business there, if all or part of the administration occurs there, or if the grantor lived there when the trust was created.',
          source: 'W.S. 4-10-108(a)',
          documents: ['trust-agreement'],
          places: placesOf('trusteeAddress', 'certificateData', 'grantorAddress'),
        },
      ]
    : []
}
