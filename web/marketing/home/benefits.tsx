import { t } from '@lingui/core/macro'
import { translate } from '#web/i18n/i18n.ts'

const benefits = [
  {
    title: 'Asset Protection',
    text: 'Property that you move into the trust is held by the trustee and is no longer yours. Wyoming law limits when a beneficiary’s creditors can reach it there. How far that goes in your case is a question for an attorney.',
  },
  {
    title: 'Save Time & Money',
    text: 'You answer each question once, and every document that needs the answer uses it. An attorney can then start from a finished draft in Word instead of an empty page.',
  },
  {
    title: 'Legacy Planning',
    text: 'You say who benefits, at what age, and who takes over when a trustee cannot serve. The trust keeps your words for people who never had the chance to ask you.',
  },
]

export function Benefits() {
  return (
    <section className="page-width mt-16 sm:mt-24" aria-label={t`Benefits`}>
      <ul className="grid gap-10 md:grid-cols-3 md:gap-12">
        {benefits.map(({ title, text }) => (
          <li key={title} className="border-t-2 border-brass pt-5">
            <h2 className="text-2xl">{translate(title)}</h2>
            <p className="mt-3 text-ink-soft">{translate(text)}</p>
          </li>
        ))}
      </ul>
    </section>
  )
}
