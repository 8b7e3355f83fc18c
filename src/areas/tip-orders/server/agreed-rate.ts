import { findTipRate } from '#areas/tip-sites/server/index.ts'
import type { Tx } from '#platform/server/database/database.ts'
import { unitName } from '#shared/units.ts'
import type { TipOrderInput } from '../contract/tip-order.ts'

type Unit = TipOrderInput['unit']

/** The unit of a planned quantity, which would mean something else in another; undefined without a quantity. */
export const plannedUnit = ({
  planned_quantity,
  unit,
}: Pick<TipOrderInput, 'planned_quantity' | 'unit'>): Unit => (planned_quantity ? unit : undefined)

interface Asked {
  material: string
  date: string
  /** The unit that stays; undefined: it is the rate's. */
  unit: Unit
}

/**
 * A site's rate for a material on a day, as a tip order keeps it; null where there was none. One by another unit than the
 * one that stays is not taken, and `objection` says so.
 */
export async function agreedRate(
  tx: Tx,
  site: { id: number; name: string },
  { material, date, unit }: Asked,
) {
  const rate = await findTipRate(tx, site.id, material, date)
  if (!rate) return { agreed: noRate, objection: null }
  if (unit !== undefined && unit !== rate.unit) {
    const units = `by the ${unitName(rate.unit, 1)}, not by the ${unitName(unit, 1)}`
    return { agreed: noRate, objection: `${site.name} charges for ${material} ${units}.` }
  }
  const { buy_cents, sell_cents } = rate
  return { agreed: { buy_cents, sell_cents, unit: rate.unit }, objection: null }
}

const noRate = { buy_cents: null, sell_cents: null }
