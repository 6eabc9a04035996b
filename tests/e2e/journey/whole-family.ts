import { randomUUID } from 'node:crypto'
import { expect } from '@playwright/test'
import { localDate } from '#domain/formats/calendar-date.ts'
import type { DocumentName } from '#domain/trust/documents.ts'
import type { TrustRecord } from '#domain/trust/record.ts'
import { families } from '#samples/families.ts'
import { expectSameAnswers } from './compare.ts'
import { downloaded } from './downloads.ts'
import { answerByNext, answerPassedBy, complete, expectAllDone, signUp } from './family.ts'
import type { Hand } from './hand.ts'
import { formOf } from './pages.ts'
import { expectToast } from './passing.ts'

const family = families.complete

const theTrust = [family.trustName, family.grantorName, family.trusteeName, family.backupTrusteeName]
const beneficiaries = (family.beneficiaries ?? []).map(({ name }) => name)
const assets = (family.assets ?? []).map(({ name }) => name)

async function expectDocument(hand: Hand, name: DocumentName, stem: string, names: readonly (string | undefined)[]) {
  const pressing = () =>
    hand.press(
      formOf(hand.page)
        .getByRole('button', { name: `Download ${name}`, exact: true })
        .first(),
    )
  const { fileName, text } = await downloaded(hand.page, pressing)
  expect(fileName).toBe(`The_Whitlock_Family_Dynasty_Trust_${stem}_${localDate(new Date())}.docx`)
  for (const each of names) expect(text, `${each} in ${name}`).toContain(each)
  for (const number of ['536904321', '536-90-4321']) expect(text, `a whole number in ${name}`).not.toContain(number)
  await expectToast(
    hand.page,
    'Document Downloaded',
    `Your ${name} document has been generated and downloaded successfully.`,
  )
}

/** The main job, whole: a new person signs up, types in the complete family, completes the trust and downloads it. */
export async function wholeFamily(hand: Hand): Promise<void> {
  const email = `margaret.${randomUUID().slice(0, 8)}@whitlock.example`
  await signUp(hand, { firstName: 'Margaret', lastName: 'Whitlock', email, password: 'granite-lantern-meadow' })
  await answerByNext(hand)
  await answerPassedBy(hand)
  await complete(hand)
  await expectAllDone(hand.page)
  await expectDocument(hand, 'Irrevocable Trust Agreement', 'Trust_Agreement', [
    ...theTrust,
    ...beneficiaries,
    ...assets,
  ])
  await expectDocument(hand, 'Schedule A - Beneficiary Schedule', 'Schedule_A_Beneficiaries', beneficiaries)
  const { record }: { record: TrustRecord } = await (await hand.page.request.get('/api/trust')).json()
  expectSameAnswers(record, family)
  expect(record.completedAt).toMatch(/^\d{4}-\d{2}-\d{2}T/)
}
