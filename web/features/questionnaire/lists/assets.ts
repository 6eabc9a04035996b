import { t } from '@lingui/core/macro'
import { dollars } from '#domain/formats/money.ts'
import { passesByDesignation } from '#domain/trust/by-designation.ts'
import type { Asset } from '#domain/trust/entries.ts'
import { ASSET_TYPES, OWNERSHIPS } from '#domain/trust/enumerations.ts'
import { shareOwned } from '#domain/trust/share-owned.ts'
import { assetsStep } from '#domain/trust/steps/06-assets.ts'
import { assetForm } from '#domain/trust/steps/asset-form.ts'
import { translate } from '#web/i18n/i18n.ts'
import type { ListOnScreen } from './list-on-screen.ts'

export const assets: ListOnScreen<Asset> = {
  step: assetsStep,
  form: assetForm,
  noun: 'asset',
  nouns: 'assets',
  entries: (trust) => trust.assets ?? [],
  patch: (change) => ({ assets: change }),
  facts: (asset) => {
    const share = shareOwned(asset)
    return [
      translate(ASSET_TYPES[asset.type]),
      dollars(asset.value),
      translate(OWNERSHIPS[asset.ownership]),
      share !== undefined && t`${share}% yours`,
      passesByDesignation(asset) && t`Passes by beneficiary designation, not transferred`,
    ]
  },
}
