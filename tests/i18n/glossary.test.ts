import { expect, test } from 'vitest'
import { GLOSSARY } from './glossary.ts'
import { texts, translated } from './spanish.ts'

test.each(GLOSSARY)('%s is the same word everywhere', (english, spanish) => {
  const all = translated.filter(([key]) => english.test(key))
  expect(all.length).toBeGreaterThan(0)
  const others = all.filter(([, text]) => !spanish.test(text))
  expect(others).toEqual([])
})

test('nobody is addressed with tú', () => {
  const informal = /\b(tu|tus|tú|ti|contigo|puedes|quieres|tienes|haz)\b/i
  expect([...texts.values()].filter((text) => informal.test(text))).toEqual([])
})

test('nobody is taken for a man', () => {
  const male =
    /¿Listo\b|\bbienvenido\b|\b(usted|sí) mismo\b|\bmanténgase informado\b|\bnacido en\b|\blo (llevamos|nombran|compromete)\b/i
  // A trustee, who is no reader.
  const ofTrustees = /^Un(less the agreement|a)|^The trustee holds|^A successor steps/
  const found = [...texts].filter(([key, text]) => male.test(text) && !ofTrustees.test(key))
  expect(found).toEqual([])
})
