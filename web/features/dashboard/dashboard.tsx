import { isFundingBegun } from '#domain/trust/funding.ts'
import type { TrustRecord } from '#domain/trust/record.ts'
import { steps } from '#domain/trust/steps/all.ts'
import { DocumentList } from '#web/features/documents/download/document-list.tsx'
import { DownloadsProvider } from '#web/features/documents/download/downloads.tsx'
import { PacketButton } from '#web/features/documents/download/packet-button.tsx'
import { AfterCompletion } from '#web/features/trust/after-completion.tsx'
import { SaveNotices } from '#web/features/trust/save-notices.tsx'
import { SavingStateWords } from '#web/features/trust/saving-status.tsx'
import { UnsavedTyping } from '#web/features/trust/unsaved-typing.tsx'
import { CompletedNotice } from './completed-notice.tsx'
import { HowItWorks } from './how-it-works.tsx'
import { OverallProgress } from './overall-progress.tsx'
import { ResumeCard } from './resume-card.tsx'
import { SectionCard } from './section-card.tsx'
import { TrustDetailsCard } from './trust-details-card.tsx'

/** The dashboard of a trust that exists, however much of it is answered (specification T 2.2). */
export function Dashboard({ trust }: { trust: TrustRecord }) {
  return (
    <DownloadsProvider trust={trust}>
      <SavingStateWords />
      <SaveNotices />
      <UnsavedTyping trust={trust} />
      {trust.completed && <CompletedNotice />}
      <OverallProgress trust={trust} />
      <div className="mt-5 grid gap-5 lg:grid-cols-2">
        <ResumeCard trust={trust} />
        <TrustDetailsCard trust={trust} />
      </div>
      <HowItWorks className="mt-10" />
      <section aria-labelledby="sections" className="mt-12">
        <h2 id="sections" className="text-2xl">
          Sections
        </h2>
        <ol className="mt-5 grid gap-5 md:grid-cols-2 xl:grid-cols-3">
          {steps.map((step) => (
            <SectionCard key={step.slug} step={step} trust={trust} />
          ))}
        </ol>
      </section>
      <section aria-labelledby="documents" className="mt-12">
        <h2 id="documents" className="mb-5 text-2xl">
          Documents
        </h2>
        <PacketButton trust={trust} />
        <DocumentList trust={trust} label="Documents" />
      </section>
      {(trust.completed || isFundingBegun(trust)) && <AfterCompletion trust={trust} className="mt-12" />}
    </DownloadsProvider>
  )
}
