import { type Message, message } from '#domain/message.ts'
import type { TrustRecord } from '#domain/trust/record.ts'
import { isFixedBySigning, isSigned } from '#domain/trust/signing-day.ts'
import { translate } from '#web/i18n/i18n.ts'

/** What a removal does once documents are signed: it no longer reaches the trust itself. */
const AFTER_SIGNING = {
  asset:
    'This asset, with every detail you gave, is removed from your answers, and so from the funding plan and the handover. What was signed does not change: if the signed agreement or assignment lists the asset, it still binds. If you sold it or mean to sell it, first open Something Changed, on the dashboard.',
  beneficiary:
    'This beneficiary, with every detail you gave, is removed from your answers. What was signed does not change: whom the signed Schedule A names is still a beneficiary. Something Changed, on the dashboard, says what a signed trust can change.',
} as const

const maySignedList = (trust: TrustRecord, noun: keyof typeof AFTER_SIGNING) =>
  noun === 'asset'
    ? isSigned(trust, 'trust-agreement') || isSigned(trust, 'assignment-of-assets')
    : isFixedBySigning(trust, 'schedule-a')

/** What is said before an entry is removed; `offices` are the other answers with its name. */
export function removalWords(
  trust: TrustRecord,
  noun: keyof typeof AFTER_SIGNING,
  offices: readonly string[],
): { body: Message | string; more?: readonly Message[] } {
  const list = offices.map((office) => translate(office)).join(', ')
  const isElsewhere = offices.length > 0
  if (maySignedList(trust, noun))
    return {
      body: AFTER_SIGNING[noun],
      ...(isElsewhere && { more: [message('The same name stays in other answers as: {list}.', { list })] }),
    }
  const called = message(noun)
  return {
    body: isElsewhere
      ? message(
          'This {noun}, with every detail you gave, is removed from your trust. The same name stays in other answers as: {list}.',
          { noun: called, list },
        )
      : message('This {noun}, with every detail you gave, is removed from your trust.', { noun: called }),
  }
}
