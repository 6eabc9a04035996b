import { foldedName, isBlank } from '../../formats/names.ts'
import { listOf, message } from '../../message.ts'
import { afterbornTake, dividedByShares, termsOf } from '../distribution-terms.ts'
import type { Beneficiary } from '../entries.ts'
import { classesOf, effectiveShares, shareErrors, sharesOf } from '../shares.ts'
import { entriesThatCount } from '../who-may-serve.ts'
import { beneficiaryPlaces, type Finding, placesOf, type Rule } from './finding.ts'

const isChild = ({ relationship }: Beneficiary) => relationship === 'child'

export const sharesAddUp: Rule = (trust) =>
  shareErrors(entriesThatCount(trust), dividedByShares(termsOf(trust))).map(
    ({ field, text, consequence }): Finding => ({
      id: `total ${field}`,
      kind: 'differs',
      text,
      consequence,
      documents: ['schedule-a'],
      places: placesOf('beneficiaries'),
    }),
  )

/** What a share of 0% keeps from somebody, and what it does not. */
export const nothingOfTheShares: Rule = (trust) => {
  const beneficiaries = entriesThatCount(trust)
  const terms = termsOf(trust)
  const shares = effectiveShares(beneficiaries, terms.divided)
  const nothing = classesOf(beneficiaries).primary.filter(({ id }) => shares.get(id)?.percent === 0)
  return nothing.length > 0
    ? [
        {
          id: 'nothing-of-the-shares',
          kind: 'doubtful',
          text: message('A share of 0% is given for {names}.', { names: listOf(nothing.map(({ name }) => name)) }),
          consequence:
            terms.divided || terms.open
              ? 'A share of 0% receives nothing when property is divided by shares. It does not limit the trustee’s discretionary payments.'
              : terms.ownWords
                ? 'Your own words decide who receives what, whatever the share.'
                : 'The trustee decides who receives how much, and may pay a person with a share of 0% too.',
          source: 'Irrevocable Trust Agreement, Article 4',
          documents: ['trust-agreement', 'schedule-a'],
          places: beneficiaryPlaces(nothing),
        },
      ]
    : []
}

/** Where the trustee decides, a stated share is easily taken for a right. */
export const sharesWithoutEffect: Rule = (trust) => {
  const { divided, ownWords, open } = termsOf(trust)
  const beneficiaries = entriesThatCount(trust)
  const stated = (['sharePercent', 'principalShare'] as const).some((field) => sharesOf(beneficiaries, field).any)
  return stated && !divided && !ownWords && !open
    ? [
        {
          id: 'shares-without-effect',
          kind: 'differs',
          text: 'Shares are given, but with the chosen distribution the trustee decides who receives how much.',
          consequence:
            'The shares do not bind the trustee, who may pay unequal amounts or nothing. They apply only where Article 9 or 11 of the agreement divides the property, as at the end of the trust.',
          source: 'Irrevocable Trust Agreement, Article 5',
          documents: ['trust-agreement', 'schedule-a'],
          places: placesOf('beneficiaries', 'distributionType'),
        },
      ]
    : []
}

/** Agreements that divide the property alone leave the column of income shares without effect. */
export const incomeShares: Rule = (trust) => {
  const terms = termsOf(trust)
  return !terms.open &&
    dividedByShares(terms) === 'principal' &&
    trust.beneficiaries?.some(({ incomeShare }) => incomeShare !== undefined)
    ? [
        {
          id: 'income-shares',
          kind: 'differs',
          text: 'Shares of the income are given, but the chosen distribution does not divide the income.',
          consequence: 'They are printed on Schedule A and have no effect.',
          source: 'Irrevocable Trust Agreement, Article 4',
          documents: ['trust-agreement', 'schedule-a'],
          places: placesOf('beneficiaries', 'distributionType'),
        },
      ]
    : []
}

/** The grantor's own words decide alone: who is not in them has no share of what they give away. */
export const leftOutOfWords: Rule = (trust) => {
  const { distributionType, customRules = '' } = trust
  if (distributionType !== 'custom' || isBlank(customRules)) return []
  const words = foldedName(customRules)
  // A first name or a surname will do, and words such as 'my children' name nobody.
  const isMeant = ({ name }: Beneficiary) =>
    foldedName(name)
      .split(' ')
      .some((part) => part.length > 2 && words.includes(part))
  const { primary } = classesOf(entriesThatCount(trust))
  const silent = primary.filter((one) => !isMeant(one))
  return silent.length > 0 && silent.length < primary.length
    ? [
        {
          id: 'left-out-of-words',
          kind: 'doubtful',
          text: message('Your custom distribution rules do not mention {names}.', {
            names: listOf(silent.map(({ name }) => name)),
          }),
          consequence:
            'Your own words decide who receives what. Stated shares do not bind the trustee for what the words leave open.',
          source: 'Irrevocable Trust Agreement, Article 5',
          documents: ['trust-agreement'],
          places: placesOf('customRules'),
        },
      ]
    : []
}

/** Where the grantor's children are named, a later child shares with them and with nobody else. */
export const afterbornWithoutChild: Rule = (trust) => {
  const { beneficiaries = [], afterbornChildren } = trust
  const named = beneficiaries.some(isChild)
  return beneficiaries.length > 0 && !named && afterbornChildren !== 'excluded'
    ? [
        {
          id: 'afterborn-without-child',
          kind: 'law',
          text: 'No child of the grantor is on the list of beneficiaries, but children born or adopted later take a share.',
          consequence:
            afterbornTake(trust) === 'reducing'
              ? 'A child born or adopted later becomes a primary beneficiary, and the shares of the other primary beneficiaries are reduced.'
              : 'A child born or adopted later becomes a primary beneficiary and takes an equal share with the others, whose shares are reduced.',
          source: 'Irrevocable Trust Agreement, Article 4',
          documents: ['trust-agreement', 'schedule-a'],
          places: placesOf('afterbornChildren', 'beneficiaries'),
        },
      ]
    : []
}

/** Who shares with children who take nothing takes nothing. */
export const afterbornOfNothing: Rule = (trust) => {
  const beneficiaries = entriesThatCount(trust)
  const { divided } = termsOf(trust)
  if (!divided || trust.afterbornChildren === 'excluded') return []
  const { primary, contingent } = classesOf(beneficiaries)
  const children = (primary.some(isChild) ? primary : contingent).filter(isChild)
  const shares = effectiveShares(beneficiaries, divided)
  return children.length > 0 && children.every(({ id }) => shares.get(id)?.percent === 0)
    ? [
        {
          id: 'afterborn-of-nothing',
          kind: 'doubtful',
          text: 'The share of every child of the grantor on the list is 0%.',
          consequence: 'A child born or adopted later shares with them, and so takes nothing.',
          source: 'Irrevocable Trust Agreement, Article 4',
          documents: ['trust-agreement', 'schedule-a'],
          places: placesOf('afterbornChildren', 'beneficiaries'),
        },
      ]
    : []
}

export const onlyContingent: Rule = (trust) => {
  const beneficiaries = entriesThatCount(trust)
  return beneficiaries.length > 0 && beneficiaries.every(({ isPrimary }) => isPrimary === false)
    ? [
        {
          id: 'only-contingent',
          kind: 'doubtful',
          text: 'Every beneficiary is marked contingent, which means second in line.',
          consequence: 'If nobody is first in line, the agreement lets them take from the beginning.',
          documents: ['schedule-a'],
          places: placesOf('beneficiaries'),
        },
      ]
    : []
}
