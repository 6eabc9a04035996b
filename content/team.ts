/** One of the people who lead the company, shown by initials and role (specification P 2.7, P 3). */
export interface TeamMember {
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
