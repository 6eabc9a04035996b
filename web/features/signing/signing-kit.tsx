import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { signingKit } from '#documents/signing-kit/kit.ts'
import { product } from '#domain/product.ts'
import type { TrustRecord } from '#domain/trust/record.ts'
import { BEFORE_SIGNING, FUNDING_PLAN } from '#domain/trust/routes.ts'
import { LinkButton } from '#web/components/button.tsx'
import { Notice } from '#web/components/notice.tsx'
import { PrintButton } from '#web/components/printing.tsx'
import { SourcedFacts } from '#web/features/trust/sourced-facts.tsx'
import { translate } from '#web/i18n/i18n.ts'
import { PeopleInARow } from './person-list.tsx'
import { Sheet } from './sheet.tsx'

/** Who signs what on the day of signing, from the answers as they stand. */
export function SigningKit({ trust }: { trust: TrustRecord }) {
  const { bring, notary, sheets } = signingKit(trust)
  return (
    <div className="max-w-4xl print:max-w-none">
      <p dir="auto" className="mt-2 text-xl wrap-anywhere print:mt-0 print:text-[11pt]">
        {trust.trustName?.trim() || t`Untitled Trust`}
      </p>
      <Notice
        kind="warning"
        title={t`Notarization and witnesses are your own responsibility.`}
        className="mt-5 print:mt-2 print:px-3 print:py-1.5"
      >
        <p>
          <Trans>
            No one at {product.name} checks how your documents are signed. This sheet states facts and their sources. It
            does not tell you what to do or whether your documents are valid. {translate(product.notALawFirm)}
          </Trans>
        </p>
      </Notice>
      <div className="mt-6 flex flex-wrap gap-3 print:hidden">
        <PrintButton />
        <LinkButton to={BEFORE_SIGNING} variant="quiet">
          <Trans>Before You Sign</Trans>
        </LinkButton>
        <LinkButton to={FUNDING_PLAN} variant="quiet">
          <Trans>Go to the funding plan</Trans>
        </LinkButton>
      </div>
      <div className="print:grid print:grid-cols-2 print:gap-x-[7mm]">
        <section aria-labelledby="bring" className="mt-8 print:mt-3">
          <h2 id="bring" className="mb-2 text-2xl">
            <Trans>What to Bring</Trans>
          </h2>
          <SourcedFacts facts={bring} />
        </section>
        <section aria-labelledby="notary" className="mt-8 print:mt-3">
          <h2 id="notary" className="mb-2 text-2xl">
            <Trans>The Notary</Trans>
          </h2>
          <SourcedFacts facts={notary.facts} />
          {notary.named.length > 0 && (
            <p className="mt-1 pl-5">
              <Trans>
                Named in your documents: <PeopleInARow people={notary.named} />
              </Trans>
            </p>
          )}
        </section>
      </div>
      <section aria-labelledby="order" className="mt-8 print:mt-3">
        <h2 id="order" className="mb-2 text-2xl">
          <Trans>In This Order</Trans>
        </h2>
        <p className="mb-5 print:mb-1">
          <Trans>The trust agreement is signed first, then the documents that refer to it.</Trans>
        </p>
        <ol className="space-y-5 print:columns-2 print:gap-x-[7mm] print:space-y-2">
          {sheets.map((sheet, at) => (
            <Sheet key={sheet.document} sheet={sheet} number={at + 1} />
          ))}
        </ol>
      </section>
    </div>
  )
}
