import { conflict, invalid, notFound } from '#platform/contract/app-error.ts'
import type { Change } from '#platform/server/change/change.ts'
import { notAChoice } from '#shared/text.ts'
import { choiceWords, rateLine } from '#areas/rates/rules/lines/load-lines.ts'
import { untouched, withQuantity } from '../../rules/charges/agreed-line.ts'
import { pricedLine } from '../../rules/charges/priced-lines.ts'
import { readPricing } from '../charges/price-docket.ts'
import { updateDerived } from '../charges/update-derived.ts'
import { docketLineLabels } from '../../rules/docket-row-labels.ts'
import { listLines, rowOfLine, updateLine } from './docket-line-store.ts'
import { keepVariance } from '../docket-store.ts'
import { findAssetName, findDocketOrder } from '../lookups-store.ts'
import { entryOf } from '../log-docket.ts'
import { openDocket } from '../open-docket.ts'

/**
 * Chooses which of several fitting rates charges some loads; the levy follows. Agreed quantities stay if the unit does.
 * @throws not_found, stale; conflict once it is approved or the rate counts loads otherwise; invalid for another rate.
 */
export async function chooseRate(
  change: Change,
  id: number,
  line_id: number,
  { job_rate_id, version }: { job_rate_id: number; version?: number | undefined },
): Promise<void> {
  const { tx } = change
  const docket = await openDocket(change, id, 'price', version)
  const order = await findDocketOrder(tx, docket.job_item_id)
  const line = (await listLines(tx, id)).find((one) => one.id === line_id)
  if (!line || !order) throw notFound()
  const asset = docket.asset_id === null ? undefined : await findAssetName(tx, docket.asset_id)
  const pricing = await readPricing(tx, order, docket, { ...docket, asset })
  const choice = line.choices?.rates.find((one) => one.job_rate_id === job_rate_id)
  const rate = pricing.tariff.load_rates.find((one) => one.card === null && one.id === job_rate_id)
  if (!line.choices || !choice || !rate)
    throw invalid({ job_rate_id: notAChoice(docketLineLabels.job_rate_id) })
  const numbers = new Set(line.choices.loads)
  const loads = pricing.docket.loads.filter(({ load_no }) => numbers.has(load_no))
  const counted = untouched(pricedLine(rateLine(rate, loads, docket.docket_no), pricing))
  if (counted.unit !== choice.unit || counted.quantity_computed !== choice.quantity_computed)
    throw conflict(
      `“${rate.description}” has changed since. Query and revise the docket to count its loads again.`,
    )
  const { unit, quantity_agreed, reason } = line
  const isAgreed = reason !== null && unit === counted.unit
  const chosen = isAgreed ? withQuantity(counted, { quantity_agreed, reason }) : counted
  // What may be chosen stays, so that another rate can be.
  const { choices: _, ...row } = rowOfLine(chosen)
  await updateLine(tx, line_id, row)
  const asked = choiceWords(line.choices)
  await keepVariance(
    tx,
    id,
    docket.variance.filter(({ text }) => text !== asked),
  )
  change.log({
    ...entryOf(docket, 'priced'),
    part: `line ${line.position}`,
    before: { description: line.description, unit_price_cents: line.unit_price_cents },
    after: {
      description: chosen.description,
      unit_price_cents: chosen.unit_price_cents,
      price_source: chosen.price_source,
    },
  })
  await updateDerived(change, docket)
}
