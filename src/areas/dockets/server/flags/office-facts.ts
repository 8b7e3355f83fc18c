import { listMaterials } from '#areas/settings/server/index.ts'
import { netOf } from '#areas/rates/rules/weights/typed-weight.ts'
import { holdTipOrders, listTipOrders } from '#areas/tip-orders/server/index.ts'
import { listRestrictedMaterials } from '#areas/tip-sites/server/index.ts'
import { forbidden, invalid, refuse } from '#platform/contract/app-error.ts'
import type { Change } from '#platform/server/change/change.ts'
import { may } from '#platform/server/sessions/viewer.ts'
import { notAChoice } from '#shared/text.ts'
import type { DocketFactsInput } from '../../contract/docket.ts'
import { loadTipOrders, type TipOrderOfLoads } from '../../rules/loads/load-tip-orders.ts'
import { loadTimeErrors } from '../../rules/loads/load-times.ts'
import { weightErrors } from '../../rules/loads/load-weights.ts'
import { materialErrors } from '../../rules/loads/material-errors.ts'
import { shiftDayErrors } from '../../rules/shift/shift-day.ts'
import { shortDayErrors } from '../../rules/shift/short-day.ts'
import { shiftEntries } from '../../rules/shift/shift-entries.ts'
import { type UsedAttachment, attachmentErrors } from '../../rules/shift/extras.ts'
import { docketLabels } from '../../rules/docket-labels.ts'
import { usedLabels } from '../../rules/docket-row-labels.ts'
import { numberErrors } from './check-numbers.ts'
import type { StoredDocket } from '../docket-store.ts'
import { type DocketOrder, findAssetName, findAttachments, findDriverName } from '../lookups-store.ts'
import type { ShiftFacts } from '../compute-docket.ts'

/**
 * Converts typed input to the facts of a shift on an order. `before`: the docket as it was, whose content is
 * not checked again. `keeps_attachments`: they are those of that docket, which a driver neither sees nor corrects; hours
 * that exceed his shift are flagged.
 * @throws invalid with the fields.
 */
export async function officeFacts(
  change: Change,
  order: DocketOrder,
  input: DocketFactsInput,
  before: StoredDocket | null,
  { keeps_attachments = false }: { keeps_attachments?: boolean } = {},
): Promise<ShiftFacts> {
  const { tx, now } = change
  const { asset_id = null, driver_id = null } = input
  if (input.tolls_cents != null && !may(change.viewer, 'dockets:prices')) throw forbidden()
  if (asset_id === null && driver_id === null) throw invalid({ driver_id: 'Choose a driver or a machine.' })
  if (asset_id !== null && !(await findAssetName(tx, asset_id)))
    throw invalid({ asset_id: notAChoice(docketLabels.asset_id) })
  if (driver_id !== null && !(await findDriverName(tx, driver_id)))
    throw invalid({ driver_id: notAChoice(docketLabels.driver_id) })
  await holdTipOrders(tx, order.id)
  const tips = (await listTipOrders(tx, order.id)).map((one) => ({
    ...one,
    tip: one.tip_site,
    suburb: one.tip_suburb,
  }))
  // Those who see no prices leave what was paid as it is, also where their form sends it empty.
  const seesPrices = may(change.viewer, 'dockets:prices')
  const facts = factsOf(seesPrices ? input : { ...input, tolls_cents: undefined }, before, tips)
  refuse(shortDayErrors({ ...input, finishes_at: finishOf(input) }, now))
  const entries = shiftEntries(facts)
  const attachments = await usedAttachments(change, input, before)
  const own = { docket_no: before?.docket_no ?? null, driver_job_id: facts.driver_job_id }
  refuse({
    ...shiftDayErrors(facts, { now, work_date: order.work_date, before }),
    ...materialErrors(facts.loads, before?.loads ?? [], {
      materials: await listMaterials(tx),
      restricted: await listRestrictedMaterials(tx),
      tips,
    }),
    ...(keeps_attachments ? {} : attachmentErrors(attachments, entries)),
    ...weightErrors(facts.loads),
    ...loadTimeErrors(facts),
    ...(await numberErrors(change, facts.loads, { own, before: before?.loads ?? [] })),
  })
  return { ...facts, entries, attachments }
}

/** With their names; those of the docket as it was keep theirs. @throws invalid for one that does not exist. */
async function usedAttachments(
  { tx }: Change,
  { attachments }: DocketFactsInput,
  before: StoredDocket | null,
): Promise<UsedAttachment[]> {
  if (attachments.length === 0) return []
  const known = await findAttachments(
    tx,
    attachments.map(({ attachment_id }) => attachment_id),
  )
  const names = new Map(known.map(({ id, name }) => [id, name]))
  for (const { attachment_id, name } of before?.attachments ?? []) names.set(attachment_id, name)
  return attachments.map(({ attachment_id, hours = null }, at) => {
    const name = names.get(attachment_id)
    if (name === undefined)
      throw invalid({ [`attachments.${at}.attachment_id`]: notAChoice(usedLabels.attachment_id) })
    return { attachment_id, name, hours }
  })
}

/** A day cut short on which no one worked has none. */
const finishOf = ({ short_day, starts_at, finishes_at = null }: DocketFactsInput): string | null =>
  short_day !== null && finishes_at === starts_at ? null : finishes_at

function factsOf(input: DocketFactsInput, before: StoredDocket | null, tips: readonly TipOrderOfLoads[]) {
  const loads = input.loads.map((load, at) => ({
    load_no: at + 1,
    material: load.material,
    source: load.source ?? null,
    tip: load.tip ?? null,
    loaded_at: load.loaded_at,
    tipped_at: load.tipped_at ?? null,
    gross_t: load.gross_t ?? null,
    tare_t: load.tare_t ?? null,
    net_t: netOf(load),
    volume_m3: load.volume_m3 ?? null,
    ticket_no: load.ticket_no ?? null,
    waste_record_no: load.waste_record_no ?? null,
    tip_order_id: load.tip_order_id,
    note: load.note ?? null,
  }))
  const ordered = loadTipOrders(loads, before?.loads ?? [], tips)
  return {
    driver_job_id: before?.driver_job_id ?? null,
    asset_id: input.asset_id ?? null,
    driver_id: input.driver_id ?? null,
    starts_at: input.starts_at,
    finishes_at: finishOf(input) ?? input.starts_at,
    short_day: input.short_day,
    cancelled_at: input.cancelled_at,
    distance_km: input.distance_km,
    entries: input.entries.map((entry) => ({ ...entry, note: entry.note ?? null })),
    loads: loads.map((load, at) => ({ ...load, tip_order_id: ordered[at] ?? null })),
    toll_count: input.toll_count ?? null,
    tolls_cents: input.tolls_cents === undefined ? (before?.tolls_cents ?? null) : input.tolls_cents,
    smu_start: input.smu_start ?? null,
    smu_finish: input.smu_finish ?? null,
    odometer_start: input.odometer_start ?? null,
    odometer_finish: input.odometer_finish ?? null,
    operator_comment: input.operator_comment ?? null,
  }
}
