import { listMaterials } from '#areas/settings/server/index.ts'
import type { Db, Tx } from '#platform/server/database/database.ts'
import type { RestrictedMaterial } from '../../contract/restricted-material.ts'
import { restrictedMaterials } from '../../rules/restricted-materials.ts'
import { listLicensedSites } from './material-store.ts'

/** The materials with PFAS or asbestos, each with the current tip sites that take it. */
export async function listRestrictedMaterials(db: Db | Tx): Promise<RestrictedMaterial[]> {
  const [materials, sites] = await Promise.all([listMaterials(db), listLicensedSites(db)])
  return restrictedMaterials(materials, sites)
}
