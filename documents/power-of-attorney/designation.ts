import type { TrustRecord } from '#domain/trust/record.ts'
import { fill, lead, p } from '../compose.ts'
import type { Block } from '../model.ts'
import { answer } from '../wording/fallbacks.ts'

export function agents(trust: TrustRecord): Block[] {
  return [
    { kind: 'heading', text: 'DESIGNATION OF AGENT' },
    p`I, ${answer(trust, 'dpoa_principalName')}, of ${answer(trust, 'dpoa_principalAddress')}, name the following person as my agent:`,
    p`Name of agent: ${answer(trust, 'dpoa_agentName')}`,
    p`Agent’s address: ${answer(trust, 'dpoa_agentAddress', '\n')}`,
    fill('Agent’s telephone number'),
    { kind: 'heading', text: 'DESIGNATION OF SUCCESSOR AGENT(S) (OPTIONAL)' },
    lead`If my agent is unable or unwilling to act for me, I name as my successor agent:`,
    fill('Name of successor agent'),
    fill('Successor agent’s address'),
    fill('Successor agent’s telephone number'),
    lead`If my successor agent is unable or unwilling to act for me, I name as my second successor agent:`,
    fill('Name of second successor agent'),
    fill('Second successor agent’s address'),
    fill('Second successor agent’s telephone number'),
  ]
}
