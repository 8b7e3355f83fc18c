import { conflict, invalid, notFound } from '#platform/contract/app-error.ts'
import type { Change } from '#platform/server/change/change.ts'
import { notAChoice } from '#shared/text.ts'
import { choiceWords, rateLine } from '#areas/rates/rules/lines/load-lines.ts'
import { loadRateOf } from '../../rules/charges/tariff-of.ts'
import { docketFact } from '../charges/price-docket.ts'
import { updateDerived } from '../charges/update-derived.ts'
import { docketLineLabels } from '../../rules/docket-row-labels.ts'
import { listLines, updateLine } from './docket-line-store.ts'
import { keepVariance } from '../docket-store.ts'
import { findDocketOrder, listJobRates } from '../lookups-store.ts'
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
  const line = (await listLines(tx, id)).find((one) => one.id === line_id)
  if (!line) throw notFound()
  const choice = line.choices?.rates.find((one) => one.job_rate_id === job_rate_id)
  const rate = (await listJobRates(tx, docket.job_id)).find((one) => one.id === job_rate_id)
  if (!line.choices || !choice || !rate)
    throw invalid({ job_rate_id: notAChoice(docketLineLabels.job_rate_id) })
  const numbers = new Set(line.choices.loads)
  const fact = await docketFact(tx, docket, docket.docket_no)
  const loads = fact.loads.filter(({ load_no }) => numbers.has(load_no))
  const [counted] = loadRateOf(rate).map((one) => rateLine(one, loads, docket.docket_no))
  if (counted?.unit !== choice.unit || counted.quantity !== choice.quantity_computed)
    throw conflict(
      `“${rate.description}” has changed since. Query and revise the docket to count its loads again.`,
    )
  const order = await findDocketOrder(tx, docket.job_item_id)
  const { description, unit, quantity_computed, explanation, product_id, gst_code } = choice
  const isAgreed = line.reason !== null && line.unit === unit
  const priced = {
    description,
    unit_price_cents: rate.unit_price_cents,
    price_source: `Rate of job ${order?.job_no}`,
  }
  await updateLine(tx, line_id, {
    ...priced,
    job_rate_id,
    product_id,
    unit,
    gst_code,
    quantity_computed,
    quantity_agreed: isAgreed ? line.quantity_agreed : quantity_computed,
    reason: isAgreed ? line.reason : null,
    explanation: JSON.stringify(explanation),
    is_price_set: 0,
    bears_fuel_levy: Number(counted.bears_fuel_levy),
  })
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
    after: priced,
  })
  await updateDerived(change, docket)
}
