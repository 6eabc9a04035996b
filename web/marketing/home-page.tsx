import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { type ComponentType, lazy, Suspense } from 'react'
import { Link } from 'react-router'
import { pages } from '#api/pages.ts'
import { documents, samplePath } from '#content/documents.ts'
import { product } from '#domain/product.ts'
import type { DocumentId } from '#domain/trust/documents.ts'
import { LinkButton } from '#web/components/button.tsx'
import { PageTitle } from '#web/components/page-title.tsx'
import { Contours } from '#web/components/pictures/contours.tsx'
import { translate } from '#web/i18n/i18n.ts'
import { useLanguage } from '#web/i18n/language.ts'
import { Invitation, StartLink } from './invitation.tsx'
import { Newsletter } from './newsletter.tsx'
import { PlanTeaser } from './plan-teaser.tsx'

// Far below the first screen, so it does not come with the first load. When it cannot be had, what was rendered at build stays.
const Testimonials = lazy<ComponentType>(() => import('./testimonials.tsx').catch(() => new Promise<never>(() => {})))

export default function HomePage() {
  const language = useLanguage()
  return (
    <>
      <Hero />
      <Benefits />
      <Showcase />
      <HowItGoes />
      <PlanTeaser />
      {/* Not hydrated yet, it could not change its language; the key replaces it. */}
      <Suspense key={language} fallback={<div className="min-h-104" />}>
        <Testimonials />
      </Suspense>
      <Invitation
        title={t`Begin with a name for your trust`}
        text={t`The first question takes a minute. Your answers are saved as you go, so you can stop anywhere and come back.`}
      >
        <StartLink>
          <Trans>Start Your Trust</Trans>
        </StartLink>
      </Invitation>
      <Newsletter title={t`Stay Informed`} />
    </>
  )
}

function Hero() {
  return (
    <section className="relative isolate overflow-hidden border-b border-hairline">
      <Contours seed="Teton" levels={16} className="absolute inset-0 -z-20 size-full" />
      <div className="veil absolute inset-0 -z-10" />
      <div className="page-width py-20 sm:py-28 lg:py-36">
        <PageTitle title={translate(product.strapline)} className="max-w-3xl sm:text-5xl lg:text-6xl">
          {/* Broken between its two thoughts, and within them only where there is no room. */}
          <span className="inline-block">
            <Trans>A Wyoming dynasty trust,</Trans>
          </span>{' '}
          <span className="inline-block">
            <Trans>one question at a time</Trans>
          </span>
        </PageTitle>
        <p className="mt-6 max-w-xl text-xl leading-relaxed">
          <Trans>
            A dynasty trust holds family property for children, grandchildren and later generations. Answer plain
            questions in thirteen short steps; {product.name} writes the trust agreement and eight companion documents
            from your answers.
          </Trans>
        </p>
        <div className="mt-9 flex flex-wrap gap-3">
          <StartLink>
            <Trans>Start Your Trust</Trans>
          </StartLink>
          <LinkButton to={pages.services} variant="secondary" className="bg-paper">
            <Trans>
              Learn More
              <span className="sr-only"> about the packages</span>
            </Trans>
          </LinkButton>
        </div>
      </div>
    </section>
  )
}

const benefits = [
  {
    title: 'Asset Protection',
    text: 'Property that you move into the trust is held by the trustee and is no longer yours. Wyoming law limits when a beneficiary’s creditors can reach it there. How far that goes in your case is a question for an attorney.',
  },
  {
    title: 'Save Time & Money',
    text: 'Your answers fill every document that needs them. An attorney can then start from a finished draft in Word instead of an empty page.',
  },
  {
    title: 'Legacy Planning',
    text: 'You say who benefits, at what age, and who takes over when a trustee cannot serve. The trust keeps your words for people who never had the chance to ask you.',
  },
]

