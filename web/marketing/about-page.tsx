import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { STORY_IS_A_SAMPLE, story, TEAM_IS_A_SAMPLE, team } from '#content/about.ts'
import { english } from '#domain/message.ts'
import { product } from '#domain/product.ts'
import { Initials } from '#web/components/initials.tsx'
import { PageTitle } from '#web/components/page-title.tsx'
import { Contours } from '#web/components/pictures/contours.tsx'
import { translate } from '#web/i18n/i18n.ts'
import { Newsletter } from './newsletter.tsx'

export default function AboutPage() {
  return (
    <>
      <section className="relative isolate overflow-hidden border-b border-hairline">
        <Contours seed="Absaroka" levels={14} height={420} className="absolute inset-0 -z-20 size-full" />
        <div className="veil absolute inset-0 -z-10" />
        <div className="page-width py-16 sm:py-24">
          <PageTitle title={t`About Us`} className="max-w-2xl lg:text-5xl">{t`One line for each generation`}</PageTitle>
          <p className="mt-5 max-w-xl text-xl leading-relaxed">
            <Trans>
              {product.name} helps families put into writing what they already know: who looks after things, and for
              whom.
            </Trans>
          </p>
        </div>
      </section>
      <Story />
      <Team />
      <Newsletter title={t`Subscribe to Our Blog`} />
    </>
  )
}

function Story() {
  return (
    <section
      className="page-width mt-14 grid gap-x-16 gap-y-4 sm:mt-20 lg:grid-cols-[15rem_minmax(0,1fr)]"
      aria-labelledby="story"
    >
      <div>
        <h2 id="story" className="text-3xl">
          <Trans>Our Story</Trans>
        </h2>
        {STORY_IS_A_SAMPLE && (
          <p className="mt-2 text-base text-ink-soft">
            <Trans>Sample story</Trans>
          </p>
        )}
      </div>
      <div className="max-w-[35.5rem] space-y-5 text-[1.125rem] leading-[1.7]">
        {story.paragraphs.map((paragraph, index) => (
          <p
            key={english(paragraph)}
            className={
              index === 0 ? 'font-serif text-2xl leading-snug sm:text-3xl font-semibold text-balance' : undefined
            }
          >
            {translate(paragraph)}
          </p>
        ))}
        <p className="text-ink-soft">{translate(story.teller)}</p>
      </div>
    </section>
  )
}

function Team() {
  return (
    <section className="page-width mt-20 sm:mt-28" aria-labelledby="team">
      <h2 id="team" className="text-3xl">
        <Trans>Meet Our Leadership Team</Trans>
      </h2>
      {TEAM_IS_A_SAMPLE && (
        <p className="mt-2 text-base text-ink-soft">
          <Trans>Sample team</Trans>
        </p>
      )}
      <ul className="mt-9 grid gap-x-8 gap-y-10 sm:grid-cols-2 lg:grid-cols-4">
        {team.map(({ name, title, initials, charge }) => (
          <li key={initials} className="flex gap-6 border-t border-hairline pt-7 sm:block">
            <Initials className="ml-1.5 size-16 text-xl sm:size-20 sm:text-2xl">{initials}</Initials>
            <div className="sm:mt-5">
              <h3 className="text-xl">{name}</h3>
              <p className="font-semibold text-spruce">{translate(title)}</p>
              <p className="mt-2 text-ink-soft">{translate(charge)}</p>
            </div>
          </li>
        ))}
      </ul>
    </section>
  )
}
