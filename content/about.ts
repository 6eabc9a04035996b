import { message } from '#domain/message.ts'
import { product } from '#domain/product.ts'

/** True until the operator puts in its own founder's story. While it is, the page and the server say so. */
export const STORY_IS_A_SAMPLE: boolean = true

/** How the company came about, in the founder's words, and the founder. */
export const story = {
  paragraphs: [
    'When my grandfather died, he left a ranch, four children and one handwritten page.',
    'Everybody knew what he had meant. Nobody could prove it. It took the family three years to settle what he could have said in an afternoon, and by then two of my aunts no longer spoke to each other.',
    'When it was my turn to plan, I sat in front of a sixty-page form. I am used to reading contracts, and I still could not have said which of its blanks mattered. The questions were simple enough. Who looks after things? Who benefits, and from what age? Who steps in when somebody cannot? They were just buried in legal language.',
    message(
      'That is the idea of {name}: ask the questions one at a time, in plain words, and let the paper follow. Each step says where its answers go, and the questions that need it say why they are asked. Your answers fill every document that needs them. The program leaves blank what it cannot know, and says so.',
      { name: product.name },
    ),
    'We chose Wyoming because its law allows a trust to last for generations and sets out the rules in its statutes. The contour lines on these pages stand for a family: one line for each generation.',
    'We are not a law firm, and we do not want to be mistaken for one. Take what you have written here to an attorney who knows Wyoming trust law. You will arrive with the questions answered and a draft to argue with, and that is a good place to begin.',
  ],
  teller: 'E. H., founder',
} as const

/** One of the people who lead the company, shown by initials and role (specification P 2.7, P 3). */
interface TeamMember {
  /** The initials with their points. */
  name: string
  title: string
  /** Drawn in a circle instead of a photograph. */
  initials: string
  /** What the role answers for. */
  charge: string
}

/** True until the operator's own people stand below. While it is, the page and the server say so. */
export const TEAM_IS_A_SAMPLE: boolean = true

export const team: readonly TeamMember[] = [
  {
    name: 'E. H.',
    title: 'Founder and Chief Executive',
    initials: 'EH',
    charge: 'Decides what is built, and what is left out.',
  },
  {
    name: 'M. O.',
    title: 'Head of Documents',
    initials: 'MO',
    charge: 'Works to keep the nine documents in step with Wyoming law and with each other.',
  },
  {
    name: 'J. T.',
    title: 'Head of Engineering',
    initials: 'JT',
    charge: 'Works to keep answers from being lost or seen by others.',
  },
  {
    name: 'S. R.',
    title: 'Head of Customer Care',
    initials: 'SR',
    charge: 'Reads every letter, and turns common questions into better pages.',
  },
]
