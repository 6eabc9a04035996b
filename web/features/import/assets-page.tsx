import { plural, t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { ASSET_COLUMNS, sampleAssets } from '#domain/import/asset-columns.ts'
import { type FoundAssets, readAssets } from '#domain/import/assets-file.ts'
import { message } from '#domain/message.ts'
import type { Asset } from '#domain/trust/entries.ts'
import { AssetsPreview, assetCount } from './assets-preview.tsx'
import { ColumnsTable } from './columns-table.tsx'
import { type ListFromFile, ListFromFilePage } from './list-from-file.tsx'

function doneWords(added: number, updated: number): string {
  if (updated === 0) return t`${assetCount(added)} added`
  const changed = plural(updated, { one: '# asset updated', other: '# assets updated' })
  return added === 0 ? changed : t`${assetCount(added)} added, ${changed}`
}

const assets: ListFromFile<FoundAssets, Asset> = {
  list: 'assets',
  what: 'the assets of a file',
  accept: '.csv,.tsv,.txt,text/csv',
  read: readAssets,
  Preview: AssetsPreview,
  words: () => ({
    awaited: t`Loading your assets...`,
    title: t`Add Assets from a File`,
    intro: (
      <Trans>
        From a table (CSV), which Excel, Numbers and Google Sheets can save, or from cells that you copy there. Your
        browser reads them and does not upload them. You see how each line was understood before anything is added.
      </Trans>
    ),
    back: t`Back to your assets`,
    help: t`A table (.csv), of at most 10 MB and 1,000 entries.`,
    goTo: t`Go to your assets`,
  }),
  doneWords,
  done: (added, updated) => ({
    title: 'Assets saved',
    description: message('{added, number} added, {updated, number} updated.', { added, updated }),
  }),
  undone: (count, kept) => ({
    title: 'Undone',
    description:
      kept === 0
        ? message('{count, plural, one {# asset is} other {# assets are}} as before.', { count })
        : message(
            '{count, plural, one {# asset is} other {# assets are}} as before. {kept, plural, one {# asset changed since stays} other {# assets changed since stay}} on your list.',
            { count, kept },
          ),
  }),
  Columns: () => (
    <ColumnsTable
      columns={ASSET_COLUMNS}
      sample={sampleAssets}
      sampleName="kinstead-assets-sample.csv"
      intro={
        <Trans>The first line has the headings, and each line below it one asset. Only its name is required.</Trans>
      }
    >
      <p className="mt-4">
        <Trans>
          List only what you own yourself, not what a company of yours owns. Of an account number, only the last four
          are read.
        </Trans>
      </p>
    </ColumnsTable>
  ),
}

export const AssetsFromFilePage = () => <ListFromFilePage of={assets} />
