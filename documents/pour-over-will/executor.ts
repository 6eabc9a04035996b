import type { TrustRecord } from '#domain/trust/record.ts'
import { article, fill, item, lead, p, section } from '../compose.ts'
import type { Block } from '../model.ts'
import { answer } from '../wording/fallbacks.ts'

export function executor(trust: TrustRecord): Block[] {
  return [
    article('EXECUTOR'),
    section('Nomination'),
    p`I nominate ${answer(trust, 'executorName')}, of ${answer(trust, 'executorAddress')}, as executor of this will. If that person does not survive me, or does not qualify or ceases to serve, I nominate the alternate whose name is written here before I sign. If no name is written here or the alternate does not serve, the court appoints an administrator in the order of W.S. 2-6-208.`,
    fill('Alternate executor, full legal name (if none, write “none”)'),
    fill('Address of alternate executor'),
    section('Who may serve'),
    p`An executor shall be a resident and citizen of the United States, or a bank or trust company. An executor who does not live in Wyoming shall appoint an agent in Wyoming for service of process (W.S. 2-11-301).`,
    section('No bond'),
    p`I expressly direct that no executor, alternate executor or agent of an executor be required to give bond or other security in any place (W.S. 2-3-111).`,
    section('Powers'),
    lead`As far as the law allows without leave of a court, and in addition to the powers that the law gives, my executor may:`,
    item`take possession of, keep, insure, sell, lease, mortgage and exchange real and personal property;`,
    item`continue, reorganize, sell or close a business;`,
    item`settle, contest or abandon claims for or against my estate;`,
    item`employ and pay attorneys, accountants, appraisers and other advisers;`,
    item`file tax returns and make tax elections, including allocations of tax exemptions;`,
    item`distribute in money or in kind, and deal with the Trustee of the Trust even if the executor is that Trustee;`,
    item`apply for administration of property that I own outside Wyoming, or have another person appointed there.`,
    section('Digital assets'),
    p`My executor may have access to and may manage my digital assets. I consent to disclosure of the content of my electronic communications to my executor under W.S. 2-3-1001 and following. A direction that I have given with an online tool of a service prevails where W.S. 2-3-1004 says so.`,
  ]
}
