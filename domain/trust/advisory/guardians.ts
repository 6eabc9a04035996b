import { isBlank, sameName } from '../../formats/names.ts'
import { type Message, message } from '../../message.ts'
import type { Beneficiary } from '../entries.ts'
import { ageReached, isMinor, MAJORITY } from '../who-may-serve.ts'
import { beneficiaryPlaces, type Finding, placesOf, type Rule } from './finding.ts'

/** The children on the list are the testator's where the testator is the grantor. */
export const childrenWithoutGuardian: Rule = ({ beneficiaries = [], ...trust }, today) => {
  if (!isBlank(trust.guardianName) || !sameName(trust.testatorName, trust.grantorName)) return []
  const children = beneficiaries.filter(({ relationship }) => relationship === 'child')
  const about = (
    id: string,
    some: readonly Beneficiary[],
    text: (values: { count: number; name: string }) => Message,
  ): Finding[] =>
    some[0]
      ? [
          {
            id,
            kind: 'law',
            text: text({ count: some.length, name: some[0].name }),
            consequence:
              'A court appoints the guardian of a minor child. It looks first to a parent, then to the person nominated in the will of the custodial parent.',
            source: 'W.S. 3-2-107',
            documents: ['pour-over-will'],
            places: [...beneficiaryPlaces(some), ...placesOf('guardianName')],
          },
        ]
      : []
  const minors = children.filter((child) => isMinor(child, today))
  const ageless = children.filter(({ birthYear }) => birthYear === undefined)
  return [
    ...about('minors-without-guardian', minors, (values) =>
      message(
        '{count, plural, one {{name} is under 18} other {# children are under 18}}, and the will names no guardian.',
        values,
      ),
    ),
    ...about('children-without-guardian', ageless, (values) =>
      message(
        'No year of birth is given for {count, plural, one {{name}} other {# children}}, and the will names no guardian.',
        values,
      ),
    ),
  ]
}

/** Only a child of the testator's own who is a minor has a guardian by the will; one who turns 18 this year may be one still. */
export const guardianOfAdults: Rule = ({ beneficiaries = [], ...trust }, today) => {
  if (isBlank(trust.guardianName) || !sameName(trust.testatorName, trust.grantorName)) return []
  const children = beneficiaries.filter(({ relationship }) => relationship === 'child')
  const [first] = children
  return first && children.every((child) => (ageReached(child, today) ?? 0) > MAJORITY)
    ? [
        {
          id: 'guardian-of-adults',
          kind: 'doubtful',
          text: message(
            'The will names a guardian, and {count, plural, one {{name}, the child on the list, is an adult} other {all # children on the list are adults}}.',
            { count: children.length, name: first.name },
          ),
          consequence:
            'The nomination is for a minor child of the testator’s own, not for a grandchild. Without such a child it has no effect.',
          source: 'Pour-Over Will; W.S. 3-2-107',
          documents: ['pour-over-will'],
          places: [...placesOf('guardianName'), ...beneficiaryPlaces(children)],
        },
      ]
    : []
}

/** Nobody is asked for these nominees: both papers have a line for them. */
export const twoNominations: Rule = ({ dpoa_principalName, hcd_principalName, healthCareDirectiveSkipped }) =>
  sameName(dpoa_principalName, hcd_principalName) && !healthCareDirectiveSkipped
    ? [
        {
          id: 'two-nominations',
          kind: 'law',
          text: 'The power of attorney and the health care directive each have a line for a guardian of the principal.',
          consequence:
            'Each of the two documents may nominate a guardian, and the two may name different people. Both then give priority to the health care directive for a guardian of the person, and to the power of attorney for a conservator or guardian of the estate.',
          source: 'W.S. 3-9-301, 35-22-403(h)',
          documents: ['power-of-attorney', 'health-care-directive'],
          places: placesOf('dpoa_principalName', 'hcd_principalName'),
        },
      ]
    : []
