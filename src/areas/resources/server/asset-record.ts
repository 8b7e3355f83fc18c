import type { ArchivableRecord } from '#platform/server/change/archive-records.ts'
import { type UniqueConflicts, updateExplained } from '#platform/server/change/explain-unique-violation.ts'
import type { Tx } from '#platform/server/database/database.ts'
import { orNotFound } from '#platform/server/database/or-not-found.ts'
import { assetCan } from '../rules/asset-status.ts'
import { assetChanged } from './asset-events.ts'
import { assetNextOrder } from './asset-questions.ts'
import { type StoredAsset, findAsset, findHolder, isOnHire, lockAsset, updateAsset } from './asset-store.ts'

interface Marks {
  fleet_no: string
  rego_no?: string | null
  rego_state?: string | null
  vin?: string | null
}

/** Fleet numbers, plates and VINs are unique: names the asset that has one. */
export const assetConflicts = (tx: Tx, { fleet_no, rego_no, rego_state, vin }: Marks): UniqueConflicts => {
  const holder = async (by: Parameters<typeof findHolder>[1]) =>
    (await findHolder(tx, by))?.fleet_no ?? 'Another machine'
  return {
    asset_fleet_no: async () => ({ fleet_no: inUse.fleet_no(await holder({ fleet_no })) }),
    asset_rego: async () => ({
      rego_no: inUse.rego(await holder({ rego_no: rego_no ?? '', rego_state: rego_state ?? '' })),
    }),
    asset_vin: async () => ({ vin: inUse.vin(await holder({ vin: vin ?? '' })) }),
  }
}

/** Why a value cannot be used again, by the fleet number of the asset that has it. */
export const inUse = {
  fleet_no: (holder: string) => `${holder} is already in the fleet.`,
  rego: (holder: string) => `${holder} already uses this registration.`,
  vin: (holder: string) => `${holder} already has this VIN.`,
} as const

export const assetRecord: ArchivableRecord<
  StoredAsset,
  StoredAsset & { next_order_no: string | null; is_on_hire: number }
> = {
  record_type: 'asset',
  label: (asset) => labelOf(asset).record_label,
  lock: ({ tx, viewer }, id) => lockAsset(tx, viewer, id),
  present: ({ tx, viewer }, id) => readAsset(tx, viewer, id),
  state: async (change, asset) => {
    const [next_order_no = null] = await change.ask(assetNextOrder, { asset_id: asset.id })
    return { ...asset, next_order_no, is_on_hire: Number(await isOnHire(change.tx, asset.id)) }
  },
  can: assetCan,
  update: async (change, asset, columns) => {
    await updateExplained(updateAsset, assetConflicts)(change, asset, columns)
    await change.announce(assetChanged, { asset_id: asset.id })
  },
}

/** An asset's name in the log. */
export const labelOf = ({ id, fleet_no, name }: Pick<StoredAsset, 'id' | 'fleet_no' | 'name'>) => ({
  record_type: 'asset',
  record_id: id,
  record_label: `${fleet_no} ${name}`,
})

/** One asset as this viewer may see it. @throws not_found. */
export const readAsset = orNotFound(findAsset)
