import { stateOf } from '#domain/formats/us-state.ts'
import { asMessage, message } from '#domain/message.ts'
import type { SourcedFact } from '#domain/trust/funding-tasks.ts'
import type { DocumentValues } from '../document-values.ts'
import { answer } from '../wording/answer.ts'
import type { SheetFacts } from './kit.ts'
import { beneficiaries, trustees } from './people.ts'

/** What is said about a paper whose signer, by the address as far as it can be read, lives outside Wyoming. */
function elsewhere(address: string | undefined): SourcedFact[] {
  const state = stateOf(address)
  return state === undefined || state === 'Wyoming'
    ? []
    : [
        {
          text: 'The address in your answers is outside Wyoming. The sections cited here are from Wyoming law. Another state may require more.',
        },
      ]
}

export function pourOverWill(facts: DocumentValues): SheetFacts {
  return {
    document: 'pour-over-will',
    signers: [{ name: answer(facts.trust, 'testatorName'), as: 'Testator' }],
    signing: [
      {
        text: 'The will is signed after the trust agreement, which must exist when the will is made.',
        source: 'W.S. 2-6-103',
      },
      { text: 'The testator and both witnesses are together when they sign.', source: 'Pour-Over Will; W.S. 2-6-114' },
      { text: 'The testator initials each page of the will at its foot.', source: 'Pour-Over Will' },
      {
        text: 'The will is signed on paper and in ink. Wyoming’s electronic-transactions law does not apply to wills.',
        source: 'W.S. 2-6-112, 40-21-103(b)',
      },
      ...elsewhere(facts.trust.testatorAddress),
    ],
    witnesses: {
      facts: [
        { text: 'Two competent witnesses.', source: 'W.S. 2-6-112, 2-6-115' },
        {
          text: 'A witness who receives something under the will loses whatever exceeds the share that the law would give without a will, unless two disinterested witnesses also sign.',
          source: 'W.S. 2-6-112',
        },
      ],
      namedAs: 'The beneficiaries in your answers',
      named: beneficiaries(facts),
    },
    notary: {
      facts: [
        {
          text: 'Needed only for the self-proving affidavit. The testator and both witnesses swear and sign before the officer, who may not be one of the witnesses.',
          source: 'W.S. 2-6-114; Estate of Meyer, 2016 WY 6',
        },
      ],
    },
    ifMissing: [
      {
        text: 'Without two witnesses the will is void unless it is entirely in the testator’s handwriting.',
        source: 'W.S. 2-6-112, 2-6-113',
      },
      {
        text: 'Without the affidavit, or if a witness acted as its notary, the will must be proved in another way.',
        source: 'W.S. 2-6-114; Estate of Meyer, 2016 WY 6',
      },
    ],
    afterwards: [
      { text: 'The original is kept with all of its pages together.', source: 'Pour-Over Will' },
      { text: 'A physical act, such as tearing or burning the original, can revoke the will.', source: 'W.S. 2-6-117' },
    ],
  }
}

export function powerOfAttorney({ trust }: DocumentValues): SheetFacts {
  return {
    document: 'power-of-attorney',
    signers: [
      { name: answer(trust, 'dpoa_principalName'), as: 'Principal' },
      { name: answer(trust, 'dpoa_agentName'), as: 'Agent, acceptance (optional)', optional: true },
      { as: 'Agent or successor agent, certification (only when requested)', optional: true },
    ],
    signing: [
      { text: 'The principal also initials, by hand, each power granted.', source: 'W.S. 3-9-301' },
      {
        text: 'The power of attorney takes effect without the agent’s acceptance. The agent who signs it accepts the authority that the principal has initialed.',
        source: 'Durable Power of Attorney',
      },
      ...elsewhere(trust.dpoa_principalAddress),
    ],
    witnesses: { facts: [{ text: 'None are required.', source: 'W.S. 3-9-105' }], named: [] },
    notary: {
      facts: [{ text: 'An acknowledged signature is presumed genuine.', source: 'W.S. 3-9-105' }],
    },
    ifMissing: [
      {
        text: 'The power of attorney is valid without a notary, but banks and others need not accept it.',
        source: 'W.S. 3-9-105, 3-9-119, 3-9-120',
      },
    ],
    afterwards: [{ text: 'To be used for real estate, it must be recorded.', source: 'W.S. 34-1-104' }],
  }
}

export function healthCareDirective({ trust }: DocumentValues): SheetFacts {
  return {
    document: 'health-care-directive',
    signers: [{ name: answer(trust, 'hcd_principalName'), as: 'Principal' }],
    signing: elsewhere(trust.hcd_principalAddress),
    witnesses: {
      facts: [
        { text: 'Two witnesses who saw the principal sign or acknowledge the signature.', source: 'W.S. 35-22-403(b)' },
        {
          text: 'A witness may not be a health care provider who treats the principal or an employee of that provider, the operator or an employee of a community care or residential care facility, or the agent or an alternate agent.',
          source: 'W.S. 35-22-403',
        },
      ],
      namedAs: 'The agent in your answers',
      named: [{ name: answer(trust, 'hcd_agentName'), as: 'Health care agent' }],
    },
    notary: {
      facts: [{ text: 'An acknowledgment takes the place of the two witnesses.', source: 'W.S. 35-22-403(b)' }],
    },
    ifMissing: [
      {
        text: 'With neither, the designation of the agent is not valid. Written instructions may still be effective.',
        source: 'W.S. 35-22-403(a), (b)',
      },
    ],
    afterwards: [
      { text: 'A copy has the same effect as the original.', source: 'W.S. 35-22-413' },
      {
        text: 'The original is kept where it can be found at once. Copies go to the agent, the alternate agent and the primary physician.',
        source: 'Health Care Directive, Part 5',
      },
    ],
  }
}

export function einInstructions(facts: DocumentValues): SheetFacts {
  return {
    document: 'ein-instructions',
    signers: trustees(facts).map((trustee) => ({
      ...trustee,
      as: message('{as}, on Form SS-4 itself', { as: asMessage(trustee.as) }),
    })),
    signing: [
      { text: 'No one signs these instructions. The trustee signs Form SS-4.', source: 'EIN Application Instructions' },
    ],
    witnesses: { facts: [], named: [] },
    notary: { facts: [] },
    ifMissing: [],
    afterwards: [
      {
        text: 'The IRS notice that assigns the number is kept with the original trust agreement.',
        source: 'EIN Application Instructions',
      },
    ],
  }
}
