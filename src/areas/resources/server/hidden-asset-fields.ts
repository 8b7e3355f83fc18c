import { type Viewer, may } from '#platform/server/sessions/viewer.ts'

/** Fields of an asset's history hidden from this viewer. */
export const hiddenAssetFields = (viewer: Viewer): readonly string[] =>
  may(viewer, 'resources:cost') ? [] : ['purchased_on', 'purchase_price_cents']
