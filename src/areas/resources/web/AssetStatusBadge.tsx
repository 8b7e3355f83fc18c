import { StatusBadge, type Tone } from '#ui/parts/StatusBadge.tsx'
import type { AssetRow } from '../contract/asset.ts'
import { assetStatusWords } from '../rules/resource-words.ts'

const tones: Record<AssetRow['status'], Tone> = {
  available: 'success',
  on_hire: 'info',
  in_workshop: 'warning',
  off_road: 'danger',
  sold: 'neutral',
}

export const AssetStatusBadge = ({ status }: { status: AssetRow['status'] }) => (
  <StatusBadge status={assetStatusWords[status]} tone={tones[status]} />
)
