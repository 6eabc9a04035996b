import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { Link } from 'react-router'
import { pages } from '#api/pages.ts'
import { documents, samplePath } from '#content/documents.ts'
import type { DocumentId } from '#domain/trust/documents.ts'
import { LinkButton } from '#web/components/button.tsx'
import { translate } from '#web/i18n/i18n.ts'
import { useLanguage } from '#web/i18n/language.ts'

/** The pictures that scripts/home-pictures.ts takes, by the end of their path. */
const files = import.meta.glob<string>('./pictures/*.webp', { eager: true, import: 'default', query: '?url' })
const fileOf = (name: string) => files[`./pictures/${name}.webp`]

const DARK = 'screen and (prefers-color-scheme: dark)'
const WIDE = '(width>=40rem)'

const shown: readonly DocumentId[] = ['trust-agreement', 'pour-over-will', 'certificate-of-trust']

/** Pages of the builder and of documents, as the program made them for the sample family. */
export function Showcase() {
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
          <Trans>The Whitlock family is invented. Kinstead wrote their documents, just as it will write yours.</Trans>
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
