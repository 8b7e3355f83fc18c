import { type Viewer, may } from '#platform/server/sessions/viewer.ts'

interface WithCost {
  purchased_on: string | null
  purchase_price_cents: number | null
}

/** An asset's cost is for viewers with the right to it. */
export const presentAsset = <T extends WithCost>(viewer: Viewer, asset: T): T =>
  may(viewer, 'resources:cost') ? asset : { ...asset, purchased_on: null, purchase_price_cents: null }

/** Fields of an asset's history hidden from this viewer. */
export const hiddenAssetFields = (viewer: Viewer): readonly string[] =>
  may(viewer, 'resources:cost') ? [] : ['purchased_on', 'purchase_price_cents']
