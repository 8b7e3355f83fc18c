import { quiet } from '#ui/parts/state-looks.ts'
import { type Look, StatusBadge, type Tone } from '#ui/parts/StatusBadge.tsx'
import type { AssetRow } from '../contract/asset.ts'
import { assetStatusWords } from '../rules/resource-words.ts'

const assetTone: Readonly<Record<AssetRow['status'], Tone | Look>> = {
  available: quiet.agreed,
  on_hire: quiet.underWay,
  in_workshop: quiet.waiting,
  off_road: 'danger',
  sold: quiet.over,
}

export const AssetStatusBadge = ({ status }: { status: AssetRow['status'] }) => (
  <StatusBadge status={assetStatusWords[status]} tone={assetTone[status]} />
)
