/** What the blog shows of an article besides its text, which is the Markdown file `file` in this folder (specification P 3). */
export interface Article {
  /** Its place in the list and in its address: 1 to 10. */
  id: number
  file: string
  title: string
  /** Two or three lines for the list. */
  excerpt: string
  /** The day it speaks for: `yyyy-MM-dd`. */
  date: string
  /** How long reading it takes, in minutes, at {@link WORDS_A_MINUTE}. */
  minutes: number
  /** One or more subjects. */
  categories: readonly string[]
}

export const WORDS_A_MINUTE = 220

/** Where the build puts an article's picture, 960 by 480; `dark` is its night's version. */
export function picturePath({ id }: Pick<Article, 'id'>, dark = false): string {
  return `/articles/${id}${dark ? '-dark' : ''}.svg`
}

/** What a page gets when it imports an article's Markdown: the build has turned it into HTML that may be in the page. */
export interface ArticleText {
  html: string
  /** The headings of the second level, in order; each has its `id` in the HTML. */
  headings: readonly { id: string; text: string }[]
}

/** The ten articles, newest first. */
export const articles: readonly Article[] = [
  {
    id: 1,
    file: '01-what-is-a-dynasty-trust.md',
    title: 'What Is a Dynasty Trust? A Plain Guide for Families',
    excerpt:
      'A dynasty trust holds family property for children, grandchildren and later generations. What it is, who does what, and what it cannot do.',
    date: '2025-04-10',
    minutes: 15,
    categories: ['Trust Basics'],
  },
  {
    id: 2,
    file: '02-digital-assets-in-a-trust.md',
    title: 'Digital Assets in a Dynasty Trust',
    excerpt:
      'Wyoming law says what a coin, a token and a private key are. What that means for a trust that holds them, and what a trustee needs from you.',
    date: '2025-04-03',
    minutes: 12,
    categories: ['Digital Assets'],
  },
  {
    id: 3,
    file: '03-asset-protection-in-wyoming.md',
    title: 'Asset Protection in Wyoming: What a Trust Can and Cannot Do',
    excerpt:
      'Spendthrift clauses, discretionary interests, challenge periods and their exceptions: how Wyoming law treats the creditors of a trust, in plain words.',
    date: '2025-03-31',
    minutes: 13,
    categories: ['Asset Protection'],
  },
  {
    id: 4,
    file: '04-wyoming-llcs.md',
    title: 'Wyoming LLCs and Dynasty Trusts: How the Two Work Together',
    excerpt:
      'Why families often let a company hold the business or the land and the trust hold the company, and what each of the two adds.',
    date: '2025-03-28',
    minutes: 12,
    categories: ['Business Structures', 'Asset Protection'],
  },
  {
    id: 5,
    file: '05-five-setup-steps.md',
    title: 'Setting Up a Dynasty Trust in Five Steps',
    excerpt:
      'Choose, draft, sign, fund, run: what happens in each step, which papers belong to it, and where it is easy to stop too early.',
    date: '2025-03-20',
    minutes: 10,
    categories: ['Trust Setup'],
  },
  {
    id: 6,
    file: '06-generational-wealth-transfer.md',
    title: 'Generational Wealth Transfer: Gifts, Exemptions and a Law Due to Expire',
    excerpt:
      'Gift, estate and generation-skipping tax in 2025, explained from the beginning, and what families weighed while the large exemption was due to expire.',
    date: '2025-03-12',
    minutes: 16,
    categories: ['Wealth Transfer'],
  },
  {
    id: 7,
    file: '07-privacy.md',
    title: 'Privacy: What a Wyoming Trust Keeps Quiet',
    excerpt:
      'A will usually becomes a public record; a trust seldom does. What stays private in Wyoming, what does not, and why privacy is not anonymity.',
    date: '2025-03-04',
    minutes: 10,
    categories: ['Privacy'],
  },
  {
    id: 8,
    file: '08-wyoming-nevada-south-dakota.md',
    title: 'Wyoming, Nevada or South Dakota? Three Trust States Compared',
    excerpt:
      'Duration, creditors, privacy, taxes and companies in three states that families often compare, point by point, with the doubts left in.',
    date: '2025-02-25',
    minutes: 16,
    categories: ['State Comparison'],
  },
  {
    id: 9,
    file: '09-advanced-estate-planning.md',
    title: 'Advanced Estate Planning: Tools Around a Dynasty Trust',
    excerpt:
      'Directed trusts, protectors, decanting, family trust companies and the federal tools with short names: what each is for.',
    date: '2025-02-14',
    minutes: 14,
    categories: ['Estate Planning'],
  },
  {
    id: 10,
    file: '10-digital-asset-inheritance.md',
    title: 'Digital Asset Inheritance: Who May Open Your Accounts',
    excerpt:
      'Email, photographs, coins and company accounts after a death: who may ask for what, and a plan that can make your family’s search shorter.',
    date: '2025-02-05',
    minutes: 8,
    categories: ['Digital Assets', 'Estate Planning'],
  },
]

/** The article of that id, as an address gives it; the first for anything else (specification P 2.8). */
export function articleOf(id: string | undefined): Article {
  const [first] = articles as [Article, ...Article[]]
  return articles.find((article) => article.id === Number.parseInt(id ?? '', 10)) ?? first
}

/** The first three others (specification P 2.8). */
export function relatedTo({ id }: Article): readonly Article[] {
  return articles.filter((article) => article.id !== id).slice(0, 3)
}
