import * as z from 'zod/mini'
import { paragraph } from '../../formats/schemas.ts'
import { stagesAnswer, stagesOf } from '../distribution-ages.ts'
import { TERMINATION_CHOICES, THOUSAND_YEARS_EVENT, terminationChoice } from '../distribution-terms.ts'
import { DISTRIBUTION_TYPES, keysOf } from '../enumerations.ts'
import type { TrustPatch } from '../patch.ts'
import { DASHBOARD, stepPath } from '../routes.ts'
import { INVALID, textsOf } from './answers.ts'
import type { Answers, Step } from './step.ts'

const CUSTOM_MISSING = 'Please specify your custom distribution rules.'
const OWN_EVENT_MISSING = 'Please say when the trust ends, or choose one of the other two.'

const TYPE_HINTS = {
  'lump-sum':
    'The property is divided into shares at the grantor’s death. Each share is paid out whole then or, if later, when its beneficiary reaches the distribution age.',
  staggered:
    'The property is divided into shares at the grantor’s death. Each share is paid in thirds at the distribution age, five years later, and ten years later, but not before that death.',
  custom:
    'You write the rules in your own words. Where they name no time, they are carried out at the grantor’s death.',
  discretionary:
    'One fund for the whole family, not divided while the trust lasts. The trustee decides who receives what, and when.',
  hems: 'From the grantor’s death, each beneficiary has a share in trust for life. The trustee may pay from it for health, education, maintenance and support.',
  'income-principal':
    'From the grantor’s death, each beneficiary has a share in trust for life and receives its income every year. The trustee decides whether any of the property itself is paid out.',
  incentive:
    'From the grantor’s death, each beneficiary has a share in trust for life. The trustee may pay from it for health, education and need, and may add to what a person achieves: a degree or a trade, earned income, a home, a business.',
} as const
const OWN_STAGES_HINT =
  'The property is divided into shares at the grantor’s death. Each share is paid in parts at the ages that you set below, but not before that death.'

const events = { default: null, thousand: THOUSAND_YEARS_EVENT } as const

export const distributionStep: Step = {
  number: 7,
  slug: 'distribution',
  name: 'Distribution Rules',
  heading: 'Distribution Rules',
  description: 'How and when the beneficiaries receive what the trust holds for them.',
  goesInto: { documents: ['trust-agreement'], why: 'It decides who receives what, and when.' },
  terms: ['termination'],
  total: 9,
  back: stepPath('assets'),
  previous: stepPath('assets'),
  next: () => stepPath('backup-trustee'),
  exit: DASHBOARD,
  currentStep: 6,
  questions: [
    {
      name: 'distributionType',
      label: 'Distribution Type',
      kind: 'choice',
      hint: 'Until the grantor dies, the trustee may pay for the primary beneficiaries’ health, education, maintenance and support, unless you choose one fund or write other rules.',
      choices: DISTRIBUTION_TYPES,
      choiceGroup: {
        title: 'Keep it in trust for generations',
        hint: 'When a descendant of the grantor dies, his or her own descendants follow, in trust, generation after generation, until the trust ends.',
        first: 'discretionary',
      },
      choiceHintsOf: ({ distributionStages }) => ({
        ...TYPE_HINTS,
        ...(stagesOf({ distributionStages: String(distributionStages ?? '') }).length > 0 && {
          staggered: OWN_STAGES_HINT,
        }),
      }),
      why: 'What is paid out leaves the trust and the protection of its terms; what stays in it remains protected as far as the law allows (W.S. 4-10-502, 4-10-503).',
    },
    {
      name: 'distributionStages',
      label: 'Your own ages and parts',
      kind: 'stages',
      optional: true,
      hint: 'Instead of thirds, set the ages at which a share is paid and how much is paid at each. If a beneficiary’s own distribution age is later, the earlier parts are paid at that age.',
      shownIf: (answers) => answers.distributionType === 'staggered',
      preservedIf: (stages) => stagesAnswer.safeParse(stages).success,
    },
    {
      name: 'customRules',
      label: 'Custom Distribution Rules',
      kind: 'paragraph',
      hint: 'Used only when Custom is selected. Say who receives what, when, and who comes next: “The income to my sister for her life, then everything to my children in equal parts.”',
      enabledIf: (answers) => answers.distributionType === 'custom',
    },
    {
      name: 'termination',
      label: 'When the trust ends',
      kind: 'choice',
      choices: TERMINATION_CHOICES,
      choiceHints: {
        default: 'The classic period: the lifetimes of people who are living now, and 21 years more.',
        thousand:
          'The longest period of Wyoming’s statute, if its conditions are met (W.S. 34-1-139(b)). Land that the trust itself holds keeps the classic period.',
        own: 'An event or a date that you describe.',
      },
    },
    {
      name: 'terminationEvent',
      label: 'The event that ends the trust',
      kind: 'paragraph',
      shownIf: (answers) => answers.termination === 'own',
    },
  ],
  initial: (trust) => {
    const termination = terminationChoice(trust)
    return {
      ...textsOf(trust, ['distributionType', 'distributionStages', 'customRules']),
      termination,
      terminationEvent: termination === 'own' ? (trust.terminationEvent ?? '') : '',
    }
  },
  schema: () =>
    z
      .object({
        distributionType: z.enum(keysOf(DISTRIBUTION_TYPES), 'Please choose how the trust distributes its property.'),
        distributionStages: stagesAnswer,
        customRules: paragraph(),
        termination: z.enum(keysOf(TERMINATION_CHOICES), 'Please choose when the trust ends.'),
        terminationEvent: paragraph(),
      })
      .check(
        z.refine((answers) => answers.distributionType !== 'custom' || answers.customRules !== '', {
          path: ['customRules'],
          error: CUSTOM_MISSING,
        }),
        z.refine((answers) => answers.termination !== 'own' || answers.terminationEvent !== '', {
          path: ['terminationEvent'],
          error: OWN_EVENT_MISSING,
        }),
      ) as unknown as z.ZodMiniType<Answers>,
  change: (answers, trust, { distributionClause }): TrustPatch => {
    const patch: TrustPatch = {}
    const termination = answers.termination || (answers.terminationEvent ? terminationChoice(trust) : undefined)
    if (termination === 'own') {
      if (answers.terminationEvent) patch.terminationEvent = String(answers.terminationEvent)
    } else if (answers.termination) patch.terminationEvent = events[termination as keyof typeof events]
    const distributionType = String(answers.distributionType || trust.distributionType || '')
    if (answers.distributionType) patch.distributionType = distributionType
    const stages = answers.distributionStages
    // Like custom rules, they are kept for a return to their type.
    if (stages || (stages === '' && distributionType === 'staggered')) patch.distributionStages = String(stages) || null
    if (distributionType === 'custom') {
      const { customRules } = answers
      return customRules
        ? { ...patch, customRules: String(customRules), distributionRules: String(customRules) }
        : patch
    }
    if (!distributionType || (!answers.distributionType && stages === undefined)) return patch
    const after = { ...trust, distributionType, ...(stages !== undefined && { distributionStages: String(stages) }) }
    const rules = distributionClause?.(after)
    return rules ? { ...patch, distributionRules: rules } : patch
  },
  errorToast: (errors) =>
    errors.some(({ message }) => message === CUSTOM_MISSING)
      ? { title: 'Custom Rules Required', description: CUSTOM_MISSING }
      : INVALID,
  saved: { title: 'Progress Saved', description: 'Your distribution rules have been saved.' },
  saveFailed: () => ({ title: 'Save Error', description: 'Failed to save your data. Please try again.' }),
}
