/** What somebody said about the product, as the home page shows it. */
export interface Testimonial {
  name: string
  /** Drawn in a circle instead of a photograph. */
  initials: string
  content: string
  /** Of five. */
  rating: number
}

/** True until real customers' words, which they agreed to see printed, stand below. While it is, the page and the server say so. */
export const TESTIMONIALS_ARE_SAMPLES: boolean = true

export const testimonials: readonly Testimonial[] = [
  {
    name: 'Ruth A.',
    initials: 'RA',
    content: 'I had put it off for years. One question at a time, I finished on a rainy Sunday.',
    rating: 5,
  },
  {
    name: 'Daniel M.',
    initials: 'DM',
    content: 'Every question says why it is asked. That alone was worth it.',
    rating: 5,
  },
  {
    name: 'Ines C.',
    initials: 'IC',
    content: 'Our attorney got a finished draft to read instead of a shoebox of notes.',
    rating: 5,
  },
  {
    name: 'Walter P.',
    initials: 'WP',
    content: 'I could stop at the hard questions, ask my brother, and pick up again the next day.',
    rating: 5,
  },
  {
    name: 'Grace T.',
    initials: 'GT',
    content: 'The list of what I own was the slow part. The rest followed from it.',
    rating: 5,
  },
  {
    name: 'Amir H.',
    initials: 'AH',
    content: 'I read the exact clause about ages before I agreed to it. No surprises.',
    rating: 5,
  },
  {
    name: 'Linda S.',
    initials: 'LS',
    content: 'It told me plainly what it cannot do. I trusted the rest more for it.',
    rating: 5,
  },
  {
    name: 'Peter O.',
    initials: 'PO',
    content: 'Word files that we could change ourselves. I did not expect that.',
    rating: 5,
  },
  {
    name: 'Mei L.',
    initials: 'ML',
    content: 'My mother answered on her phone, I on my laptop. It all fit together.',
    rating: 5,
  },
  {
    name: 'Samuel R.',
    initials: 'SR',
    content: 'The word trustee made sense to me for the first time.',
    rating: 5,
  },
  {
    name: 'Nora B.',
    initials: 'NB',
    content: 'One page with all our answers. We found two wrong birth years in time.',
    rating: 5,
  },
  {
    name: 'George K.',
    initials: 'GK',
    content: 'Calm. No countdown, no pop-up, nobody who called me afterward.',
    rating: 5,
  },
  {
    name: 'Elena V.',
    initials: 'EV',
    content: 'The signing sheet said who has to be in the room, and with which papers.',
    rating: 5,
  },
  {
    name: 'Thomas W.',
    initials: 'TW',
    content: 'I changed my mind about a successor twice. Every document followed.',
    rating: 5,
  },
  {
    name: 'Hannah J.',
    initials: 'HJ',
    content: 'It reminded us that signing is not the end: the house has to be moved into the trust, too.',
    rating: 5,
  },
]
