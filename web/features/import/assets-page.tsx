import { plural, t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { useState } from 'react'
import { LIMITS } from '#domain/formats/text-rules.ts'
import { ASSET_COLUMNS, sampleAssets } from '#domain/import/asset-columns.ts'
import { type FoundAssets, readAssets } from '#domain/import/assets-file.ts'
import { type Message, message } from '#domain/message.ts'
import { byDesignation } from '#domain/trust/advisory/property.ts'
import { passesByDesignation } from '#domain/trust/assets.ts'
import type { Asset } from '#domain/trust/entries.ts'
import { ASSET_TYPES, type AssetType, OWNERSHIPS } from '#domain/trust/enumerations.ts'
import { assetForm } from '#domain/trust/steps/06-assets.ts'
import { newUuid } from '#web/api/new-uuid.ts'
import { Button } from '#web/components/button.tsx'
import { Notice } from '#web/components/notice.tsx'
import { translate } from '#web/i18n/i18n.ts'
import { AssetRow, isToCheck, type ShownAsset, useAssetsPreview, usesOf } from './assets-preview.tsx'
import { ColumnsTable } from './file-field.tsx'
import { type ListFromFile, ListFromFilePage, type PreviewProps } from './list-from-file.tsx'
import {
  AddButton,
  ChooseForAll,
  ChooseForLikes,
  FoundRows,
  FoundSection,
  roomIn,
  SelectAll,
} from './preview-parts.tsx'

function doneWords(added: number, updated: number): string {
  const changed = plural(updated, { one: '# asset updated', other: '# assets updated' })
  const put = plural(added, { one: '# asset added', other: '# assets added' })
  return updated === 0 ? put : added === 0 ? changed : `${put}, ${changed}`
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
  saved: 'Assets saved',
  Columns: () => (
    <ColumnsTable
      columns={ASSET_COLUMNS}
      sample={sampleAssets}
      sampleName="kinstead-assets-sample.csv"
      intro={
        <Trans>The first line has the headings. Each line below it has one asset. Only its name is required.</Trans>
      }
    >
      <p className="mt-4">
        <Trans>
          List only what you own yourself, not what a company of yours owns. Only the last four digits of an account
          number are read.
        </Trans>
      </p>
    </ColumnsTable>
  ),
}

export const AssetsFromFilePage = () => <ListFromFilePage of={assets} />

/** `1 asset`, `12 assets`. */
const assetCount = (count: number): string => plural(count, { one: '# asset', other: '# assets' })

/** How each asset of a file was understood, what is unsure or wrong, and what is on the list already; nothing is saved before the button is pressed. */
function AssetsPreview({ fileName, found, trust, busy, onAdd }: PreviewProps<FoundAssets, Asset>) {
  const preview = useAssetsPreview(found, trust)
  const { shown } = preview
  const [onlyToCheck, setOnlyToCheck] = useState(false)
  const toCheck = shown.filter(isToCheck)
  const rows = onlyToCheck ? toCheck : shown
  const adding = shown.filter(({ use }) => use === 'add').length
  const changing = shown.filter(({ use }) => use === 'update').length
  const left = shown.length - adding - changing
  const room = roomIn(trust.assets)
  const isLike = shown.some(({ alike }) => alike?.asset)
  return (
    <FoundSection fileName={fileName} found={found} intro={<Understood shown={shown} />}>
      {isLike && <ChooseForLikes value={preview.likes} choices={usesOf()} onChange={preview.setLikes} />}
      {shown.some(({ found: { said, type } }) => said && !type) && (
        <ChooseForAll
          label={t`Type if none was recognized`}
          help={t`You can choose another one for each of them below.`}
          value={preview.untyped}
          choices={Object.entries(ASSET_TYPES).map(([value, words]) => [value as AssetType, translate(words)])}
          onChange={preview.setUntyped}
        />
      )}
      <SelectAll onAll={preview.addAll}>
        {toCheck.length > 0 && toCheck.length < shown.length && (
          <Button variant="quiet" size="small" aria-pressed={onlyToCheck} onClick={() => setOnlyToCheck(!onlyToCheck)}>
            {onlyToCheck ? t`Show all ${shown.length}` : t`Show only the ${toCheck.length} to check`}
          </Button>
        )}
      </SelectAll>
      <FoundRows count={rows.length}>
        {rows.map((each) => (
          <AssetRow key={each.found.line} shown={each} onChoose={preview.choose} />
        ))}
      </FoundRows>
      <AboutChosen shown={shown} />
      <AddButton
        label={buttonWords(adding, changing)}
        busy={busy}
        adding={adding}
        changing={changing}
        room={room}
        full={t`A trust has at most ${LIMITS.list.toLocaleString('en-US')} assets, and yours has room for ${room.toLocaleString('en-US')} more.`}
        note={
          left > 0
            ? plural(left, { one: '# entry of the file is left out.', other: '# entries of the file are left out.' })
            : ''
        }
        onAdd={() => onAdd(preview.change(newUuid))}
      />
    </FoundSection>
  )
}

function buttonWords(adding: number, changing: number): string {
  if (changing === 0) return t`Add ${assetCount(adding)}`
  return adding === 0 ? t`Update ${assetCount(changing)}` : t`Add ${assetCount(adding)} and update ${changing}`
}

/** What was understood of the file as a whole. */
function Understood({ shown }: { shown: readonly ShownAsset[] }) {
  const clear = shown.filter((each) => !isToCheck(each)).length
  return (
    <p>
      <Trans>
        {clear} of {shown.length} were clear. Entries with problems, likely duplicates and what somebody else owns are
        not selected. Questions are noted beside each entry.
      </Trans>
    </p>
  )
}

interface Remark {
  title: Message | string
  text: string
}

/** What typing these would have said, once for all of them. */
function remarksOn(assets: readonly Asset[]): Remark[] {
  const designated = byDesignation({ uid: '', assets: [...assets] }, '').map(({ text, consequence }) => ({
    title: text,
    text: consequence,
  }))
  const asked = assetForm.questions.flatMap(({ name, remark }) => {
    if (!remark) return []
    const own = assets.filter((asset) => name === 'type' || !passesByDesignation(asset))
    const texts = Map.groupBy(own, (asset) => remark({ type: asset.type, ownership: asset.ownership }))
    return [...texts].flatMap(([text, of]) => {
      const [first] = of
      if (text === undefined || !first) return []
      const kind = name === 'type' ? ASSET_TYPES[first.type] : OWNERSHIPS[first.ownership]
      return [{ title: message('{kind} ({count, number})', { kind: message(kind), count: of.length }), text }]
    })
  })
  return [...designated, ...asked]
}

function AboutChosen({ shown }: { shown: readonly ShownAsset[] }) {
  const chosen = shown.filter(({ use }) => use !== 'skip')
  const assets = chosen.flatMap(({ use, asset, after }) => (use === 'update' ? after : asset) ?? [])
  const unsaid = chosen.filter(({ use, found }) => use === 'add' && found.said?.ownership === undefined).length
  const remarks = remarksOn(assets)
  if (remarks.length === 0 && unsaid === 0) return null
  return (
    <Notice kind="warning" title={t`About your selection`} className="mt-6">
      <ul className="list-disc space-y-2 pl-5">
        {unsaid > 0 && (
          <li>
            {plural(unsaid, {
              one: '# entry does not say how it is owned: it is added as Sole.',
              other: '# entries do not say how they are owned: they are added as Sole.',
            })}
          </li>
        )}
        {remarks.map(({ title, text }) => (
          <li key={text}>
            <span className="font-semibold wrap-anywhere">{translate(title)}</span> {translate(text)}
          </li>
        ))}
      </ul>
    </Notice>
  )
}
