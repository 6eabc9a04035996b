import { expect, test } from 'vitest'
import { merge } from '#domain/trust/merge.ts'
import { factPlaces, factsPatch, peopleIn } from '#domain/trust/own-facts.ts'
import { families } from '#samples/families.ts'

const TODAY = '2026-05-03'

test.each(Object.entries(families))('in the family %s each person has a place, and each place a person', (_, trust) => {
  for (const name of peopleIn(trust, TODAY)) {
    const places = factPlaces(name, trust)
    expect(places.length).toBeGreaterThan(0)
    const patch = factsPatch(
      places.map((place) => ({ ...place, value: `${place.fact}@new.example` })),
      trust,
    )
    const after = factPlaces('name@new.example', merge(trust, patch))
    expect(after.map(({ path }) => path)).toEqual(places.map(({ path }) => path))
    expect(after.filter(({ fact, value }) => value !== `${fact}@new.example`)).toEqual([])
  }
})
