import { expect, test } from 'vitest'
import { texts } from '#web/spanish/catalogue.ts'
import { GLOSSARY } from '#web/spanish/glossary.ts'

test.each(GLOSSARY)('%s is the same word everywhere', (english, spanish) => {
  const all = Object.entries(texts).filter(([key]) => english.test(key))
  expect(all.length).toBeGreaterThan(0)
  const others = all.filter(([, entry]) => !spanish.test(typeof entry === 'string' ? entry : entry.other))
  expect(others).toEqual([])
})

test('nobody is addressed with tú', () => {
  const informal = /\b(tu|tus|tú|ti|contigo|puedes|quieres|tienes|haz)\b/i
  expect(Object.values(texts).filter((entry) => typeof entry === 'string' && informal.test(entry))).toEqual([])
})

test('nobody is taken for a man', () => {
  const male =
    /¿Listo\b|\bbienvenido\b|\b(usted|sí) mismo\b|\bmanténgase informado\b|\bnacido en\b|\blo (llevamos|nombran|compromete)\b/i
  // A trustee, who is no reader.
  const ofTrustees = /^Un(less the agreement|a)|^The trustee holds|^A successor steps/
  const found = Object.entries(texts).filter(
    ([key, entry]) => typeof entry === 'string' && male.test(entry) && !ofTrustees.test(key),
  )
  expect(found).toEqual([])
})
