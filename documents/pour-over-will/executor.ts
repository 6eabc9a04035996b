import type { TrustRecord } from '#domain/trust/record.ts'
import { article, fill, item, lead, p, section } from '../compose.ts'
import type { Block } from '../model.ts'
import { answer } from '../wording/fallbacks.ts'
import { ifAdult } from '../wording/if-adult.ts'
import { asWyomingLaw } from '../wording/wyoming-law.ts'

export function executor(trust: TrustRecord): Block[] {
  return [
    article('EXECUTOR'),
    section('Nomination'),
    p`I nominate ${answer(trust, 'executorName')}, of ${answer(trust, 'executorAddress')}${ifAdult(trust, 'executorName', 'if an adult at my death')}, as executor of this will. If that person does not survive me${ifAdult(trust, 'executorName', 'is not then an adult')}, fails to qualify or ceases to serve, I nominate as alternate executor the person whose name is written below before I sign. ${asWyomingLaw(trust.testatorAddress, 'If no name is written, or the alternate does not serve,')} the court shall appoint an administrator in the order stated in W.S. 2-6-208.`,
    fill('Alternate executor, full legal name (if none, write “none”)'),
    fill('Address of alternate executor'),
    section('Who may serve'),
    p`${asWyomingLaw(trust.testatorAddress, 'An executor')} shall be a resident and citizen of the United States, or a bank or trust company, and an executor who is not a resident of Wyoming shall appoint an agent in Wyoming for service of process (W.S. 2-11-301).`,
    section('No bond'),
    p`I expressly direct that no executor or alternate executor be required to furnish bond or other security in any jurisdiction (W.S. 2-3-111).`,
    section('Powers'),
    lead`In addition to the powers conferred by law, my executor may, without court approval to the extent the law permits:`,
    item`take possession of, retain, insure, sell, lease, mortgage and exchange real and personal property;`,
    item`continue, reorganize, sell or close a business;`,
    item`settle, contest or abandon claims in favor of or against my estate;`,
    item`employ and pay attorneys, accountants, appraisers and other advisers;`,
    item`file tax returns and make tax elections, including allocations of tax exemptions;`,
    item`distribute in cash or in kind, and deal with the Trustee even if the executor is also the Trustee; and`,
    item`apply for ancillary administration of property located outside the state of my domicile, or cause another person to be appointed there.`,
    section('Digital assets'),
    p`My executor may access and manage my digital assets. I consent to the disclosure of the content of my electronic communications to my executor (W.S. 2-3-1001 and following). A direction that I give with an online tool controls to the extent that W.S. 2-3-1004 provides.`,
  ]
}
