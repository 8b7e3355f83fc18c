import type { Tone } from '#ui/parts/StatusBadge.tsx'
import type { AssetRow } from '../contract/asset.ts'

export const assetTone: Readonly<Record<AssetRow['status'], Tone>> = {
  available: 'success',
  on_hire: 'info',
  in_workshop: 'warning',
  off_road: 'danger',
  sold: 'neutral',
}
