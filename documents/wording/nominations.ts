import { p } from '../compose.ts'
import type { Block } from '../model.ts'

/** Two papers have a place for such a nomination; which of them controls, said in both alike. */
export const WHICH_NOMINATION_CONTROLS: Block = p`If my power of attorney and my health care directive nominate different persons, my health care directive controls as to a guardian of my person, and my power of attorney controls as to a conservator or guardian of my estate.`
