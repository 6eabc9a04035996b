import { stateOf } from '#domain/formats/us-state.ts'
import type { TrustRecord } from '#domain/trust/record.ts'
import { companion } from '../companion.ts'
import { fill, p, say } from '../compose.ts'
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

/** The state comes from the address, and is written by hand where it cannot be read there. */
function domicile(trust: TrustRecord): Block[] {
  const state = stateOf(trust.testatorAddress)
  const county = answer(trust, 'county')
  return state
    ? [p`I am domiciled in the county of ${county}, ${value(state, 'N/A', undefined, { field: 'testatorAddress' })}.`]
    : [
        p`I am domiciled in the county of ${county}, in the state written on the line below.`,
        fill('State of domicile of the testator'),
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
    ...guardian(trust),
    ...general(facts),
    ...execution(trust),
    ...selfProof(facts),
  ]
  return {
    ...companion(trust, 'Pour-Over Will', say`Will of ${testator}`, blocks),
    footer: 'Testator’s initials: ____________',
  }
}
