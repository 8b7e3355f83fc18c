import { quiet } from '#ui/parts/state-looks.ts'
import type { Look, Tone } from '#ui/parts/StatusBadge.tsx'
import type { AssetRow } from '../contract/asset.ts'

export const assetTone: Readonly<Record<AssetRow['status'], Tone | Look>> = {
  available: quiet.agreed,
  on_hire: quiet.underWay,
  in_workshop: quiet.waiting,
  off_road: 'danger',
  sold: quiet.over,
}
