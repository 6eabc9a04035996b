import { expect, test } from 'vitest'
import { alikeAssetsIn } from '#domain/import/alike-assets.ts'
import { assetOf } from '#domain/import/asset-of.ts'
import { readAssets } from '#domain/import/assets-file.ts'
import { TrustPatch } from '#domain/trust/patch.ts'
import { decode } from '#web/features/import/file-field.tsx'
import { fitsOneSave } from '#web/features/import/use-adding.ts'

test('500 rows are read, compared with 500 of the list and small enough for one save, in well under the time that is felt', () => {
  const row = (n: number) =>
    `Lot ${n},land,"$${n},000","${n} Elm Street, Cody, WY 82414",${'Kept word for word. '.repeat(20)}`
  const rows = Array.from({ length: 500 }, (_, n) => row(n + 1)).join('\r\n')
  const bytes = new Uint8Array(Buffer.from(`Asset,Type,Value,Address,Description\r\n${rows}`))
  const start = performance.now()
  const read = readAssets(bytes, { decode })
  if ('rejected' in read) throw new Error('rejected')
  const list = read.entries.flatMap((entry) => {
    const asset = assetOf(entry, { type: entry.type ?? 'other', value: entry.values[0] ?? '' }, `a-${entry.line}`)
    return asset ? [{ line: entry.line, asset }] : []
  })
  const alike = alikeAssetsIn(
    list.map(({ asset }) => asset),
    list,
  )
  expect(performance.now() - start).toBeLessThan(3_000)
  expect(alike.size).toBe(500)
  const patch = { assets: { put: list.map(({ asset }) => asset) } }
  expect(TrustPatch.safeParse(patch)).toMatchObject({ success: true })
  expect(fitsOneSave(patch)).toBe(true)
})
