import { holdsAccountNumber } from '../../formats/account-numbers-in-text.ts'
import { holdsWrittenNumber } from '../../formats/social-security-numbers-in-text.ts'
import { mayHaveAccount } from '../assets.ts'
import type { Asset } from '../entries.ts'
import type { Rule } from './finding.ts'
import { aboutAssets } from './property.ts'

const holdsNumber = ({ type, name, description = '', bankName = '', firmName = '' }: Asset) =>
  [name, description, bankName, firmName].some(
    (text) => holdsWrittenNumber(text) || (mayHaveAccount(type) && holdsAccountNumber(text)),
  )

/** The documents print what is typed, for the institutions and everybody else who is shown them. */
export const wholeNumbers: Rule = ({ assets = [] }) =>
  aboutAssets('whole-number', assets.filter(holdsNumber), {
    kind: 'doubtful',
    one: '{name} holds what looks like a full account or social security number; the last four digits are enough.',
    several:
      '{count} assets hold what looks like a full account or social security number; the last four digits are enough.',
    consequence: 'Printed word for word in Schedule B of the agreement and in the assignment.',
    documents: ['trust-agreement', 'assignment-of-assets'],
  })
