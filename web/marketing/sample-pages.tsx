import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { type ComponentProps, type ComponentType, type ReactNode, useEffect, useRef } from 'react'
import { Link, useParams } from 'react-router'
import { pages } from '#api/pages.ts'
import { documentIds, documents, sampleFile, samplePath } from '#content/documents.ts'
import type { DocumentId } from '#domain/trust/documents.ts'
import { lazyWithRetry, PartMissing } from '#web/app/lazy-with-retry.tsx'
import { layOutWhenIdle } from '#web/app/scheduling.ts'
import { LinkButton } from '#web/components/button.tsx'
import { PageTitle } from '#web/components/page-title.tsx'
import { EnglishNote } from '#web/i18n/english-note.tsx'
import { translate } from '#web/i18n/i18n.ts'
import { DocumentList } from './document-list.tsx'
import { Invitation, StartLink } from './invitation.tsx'

const NotFoundPage = lazyWithRetry(() => import('#web/app/not-found-page.tsx'))

/** The nine documents of the Whitlock family: the list of them, or one from its first line to its last. */
export default function SamplePages() {
  const { document } = useParams()
  if (document === undefined) return <SampleSet />
  const id = documentIds.find((each) => each === document.toLowerCase())
  return id ? <Sample key={id} id={id} /> : <NotFoundPage />
}

function SampleSet() {
  return (
    <>
      <div className="page-width pt-12 sm:pt-16">
        <PageTitle title={t`Sample documents`}>{t`Nine sample documents: the Whitlock family`}</PageTitle>
        <p className="mt-4 max-w-prose text-xl leading-relaxed text-ink-soft">
          <Trans>
            Read a complete set before you begin. The Whitlocks, and everyone and everything they name, are fictional.
            Kinstead wrote these documents from their answers, just as it will write yours from your own.
          </Trans>
        </p>
        <p className="mt-4 max-w-prose">
          <Trans>
            Margaret Whitlock of Jackson, Wyoming, gives her home, her accounts, a company and some paintings to a trust
            for her husband Thomas, their children Clara and Owen, and a conservancy. Her brother-in-law Daniel serves
            as trustee. The children receive their shares in thirds.
          </Trans>
        </p>
        <EnglishNote about="documents" className="mt-6 max-w-prose" />
        <section aria-labelledby="documents" className="mt-14">
          <h2 id="documents" className="text-3xl">
            <Trans>In signing order</Trans>
          </h2>
          <DocumentList className="mt-8" />
        </section>
      </div>
      <Closing />
    </>
  )
}

function Sample({ id }: { id: DocumentId }) {
  const Text = sampleTextOf(id)
  const name = translate(documents[id].name)
  return (
    <>
      <article className="printable page-width pt-8 sm:pt-12">
        <div className="screen-only mx-auto max-w-[51rem]">
          <Link to={pages.samples} className="link inline-block py-2">
            <Trans>
              <span aria-hidden="true">← </span>All nine sample documents
            </Trans>
          </Link>
          <PageTitle title={t`Sample: ${name}`} className="mt-6">
            {name}
          </PageTitle>
          <p className="mt-4 text-xl leading-relaxed text-ink-soft">{translate(documents[id].purpose)}</p>
          <p className="mt-4">
            <Trans>
              A sample to read, not to sign. The Whitlock family is fictional; your documents are written from your own
              answers.
            </Trans>
          </p>
          <EnglishNote about="documents" className="mt-4" />
          <a href={sampleFile(id)} download={`Sample-${id}.docx`} className="link mt-3 mb-6 inline-block py-2">
            <Trans>Download this sample as a Word file</Trans>
          </a>
        </div>
        {/* In no boundary of its own, which could be hydrated after the language has changed. */}
        <Text />
        <Neighbors id={id} />
      </article>
      <Closing />
    </>
  )
}

/** The ways to the documents before and after this one. */
function Neighbors({ id }: { id: DocumentId }) {
  const at = documentIds.indexOf(id)
  const [previous, next] = [documentIds[at - 1], documentIds[at + 1]]
  return (
    <nav aria-label={t`Sample documents`} className="screen-only mx-auto mt-10 max-w-[51rem]">
      <ul className="flex flex-wrap justify-between gap-x-8 gap-y-4">
        {previous && (
          <Neighbor id={previous}>
            <Trans>
              <span aria-hidden="true">← </span>Previous
            </Trans>
          </Neighbor>
        )}
        {next && (
          <Neighbor id={next} className="ml-auto text-right">
            <Trans>
              Next<span aria-hidden="true"> →</span>
            </Trans>
          </Neighbor>
        )}
      </ul>
    </nav>
  )
}

function Neighbor({ id, className, children }: { id: DocumentId; className?: string; children: ReactNode }) {
  return (
    <li className={className}>
      <Link to={samplePath(id)} reloadDocument className="group block py-2 no-underline">
        <span className="block text-base text-ink-soft">{children}</span>
        <span className="link font-serif text-xl font-semibold">{translate(documents[id].name)}</span>
      </Link>
    </li>
  )
}

function Closing() {
  return (
    <div className="print:hidden">
      <Invitation
        title={t`Begin with a name for your trust`}
        text={t`The first question takes a minute. Your answers are saved as you go, so you can stop anywhere and come back.`}
      >
        <StartLink>
          <Trans>Start Your Trust</Trans>
        </StartLink>
        <LinkButton to={pages.services} variant="secondary" className="bg-paper">
          <Trans>View Our Services</Trans>
        </LinkButton>
      </Invitation>
    </div>
  )
}

/** The mark of the element that holds a document's text. */
const TEXT_OF = 'data-sample'

/** The text as the page came with it, rendered at build: neither the documents' code nor the family need be fetched. */
function textInPage(id: DocumentId): string | undefined {
  if (typeof document === 'undefined') return undefined
  return document.querySelector(`[${TEXT_OF}="${id}"]`)?.innerHTML
}

const texts = new Map<DocumentId, ComponentType>()

/** The text of a sample on paper; the same component each time. */
function sampleTextOf(id: DocumentId): ComponentType {
  const known = texts.get(id)
  if (known) return known
  const Text = lazyWithRetry(async () => {
    const html = textInPage(id)
    if (html !== undefined)
      // biome-ignore lint/security/noDangerouslySetInnerHtml: React's own, from the page's HTML
      return { default: () => <Paper id={id} dangerouslySetInnerHTML={{ __html: html }} /> }
    const { default: DrawnSample } = await import('#web/features/documents/drawn-sample.tsx')
    return {
      default: () => (
        <Paper id={id}>
          <DrawnSample id={id} />
        </Paper>
      ),
    }
  }, PartMissing)
  texts.set(id, Text)
  return Text
}

/** What scrolls sideways on a phone must be reachable with the keyboard. */
function Paper({ id, ...content }: { id: DocumentId } & ComponentProps<'div'>) {
  const text = useRef<HTMLElement>(null)
  useEffect(() => layOutWhenIdle(text.current), [])
  return (
    <section
      ref={text}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: see above
      tabIndex={0}
      aria-label={t`Text of ${translate(documents[id].name)}`}
      className="as-text sample-text"
    >
      <div {...content} {...{ [TEXT_OF]: id }} lang="en-US" translate="no" />
    </section>
  )
}
