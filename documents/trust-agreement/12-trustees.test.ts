import { describe, expect, test } from 'vitest'
import type { Beneficiary } from '#domain/trust/entries.ts'
import type { TrustRecord } from '#domain/trust/record.ts'
import { plainText } from '../plain-text.ts'
import { trustAgreement } from './build.ts'

const text = (changes: Partial<TrustRecord>) =>
  plainText(
    trustAgreement({
      uid: 'u',
      trustName: 'Hollis Trust',
      trustDate: '2025-07-04',
      grantorName: 'Margaret Hollis',
      trusteeType: 'other',
      trusteeName: 'Dan Reyes',
      ...changes,
    }),
  )
    .join('\n')
    .replaceAll('\u00A0', ' ')

describe('the only trustee who is the only Beneficiary', () => {
  const dan: Beneficiary = { id: 'd', name: 'Dan Reyes', relationship: 'child' }
  const nora: Beneficiary = { id: 'n', name: 'Nora Hollis', relationship: 'child', isPrimary: false }
  const said = [
    'Trustees: Dan Reyes and ____________________ (name of co-trustee)',
    '(b) the co-trustee whose name and address are written in Article 12.\n',
    'The initial co-trustees are Dan Reyes and the person whose name is written below in this Article as co-trustee. Article 14',
    'Without a co-trustee, Dan Reyes would be both the only trustee and the only Beneficiary named on Schedule A',
    'Co-trustee, full legal name and address:',
    'property has been transferred to the Trustee, and the co-trustee named in Article 12 has accepted.',
    'Co-Trustee (qualified to serve as Independent Trustee)',
    'or as authorized officer of ____________________, Trustee of',
    'made by Margaret Hollis as Grantor with Dan Reyes and the person whose name is written as co-trustee in its Article 12, as Trustees.',
    'Initials of co-trustee 2 and date:',
  ]
  test('needs another from the beginning', () => {
    for (const words of said) expect(text({ beneficiaries: [dan] })).toContain(words)
  })
  test('and does not where anybody else takes', () => {
    for (const words of said) expect(text({ beneficiaries: [dan, nora] })).not.toContain(words)
  })
})

describe('a minor whom the answers name', () => {
  const minors: Beneficiary[] = ['Dan Reyes', 'Eve Stone'].map((name, at) => ({
    ...{ id: `m${at}`, name, relationship: 'child', birthYear: 2012 },
  }))
  const shown = /Schedule A - Beneficiary Schedule shows that .*\nComplete the lines? before this Agreement is signed\./
  const trustees = ['Dan Reyes', 'Eve Stone', 'Ben Park'].map((name, at) => ({ id: `t${at}`, name, address: '' }))

  test.each<[string, Partial<TrustRecord>, string[]]>([
    [
      'as the trustee',
      {},
      [
        'Trustee: ____________________ (name of trustee)\n',
        'and ____________________ (name of trustee), of ____________________ (address) (the “Trustee”).',
        'The initial trustee is the person whose name is written below in this Article as trustee, who shall be neither a minor nor the Grantor.',
        'shows that Dan Reyes was a minor when this Agreement was prepared. A minor may not serve as trustee.',
        'Trustee, full legal name and address:',
        'Trustee:\t\nSignature:\t\nIf the trustee is a bank or trust company, name and title of authorized officer:\t\nCapacity: Trustee of',
        '(date) by ____________________ as Trustee of',
        'or as authorized officer of ____________________, Trustee of',
      ],
    ],
    [
      'as one of the co-trustees',
      { trustees: [0, 2].flatMap((at) => trustees[at] ?? []) },
      [
        'The initial co-trustees are Ben Park and the person whose name is written below in this Article as co-trustee, who shall be neither',
        'Co-trustee, full legal name and address:',
      ],
    ],
    [
      'twice',
      { trustees },
      [
        'The initial co-trustees are Ben Park and the persons whose names are written below in this Article as co-trustee, each of whom shall be neither',
        'shows that Dan Reyes and Eve Stone were minors when this Agreement was prepared.',
        'Complete the lines before this Agreement is signed.\nCo-trustee, full legal name and address:\t\nCo-trustee, full',
      ],
    ],
    [
      'as the successor',
      { trusteeName: 'Ben Park', backupTrusteeName: 'Dan Reyes', backupTrusteeAddress: '2 Oak Street' },
      [
        '(a) by Dan Reyes, of 2 Oak Street, if then an adult, as successor trustee;',
        '(b) by the person whose name is written below before this Agreement is signed, as successor trustee;',
        'Successor trustee, full legal name and address (not the Grantor; if none, write “none”):',
      ],
    ],
  ])('%s', (_, changes, said) => {
    const words = text({ beneficiaries: minors, ...changes })
    for (const part of said) expect(words).toContain(part)
    expect(words).toMatch(shown)
  })

  test('is not there where every one of them is an adult', () => {
    expect(text({ beneficiaries: minors.map((one) => ({ ...one, birthYear: 2000 })) })).not.toMatch(shown)
  })
})
