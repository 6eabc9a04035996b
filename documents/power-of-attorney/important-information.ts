import { p } from '../compose.ts'
import type { Block } from '../model.ts'

export function importantInformation(): Block[] {
  return [
    { kind: 'heading', text: 'IMPORTANT INFORMATION' },
    p`This power of attorney authorizes another person (your agent) to make decisions concerning your property for you (the principal). Your agent will be able to make decisions and act with respect to your property, including your money, whether or not you are able to act for yourself. The meaning of authority over the subjects listed on this form is explained in the Uniform Power of Attorney Act (W.S. 3-9-101 through 3-9-403).`,
    p`This power of attorney does not authorize the agent to make health care decisions for you.`,
    p`You should select someone you trust to serve as your agent. Unless you specify otherwise, generally the agent’s authority will continue until you die, or revoke the power of attorney, or the agent resigns or is unable to act for you.`,
    p`Your agent is entitled to reasonable compensation unless you state otherwise in the Special Instructions.`,
    p`This form provides for designation of one agent. If you wish to name more than one agent, you may name a coagent in the Special Instructions. Coagents are not required to act together unless you include that requirement in the Special Instructions.`,
    p`If your agent is unable or unwilling to act for you, your power of attorney will end unless you have named a successor agent. You may also name a second successor agent.`,
    p`This power of attorney becomes effective immediately unless you state otherwise in the Special Instructions.`,
    p`If you have questions about the power of attorney or the authority you are granting to your agent, you should seek legal advice before signing this form.`,
  ]
}
