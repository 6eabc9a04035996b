import { t } from '@lingui/core/macro'
import { Waiting } from '#web/components/spinner.tsx'
import { WithTrust } from '#web/features/trust/trust-gate.tsx'
import { useDraft } from '#web/features/trust-sync/use-draft.ts'
import { translate } from '#web/i18n/i18n.ts'
import { ListForm } from './list-form.tsx'
import { assets, beneficiaries, type ListOnScreen } from './list-on-screen.ts'

/** The two steps whose answer is a list. */
export default function ListPages({ slug }: { slug: 'beneficiaries' | 'assets' }) {
  return slug === 'assets' ? <ListPage key={slug} list={assets} /> : <ListPage key={slug} list={beneficiaries} />
}

interface ListPageProps<Entry extends { id: string; name: string }> {
  list: ListOnScreen<Entry>
}

/** The page of a step whose answer is a list: beneficiaries and assets. */
export function ListPage<Entry extends { id: string; name: string }>({ list }: ListPageProps<Entry>) {
  const draft = useDraft(list.step.slug)
  return (
    <WithTrust awaited={t`Loading your ${translate(list.nouns)}...`} loadFailed={list.step.loadFailed}>
      {(trust) =>
        draft.ready ? (
          <ListForm list={list} trust={trust} draft={draft} />
        ) : (
          <Waiting>{t`Loading your ${translate(list.nouns)}...`}</Waiting>
        )
      }
    </WithTrust>
  )
}
