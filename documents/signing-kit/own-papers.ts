import type { Facts } from '../facts.ts'
import { answer } from '../wording/fallbacks.ts'
import { beneficiaries, trustees } from './people.ts'
import type { SigningSheet } from './sheet.ts'

export function pourOverWill(facts: Facts): SigningSheet {
  return {
    document: 'pour-over-will',
    signers: [{ name: answer(facts.trust, 'testatorName'), as: 'Testator' }],
    signing: [
      {
        text: 'Signed after the trust agreement: the trust must exist when the will is made.',
        source: 'W.S. 2-6-103',
      },
      { text: 'On paper and in ink. A will cannot be signed electronically.', source: 'W.S. 2-6-112, 40-21-103(b)' },
    ],
    witnesses: {
      need: 'two',
      facts: [
        { text: 'Two competent witnesses.', source: 'W.S. 2-6-112, 2-6-115' },
        {
          text: 'A witness who receives something under the will loses it beyond an intestate share, unless two others without an interest also witness.',
          source: 'W.S. 2-6-112',
        },
      ],
      namedAs: 'The beneficiaries in your answers',
      named: beneficiaries(facts),
    },
    notary: {
      need: 'optional',
      facts: [
        {
          text: 'Only for the self-proving affidavit. The testator and both witnesses swear and sign before the officer, who is a third person.',
          source: 'W.S. 2-6-114; Estate of Meyer, 2016 WY 6',
        },
      ],
    },
    ifMissing: [
      {
        text: 'Without two witnesses the will is void, unless it is wholly in the testator’s own handwriting.',
        source: 'W.S. 2-6-112, 2-6-113',
      },
      {
        text: 'Without the affidavit, or with a witness as its notary, the will has to be proved otherwise.',
        source: 'W.S. 2-6-114; Estate of Meyer, 2016 WY 6',
      },
    ],
    afterwards: [
      { text: 'The original, with its pages together and its staple in.', source: 'Pour-Over Will' },
      { text: 'A physical act on the original can revoke the will.', source: 'W.S. 2-6-117' },
    ],
  }
}

export function powerOfAttorney({ trust }: Facts): SigningSheet {
  return {
    document: 'power-of-attorney',
    signers: [
      { name: answer(trust, 'dpoa_principalName'), as: 'Principal' },
      { name: answer(trust, 'dpoa_agentName'), as: 'Agent, certification (optional, only when it is asked for)' },
    ],
    signing: [
      { text: 'The principal also puts initials, by hand, beside each power that is given.', source: 'W.S. 3-9-301' },
    ],
    witnesses: { need: 'none', facts: [{ text: 'None are required.', source: 'W.S. 3-9-105' }], named: [] },
    notary: {
      need: 'refusable',
      facts: [{ text: 'An acknowledged signature is presumed genuine.', source: 'W.S. 3-9-105' }],
    },
    ifMissing: [
      {
        text: 'Valid without a notary, but banks and others need not accept it.',
        source: 'W.S. 3-9-105, 3-9-119, 3-9-120',
      },
    ],
    afterwards: [{ text: 'To be used for land it must be recorded.', source: 'W.S. 34-1-104' }],
  }
}

export function healthCareDirective({ trust }: Facts): SigningSheet {
  return {
    document: 'health-care-directive',
    ...(trust.healthCareDirectiveSkipped && { skipped: true as const }),
    signers: [{ name: answer(trust, 'hcd_principalName'), as: 'Principal' }],
    signing: [],
    witnesses: {
      need: 'two-or-notary',
      facts: [
        { text: 'Two witnesses who saw the principal sign or acknowledge the signature.', source: 'W.S. 35-22-403(b)' },
        {
          text: 'Not a health care provider who treats the principal, or an employee of one; not the operator or an employee of a community care or residential care facility; not the agent or an alternate agent.',
          source: 'W.S. 35-22-403',
        },
      ],
      namedAs: 'The agent in your answers',
      named: [{ name: answer(trust, 'hcd_agentName'), as: 'Health care agent' }],
    },
    notary: {
      need: 'two-or-notary',
      facts: [{ text: 'In place of the two witnesses.', source: 'W.S. 35-22-403(b)' }],
    },
    ifMissing: [
      {
        text: 'With neither, the naming of the agent is not valid; written instructions may still stand.',
        source: 'W.S. 35-22-403(a), (b)',
      },
    ],
    afterwards: [
      { text: 'A copy has the same effect as the original.', source: 'W.S. 35-22-413' },
      {
        text: 'The original where it is found at once; copies for the agent, the alternate agent and the primary physician.',
        source: 'Health Care Directive, Part 5',
      },
    ],
  }
}

export function einInstructions(facts: Facts): SigningSheet {
  return {
    document: 'ein-instructions',
    signers: trustees(facts).map(({ name, as }) => ({ name, as: `${as}, on Form SS-4 itself` })),
    signing: [
      { text: 'Nobody signs these instructions. The trustee signs Form SS-4.', source: 'EIN Application Instructions' },
    ],
    witnesses: { need: 'none', facts: [], named: [] },
    notary: { need: 'none', facts: [] },
    ifMissing: [],
    afterwards: [
      { text: 'The notice of the number, with the original of the agreement.', source: 'EIN Application Instructions' },
    ],
  }
}
