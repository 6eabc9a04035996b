import { speaking, type Texts } from './speaking.ts'
import { account } from './texts/account.ts'
import { builder } from './texts/builder.ts'
import { calendar } from './texts/calendar.ts'
import { composed } from './texts/composed.ts'
import { dashboard } from './texts/dashboard.ts'
import { entries } from './texts/entries.ts'
import { fromFile } from './texts/from-file.ts'
import { history } from './texts/history.ts'
import { notes } from './texts/notes.ts'
import { overview } from './texts/overview.ts'
import { publicPages } from './texts/public.ts'
import { questions } from './texts/questions.ts'
import { review } from './texts/review.ts'
import { reviewLinks } from './texts/review-links.ts'
import { secondFactor } from './texts/second-factor.ts'
import { shell } from './texts/shell.ts'
import { signing } from './texts/signing.ts'

/** All Spanish texts by what they are in English. A text stands in one file only. */
export const areas: readonly Texts[] = [
  account,
  builder,
  calendar,
  composed,
  dashboard,
  entries,
  fromFile,
  overview,
  history,
  notes,
  publicPages,
  questions,
  review,
  reviewLinks,
  secondFactor,
  shell,
  signing,
]

export const texts: Texts = Object.assign({}, ...areas)

export const spanish = speaking(texts, 'es')
