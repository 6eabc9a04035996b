import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { inLanguage, type Translate } from '#domain/message.ts'
import { translationsIn } from '#scripts/i18n/catalog.ts'

export const file = readFileSync(join(import.meta.dirname, '..', '..', 'web', 'i18n', 'es.po'), 'utf8')

/** The Spanish texts by their English. */
export const texts = translationsIn(file)

/** Those that have Spanish; one test reports the others. */
export const translated = [...texts].filter(([, text]) => text !== '')

/** A text of `domain/`, `api/` or the server in Spanish. */
export const spanish: Translate = (text) => {
  const translationOf = (id: string) => texts.get(id) ?? id
  return typeof text === 'string' ? translationOf(text) : inLanguage(text, translationOf, 'es-US')
}

/**
 * The field's own words, each with the one Spanish word that stands for it on every page. Where English has two names for
 * one office, so has Spanish. A test holds the catalog to it.
 */
export const GLOSSARY: readonly (readonly [english: RegExp, spanish: RegExp])[] = [
  [/\bgrantors?\b/i, /otorgante/i],
  [/\bco-trustees?\b/i, /cofiduciari/i],
  [/\bsuccessor trustees?\b/i, /fiduciario sucesor/i],
  [/\bbackup trustees?\b/i, /fiduciario suplente/i],
  [/\btrustees?\b/i, /fiduciari/i],
  [/\bbeneficiar(y|ies)\b/i, /beneficiari/i],
  [/\bdynasty trusts?\b/i, /dinástico|dynasty trust/i],
  [/\btestators?\b/i, /testador/i],
  [/\bexecutors?\b/i, /albacea/i],
  [/\bguardians?\b/i, /tutor/i],
  [/\bpower of attorney\b/i, /poder notarial/i],
  [/\bhealth care directive\b/i, /directiva (anticipada )?de atención médica|Health Care Directive/i],
  [/\bpour-over will\b/i, /testamento( de traspaso)?/i],
  [/\bcertificate of trust\b/i, /certificado de fideicomiso|certificate of trust/i],
  [/\bassignment of assets\b/i, /cesión de bienes|Assignment of Assets/i],
  [/\bschedule a\b/i, /anexo a/i],
  [/\bsocial security numbers?\b/i, /números? de seguro social/i],
  [/\bresponsible party\b/i, /parte responsable/i],
  // Never «firma», which is what is put under a document.
  [/\bfirms?\b/i, /compañía de inversiones|bufete/i],
  [/\bcounty clerks?\b/i, /secretarios? de(l)? condado/i],
]