function Benefits() {
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

const stages = [
  {
    title: 'Answer',
    text: 'Thirteen steps, from the name of the trust to its application for a tax number. Each says why it asks.',
  },
  { title: 'Read', text: 'See all your answers on one page, and change any of them before the documents are made.' },
  { title: 'Download', text: 'Nine Word files, yours to change. Have an attorney read them before anyone signs.' },
  {
    title: 'Sign and fund',
    text: 'Nothing takes effect until the documents are signed and property is moved into the trust.',
  },
]

function HowItGoes() {
  return (
    <section className="page-width mt-20 sm:mt-28" aria-labelledby="how">
      <h2 id="how" className="text-3xl">
        <Trans>How it works</Trans>
      </h2>
      <ol className="mt-8 grid gap-8 sm:grid-cols-2 lg:grid-cols-4">
        {stages.map(({ title, text }, index) => (
          <li key={title}>
            <span
              className="grid size-11 place-items-center rounded-full border-2 border-brass font-serif text-xl"
              aria-hidden="true"
            >
              {index + 1}
            </span>
            <h3 className="mt-4 text-xl">{translate(title)}</h3>
            <p className="mt-2 text-ink-soft">{translate(text)}</p>
          </li>
        ))}
      </ol>
    </section>
  )
}

/** The pictures that scripts/home-pictures.ts takes, by the end of their path. */
const files = import.meta.glob<string>('./pictures/*.webp', { eager: true, import: 'default', query: '?url' })
const fileOf = (name: string) => files[`./pictures/${name}.webp`]

const DARK = 'screen and (prefers-color-scheme: dark)'
const WIDE = '(width>=40rem)'

const shown: readonly DocumentId[] = ['trust-agreement', 'pour-over-will', 'certificate-of-trust']

/** Pages of the builder and of documents, as the program made them for the sample family. */
function Showcase() {
  return (
    <section className="page-width mt-20 sm:mt-28" aria-labelledby="showcase">
      <h2 id="showcase" className="text-3xl">
        <Trans>What you answer, and what you get</Trans>
      </h2>
      <figure className="mt-8">
        <Builder />
        <figcaption className="mt-4 max-w-prose text-ink-soft">
          <Trans>
            The first of the thirteen steps. On a wide screen, the document appears beside the questions, and your
            changes are marked in it as you type.
          </Trans>
        </figcaption>
      </figure>
      <ul className="mt-12 grid grid-cols-2 gap-x-5 gap-y-8 sm:grid-cols-3 sm:gap-x-8">
        {shown.map((id) => (
          <DocumentPage key={id} id={id} />
        ))}
      </ul>
      <div className="mt-10 flex flex-wrap items-center gap-x-8 gap-y-4">
        <LinkButton to={pages.samples} variant="secondary">
          <Trans>Read all nine sample documents</Trans>
        </LinkButton>
        <p className="max-w-prose text-ink-soft">
          <Trans>The Whitlock family is fictional. Kinstead wrote their documents, just as it will write yours.</Trans>
        </p>
      </div>
    </section>
  )
}

/** On a phone, the builder as a phone has it. */
function Builder() {
  const language = useLanguage()
  const of = (width: 'phone' | 'desktop', scheme: 'light' | 'dark') => fileOf(`builder-${width}-${scheme}-${language}`)
  return (
    <picture className="block">
      <source srcSet={of('desktop', 'dark')} media={`${DARK} and ${WIDE}`} width={1280} height={800} />
      <source srcSet={of('desktop', 'light')} media={WIDE} width={1280} height={800} />
      <source srcSet={of('phone', 'dark')} media={DARK} width={390} height={900} />
      <img
        src={of('phone', 'light')}
        width={390}
        height={900}
        loading="lazy"
        decoding="async"
        alt={t`The first step of the builder, with the trust’s name typed in.`}
        className="mx-auto block h-auto w-full max-w-97.5 rounded-lg border border-hairline bg-surface sm:max-w-none"
      />
    </picture>
  )
}

/** The first page of a document, and the way to the whole of it. */
function DocumentPage({ id }: { id: DocumentId }) {
  const name = translate(documents[id].name)
  return (
    <li className="group relative first:col-span-2 sm:first:col-span-1">
      <img
        src={fileOf(id)}
        width={816}
        height={1056}
        loading="lazy"
        decoding="async"
        alt={t`First page of ${name} of the sample family`}
        className="block h-auto w-full rounded-sm border border-hairline bg-white"
      />
      <h3 className="mt-3 text-xl">
        <Link
          to={samplePath(id)}
          reloadDocument
          className="decoration-2 underline-offset-4 group-hover:underline after:absolute after:inset-0"
        >
          {name}
        </Link>
      </h3>
    </li>
  )
}
