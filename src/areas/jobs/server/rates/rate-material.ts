import { listMaterials } from '#areas/settings/server/index.ts'
import type { Tx } from '#platform/server/database/database.ts'
import type { ChargeUnit } from '#shared/units.ts'
import { materialNamed } from '../../rules/material-named.ts'

interface NewRate {
  product_id?: number | null | undefined
  description: string
  unit: ChargeUnit
  material?: string | null | undefined
}
const loadUnits: readonly ChargeUnit[] = ['load', 'tonne', 'm3']

/**
 * The loads a new rate is for, where nobody said: its product's material, else the one its description names. From then
 * on it is data that anyone who sees the rate can read and change.
 */
export async function materialOfRate(tx: Tx, rate: NewRate): Promise<string | null> {
  if (rate.material !== undefined || !loadUnits.includes(rate.unit)) return rate.material ?? null
  const product =
    rate.product_id == null
      ? undefined
      : await tx
          .selectFrom('product')
          .select('material_type')
          .where('id', '=', rate.product_id)
          .executeTakeFirst()
  if (product?.material_type) return product.material_type
  const materials = await listMaterials(tx)
  return materialNamed(
    rate.description,
    materials.map(({ value }) => value),
  )
}
