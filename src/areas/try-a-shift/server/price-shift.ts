import { findClient } from '#areas/clients/server/index.ts'
import { priceDay } from '#areas/rates/rules/price-day.ts'
import { listMaterials } from '#areas/settings/server/index.ts'
import { invalid, refuse } from '#platform/contract/app-error.ts'
import type { Tx } from '#platform/server/database/database.ts'
import type { Viewer } from '#platform/server/sessions/viewer.ts'
import { notAChoice } from '#shared/text.ts'
import type { Shift, ShiftPrice } from '../contract/shift.ts'
import { shiftFacts } from '../rules/shift-facts.ts'
import { shiftLabels as labels } from '../rules/shift-labels.ts'
import { checkShift } from '../rules/shift-times.ts'
import { withoutSurcharge } from '../rules/without-surcharge.ts'
import { findCategory, findMachine } from './lookups-store.ts'
import { type Hired, shiftTariff } from './shift-tariff.ts'

/**
 * What a shift would cost a client by the rates and terms of its day, each line step by step.
 * @throws invalid, also for a client that this viewer does not see.
 */
export async function priceShift(tx: Tx, viewer: Viewer, shift: Shift): Promise<ShiftPrice> {
  refuse(checkShift(shift))
  if (!(await findClient(tx, viewer, shift.client_id)))
    throw invalid({ client_id: notAChoice(labels.client_id) })
  const { weight_t, ...hired } = await hiredBy(tx, shift)
  const { tariff, rate } = await shiftTariff(tx, shift, hired)
  const densities = new Map((await listMaterials(tx)).map(({ value, density }) => [value, density]))
  const { lines, flags, total_cents } = priceDay(
    shiftFacts(shift, { asset_weight_t: weight_t, densities }),
    tariff,
  )
  return {
    rate: { source: rate.source, unit: rate.unit, rate_cents: rate.rate_cents, why: rate.why ?? null },
    lines,
    flags: flags.map(({ words }) => words),
    without_surcharge: withoutSurcharge(shift, tariff),
    total_cents,
  }
}

async function hiredBy(
  tx: Tx,
  { asset_id, asset_category_id }: Shift,
): Promise<Hired & { weight_t: number | null }> {
  const machine = asset_id === null ? null : await findMachine(tx, asset_id)
  if (machine === undefined) throw invalid({ asset_id: notAChoice(labels.asset_id) })
  const category_id = machine?.asset_category_id ?? asset_category_id ?? 0
  const category = await findCategory(tx, category_id)
  if (category === undefined) throw invalid({ asset_category_id: notAChoice(labels.asset_category_id) })
  return {
    asset_category_id: category_id,
    asset_id,
    description: machine ? `${machine.fleet_no} ${machine.name}` : category.name,
    category_min_hours: category.default_min_hours,
    carts: category.asset_group === 'truck',
    weight_t: machine?.operating_mass_t ?? null,
  }
}
