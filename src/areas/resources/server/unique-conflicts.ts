import type { Tx } from '#platform/server/database/database.ts'
import type { UniqueConflicts } from '#platform/server/change/explain-unique-violation.ts'
import { findHolder } from './asset-store.ts'

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
