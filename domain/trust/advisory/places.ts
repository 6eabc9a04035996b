import type { Beneficiary } from '../entries.ts'
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

export function agePlace({ id, name }: Pick<Beneficiary, 'id' | 'name'>): QuestionPlace {
  return { path: detailPath('beneficiary-age', id), label: `Distribution Age of ${name}`, question: 'distributionAge' }
}
