import { stateOf } from '#domain/formats/us-state.ts'
import { isWyomingCounty } from '#domain/formats/wyoming-county.ts'
import type { TrustRecord } from '#domain/trust/record.ts'
import { companion } from '../companion.ts'
import { fill, own, p, say } from '../compose.ts'
import { factsOf } from '../facts.ts'
import type { Block, Doc } from '../model.ts'
import { answer } from '../wording/fallbacks.ts'
import { value } from '../wording/value.ts'
import { execution } from './execution.ts'
import { executor } from './executor.ts'
import { family } from './family.ts'
import { general } from './general.ts'
import { debtsAndTaxes, tangibleProperty } from './gifts.ts'
import { guardian } from './guardian.ts'
import { residue } from './residue.ts'
import { selfProof } from './self-proof.ts'

/**
 * The state comes from the address, and is written by hand where it cannot be read there; so is the county of a testator
 * elsewhere whose answer, which serves the trust as well, names a county of Wyoming.
 */
function domicile(trust: TrustRecord): Block[] {
  const state = stateOf(trust.testatorAddress)
  const byHand = state !== 'Wyoming' && isWyomingCounty(trust.county)
  const county = byHand
    ? own('in the county written below before I sign')
    : say`in the county of ${answer(trust, 'county')}`
  const where = value(state, 'N/A', undefined, { field: 'testatorAddress' })
  return [
    state === undefined
      ? byHand
        ? p`I am domiciled in the county, and in the state or country, written below before I sign.`
        : p`I am domiciled ${county}, in the state or country written below before I sign.`
      : byHand
        ? p`I am domiciled in ${where}, ${county}.`
        : p`I am domiciled ${county}, ${where}.`,
    ...(byHand ? [fill('County of domicile of the testator')] : []),
    ...(state ? [] : [fill('State or country of domicile of the testator')]),
  ]
}

/** The Pour-Over Will (W.S. 2-6-103, 2-6-112), with the self-proving affidavit of W.S. 2-6-114. */
export function pourOverWill(trust: TrustRecord): Doc {
  const facts = factsOf(trust)
  const testator = answer(trust, 'testatorName')
  const blocks: Block[] = [
    {
      kind: 'title',
      title: { text: 'Last Will and Testament' },
      subtitle: 'Pour-Over Will',
      lines: [say`of ${testator}`],
    },
    { kind: 'heading', text: 'DECLARATION' },
    p`I, ${testator}, of ${answer(trust, 'testatorAddress')}, declare this to be my last will. I revoke all wills and codicils that I have previously made. I am of legal age and of sound mind, and I make this will freely.`,
    ...domicile(trust),
    ...family(facts),
    ...debtsAndTaxes(),
    ...tangibleProperty(),
    ...residue(facts),
    ...executor(trust),
    ...guardian(facts),
    ...general(facts),
    ...execution(trust),
    ...selfProof(facts),
  ]
  return {
    ...companion(trust, 'Pour-Over Will', say`Will of ${testator}`, blocks),
    footer: 'Testator’s initials: ____________',
  }
}
