import { dollars } from '#domain/formats/money.ts'
import type { Asset } from '#domain/trust/entries.ts'
import { ASSET_TYPES, OWNERSHIPS } from '#domain/trust/enumerations.ts'
import { assetsStep } from '#domain/trust/steps/06-assets.ts'
import { assetForm } from '#domain/trust/steps/asset-form.ts'
import { say } from '#web/spanish/say.ts'
import type { ListOnScreen } from './list-on-screen.ts'

export const assets: ListOnScreen<Asset> = {
  step: assetsStep,
  form: assetForm,
  noun: 'asset',
  nouns: 'assets',
  entries: (trust) => trust.assets ?? [],
  patch: (change) => ({ assets: change }),
  facts: ({ type, value, ownership, percentOwned }) => [
    say(ASSET_TYPES[type]),
    dollars(value),
    say(OWNERSHIPS[ownership]),
    percentOwned !== undefined && say`${percentOwned}% yours`,
  ],
}
