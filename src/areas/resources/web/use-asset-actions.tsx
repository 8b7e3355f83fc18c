import { IconCalendarCheck, IconCircleCheck, IconTag, IconTool } from '@tabler/icons-react'
import { type ReactNode, useState } from 'react'
import { useSave } from '#platform/web/forms/use-save.ts'
import { useWhyNot } from '#platform/web/refusals/why-not.ts'
import { reasonOf } from '#shared/allowed.ts'
import { startsFrom } from '#shared/state-table.ts'
import { confirm } from '#ui/dialogs/confirm-store.ts'
import type { MenuItem } from '#ui/parts/Menu.tsx'
import type { AssetRow } from '../contract/asset.ts'
import { resourceEndpoints } from '../contract/endpoints.ts'
import { type AssetAction, assetActions, assetCan } from '../rules/asset-status.ts'
import { SellDialog } from './SellDialog.tsx'
import { ServiceDialog } from './ServiceDialog.tsx'

/** Others follow from dry hires. */
type Offered = Exclude<AssetAction, 'goOnHire' | 'endHire'>

/**
 * An asset's actions other than archiving that its status allows, for the list and its page, with the reason why one is
 * disabled. `dialog` is the one that an action has opened.
 */
export function useAssetActions() {
  const [dialog, setDialog] = useState<ReactNode>(null)
  const close = () => setDialog(null)
  const off = useSave(resourceEndpoints.takeOffRoad, { saved: ({ fleet_no }) => `${fleet_no} is off road` })
  const back = useSave(resourceEndpoints.putBackOnRoad, {
    saved: ({ fleet_no }) => `${fleet_no} is back on the road`,
  })
  const whyNot = useWhyNot()

  const takeOffRoad = async ({ id, version, fleet_no }: AssetRow) => {
    const answer = await confirm({
      title: `Take ${fleet_no} off the road?`,
      message: 'It cannot be booked until it is put back. Allocators see the reason.',
      confirmLabel: 'Take off road',
      danger: true,
      reason: 'required',
    })
    if (answer) await off.save({ params: { id }, body: { version, reason: answer.reason } })
  }
  const menuOf = (asset: AssetRow): MenuItem[] => {
    if (asset.archived_at) return []
    const reasonFor = (action: Offered) =>
      whyNot(assetActions[action].right) ?? reasonOf(assetCan[action](asset))
    const itemOf = (action: Offered, item: MenuItem) =>
      startsFrom(assetActions[action], asset.status) ? [{ ...item, disabledReason: reasonFor(action) }] : []
    return [
      ...(asset.status === 'sold'
        ? []
        : [
            {
              label: 'Record service',
              icon: <IconCalendarCheck aria-hidden />,
              disabledReason: whyNot('resources:write'),
              run: () => setDialog(<ServiceDialog asset={asset} onClose={close} />),
            },
          ]),
      ...itemOf('putBackOnRoad', {
        label: 'Put back on road',
        icon: <IconCircleCheck aria-hidden />,
        run: () => void back.save({ params: { id: asset.id }, body: { version: asset.version } }),
      }),
      ...itemOf('takeOffRoad', {
        label: 'Take off road',
        icon: <IconTool aria-hidden />,
        danger: true,
        run: () => void takeOffRoad(asset),
      }),
      ...itemOf('sell', {
        label: 'Sold',
        icon: <IconTag aria-hidden />,
        run: () => setDialog(<SellDialog asset={asset} onClose={close} />),
      }),
    ]
  }
  return { menuOf, dialog, error: off.submitError ?? back.submitError }
}

/** Why an asset cannot be archived or restored now. */
export const whyNotArchive = (asset: AssetRow): string | undefined =>
  reasonOf(asset.archived_at ? assetCan.restore(asset) : assetCan.archive(asset))
