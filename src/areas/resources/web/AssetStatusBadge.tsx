import { StatusBadge } from '#ui/parts/StatusBadge.tsx'
import type { AssetRow } from '../contract/asset.ts'
import { assetStatusWords } from '../rules/resource-words.ts'
import { assetTone } from './asset-tone.ts'

export const AssetStatusBadge = ({ status }: { status: AssetRow['status'] }) => (
  <StatusBadge status={assetStatusWords[status]} tone={assetTone[status]} />
)
