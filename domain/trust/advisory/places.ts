import { message } from '../../message.ts'
import type { Asset, Beneficiary } from '../entries.ts'
import { entryPlace, type QuestionPlace, questionOf } from '../question-of.ts'
import { detailPath } from '../routes.ts'

/** Where these answers are given. Throws for a field that nobody is asked for. */
export function placesOf(...fields: readonly string[]): QuestionPlace[] {
  return fields.map((field) => {
    const place = questionOf(field)
    if (!place) throw new Error(`Nobody is asked for ${field}.`)
    return place
  })
}

export function beneficiaryPlace({ id, name }: Pick<Beneficiary, 'id' | 'name'>): QuestionPlace {
  return { ...entryPlace('beneficiaries', id), label: name }
}

/** The longest row of names beside a finding; of more entries it leads to their list. */
const MOST = 12

export function beneficiaryPlaces(some: readonly Beneficiary[]): QuestionPlace[] {
  return some.length > MOST ? placesOf('beneficiaries') : some.map(beneficiaryPlace)
}

export function assetPlaces(some: readonly Asset[]): QuestionPlace[] {
  return some.length > MOST
    ? placesOf('assets')
    : some.map(({ id, name }) => ({ ...entryPlace('assets', id), label: name }))
}

export function agePlace({ id, name }: Pick<Beneficiary, 'id' | 'name'>): QuestionPlace {
  return {
    path: detailPath('beneficiary-age', id),
    label: message('Distribution Age of {name}', { name }),
    question: 'distributionAge',
  }
}
