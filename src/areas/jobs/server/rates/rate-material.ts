import { listMaterials } from '#areas/settings/server/index.ts'
import type { Tx } from '#platform/server/database/database.ts'
import { type ChargeUnit, isLoadUnit } from '#shared/units.ts'
import { materialNamed } from '../../rules/material-named.ts'
import { findProductMaterial } from './rate-store.ts'

interface NewRate {
  product_id?: number | null | undefined
  description: string
  unit: ChargeUnit
  material?: string | null | undefined
}

/**
 * The loads a new rate is for, where nobody said: its product's material, else the one its description names. From then
 * on it is data that anyone who sees the rate can read and change.
 */
export async function materialOfRate(tx: Tx, rate: NewRate): Promise<string | null> {
  if (rate.material !== undefined || !isLoadUnit(rate.unit)) return rate.material ?? null
  const known = rate.product_id == null ? null : await findProductMaterial(tx, rate.product_id)
  if (known !== null) return known
  const materials = await listMaterials(tx)
  return materialNamed(
    rate.description,
    materials.map(({ value }) => value),
  )
}
