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

/** Of one that is off the road at its client’s, both. */
export const AssetStatusBadge = ({
  status,
  is_on_hire = 0,
}: Pick<AssetRow, 'status'> & Partial<Pick<AssetRow, 'is_on_hire'>>) => (
  <>
    <StatusBadge status={assetStatusWords[status]} tone={assetTone[status]} />
    {is_on_hire === 1 && status !== 'on_hire' && (
      <>
        {' '}
        <StatusBadge status={assetStatusWords.on_hire} tone={assetTone.on_hire} />
      </>
    )}
  </>
)
