import { listMaterials } from '#areas/settings/server/index.ts'
import { invalid } from '#platform/contract/app-error.ts'
import type { Tx } from '#platform/server/database/database.ts'
import type { Step } from '../../rules/progress.ts'

/**
 * A load's material is from the list, even a hidden one, since an offline phone may have an old list. @throws
 * invalid.
 */
export async function mustBeListedMaterial(tx: Tx, { kind, data }: Step): Promise<void> {
  if (kind !== 'load') return
  const materials = await listMaterials(tx)
  if (!materials.some(({ value }) => value === data.material))
    throw invalid({ 'data.material': 'Material is not one of the choices.' })
}
