import { useArchive } from '#platform/web/use-archive.ts'
import { useSave } from '#platform/web/use-save.ts'
import { confirm } from '#ui/dialogs/confirm-store.ts'
import type { AssetRow } from '../contract/asset.ts'
import { assetNoun } from '../rules/resource-words.ts'
import { resourceEndpoints } from '../contract/endpoints.ts'

/** What can be done with assets from the list and from their page. */
export function useAssetActions() {
  const moving = useArchive({
    archive: resourceEndpoints.archiveAssets,
    restore: resourceEndpoints.restoreAssets,
    noun: assetNoun,
  })
  const off = useSave(resourceEndpoints.takeOffRoad, { saved: ({ fleet_no }) => `${fleet_no} is off road` })
  const back = useSave(resourceEndpoints.putBackOnRoad, {
    saved: ({ fleet_no }) => `${fleet_no} is back on the road`,
  })

  const takeOffRoad = async ({ id, version, fleet_no }: AssetRow) => {
    const answer = await confirm({
      title: `Take ${fleet_no} off the road?`,
      message: 'It is sent to no order until somebody puts it back. Everybody who allocates sees the reason.',
      confirmLabel: 'Take off road',
      danger: true,
      reason: 'required',
    })
    if (answer) await off.save({ params: { id }, body: { version, reason: answer.reason } })
  }
  return {
    ...moving,
    error: moving.error ?? off.submitError ?? back.submitError,
    takeOffRoad: (asset: AssetRow) => void takeOffRoad(asset),
    putBackOnRoad: ({ id, version }: AssetRow) => void back.save({ params: { id }, body: { version } }),
  }
}
