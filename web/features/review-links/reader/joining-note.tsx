import { joiningAs } from '#domain/trust/advisory/joining.ts'
import type { TrustRecord } from '#domain/trust/record.ts'
import { Notice } from '#web/components/notice.tsx'
import { setApart } from '#web/components/set-apart.tsx'
import { SourcedText } from '#web/features/trust/sourced-facts.tsx'
import { translate } from '#web/i18n/i18n.ts'

/** What it would cost the reader, a beneficiary, to give up an interest of his or her own. */
export function JoiningNote({ person, trust }: { person: string; trust: TrustRecord }) {
  const finding = joiningAs(person, trust)
  if (!finding) return null
  const { text, consequence, source } = finding
  return (
    <Notice className="mt-8 max-w-4xl">
      <p className="font-semibold wrap-anywhere">{setApart(translate(text))}</p>
      <p className="mt-1">
        <SourcedText fact={{ text: consequence, ...(source && { source }) }} />
      </p>
    </Notice>
  )
}
