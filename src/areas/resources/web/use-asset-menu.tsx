import { IconArchive, IconCircleCheck, IconRestore, IconTag, IconTool } from '@tabler/icons-react'
import { useWhyNot } from '#platform/web/why-not.ts'
import type { MenuItem } from '#ui/parts/Menu.tsx'
import type { AssetRow } from '../contract/asset.ts'
import { type AssetAction, assetCan } from '../rules/asset-rules.ts'
import type { useAssetActions } from './use-asset-actions.ts'

/** What the menu of one asset offers; what may not be done says why. `onSell` opens the question when. */
export function useAssetMenu(actions: ReturnType<typeof useAssetActions>, onSell: (asset: AssetRow) => void) {
  const whyNot = useWhyNot()
  return (asset: AssetRow): MenuItem[] => {
    const { id, fleet_no } = asset
    const reasonFor = (action: AssetAction, right: 'resources:write' | 'resources:off_road') => {
      const allowed = assetCan[action](asset)
      return whyNot(right) ?? (allowed === true ? undefined : allowed)
    }
    if (asset.archived_at)
      return [
        {
          label: 'Restore asset',
          icon: <IconRestore aria-hidden />,
          disabledReason: reasonFor('restore', 'resources:write'),
          run: () => void actions.restore([id], fleet_no),
        },
      ]
    return [
      asset.status === 'off_road'
        ? {
            label: 'Put back on road',
            icon: <IconCircleCheck aria-hidden />,
            disabledReason: reasonFor('putBackOnRoad', 'resources:off_road'),
            run: () => actions.putBackOnRoad(asset),
          }
        : {
            label: 'Take off road',
            icon: <IconTool aria-hidden />,
            danger: true,
            disabledReason: reasonFor('takeOffRoad', 'resources:off_road'),
            run: () => actions.takeOffRoad(asset),
          },
      {
        label: 'Sold',
        icon: <IconTag aria-hidden />,
        disabledReason: reasonFor('sell', 'resources:write'),
        run: () => onSell(asset),
      },
      {
        label: 'Archive asset',
        icon: <IconArchive aria-hidden />,
        danger: true,
        disabledReason: reasonFor('archive', 'resources:write'),
        run: () => void actions.archive([id], fleet_no),
      },
    ]
  }
}
