import type { docketFacts } from '#areas/driver-jobs/rules/docket-facts.ts'
import { type PricedLine, pricedLines } from '#areas/dockets/rules/charges/priced-lines.ts'
import { tariffOf } from '#areas/dockets/rules/charges/tariff-of.ts'
import { modelOfDocket } from '#areas/dockets/rules/docket-model.ts'
import { docketVariance } from '#areas/dockets/rules/flags/docket-variance.ts'
import { minutesOf } from '#areas/dockets/rules/shift/time-words.ts'
import type { DayFacts, DocketFact } from '#areas/rates/rules/facts.ts'
import { minimumMinutes } from '#areas/rates/rules/lines/day-floor.ts'
import { priceDay } from '#areas/rates/rules/price-day.ts'
import { findDefaultTerms } from '#areas/quote-wording/server/index.ts'
import { defaultCompany } from '#areas/settings/server/index.ts'
import type { Change } from '#platform/server/change/change.ts'
import type { ReceivedFile } from '#platform/server/files/file-store.ts'
import { findFile } from '#platform/server/files/file-rows.ts'
import { numbered } from '#platform/server/change/number-sequence.ts'
import { publicHolidays } from '#shared/public-holidays.ts'
import { type FilledOrder, takeNumbers } from './bulk-days-store.ts'
import { issueDockets } from './bulk-issued.ts'
import { officeOn } from './bulk-office.ts'
import type { Noted } from './bulk-shift.ts'
import type { Bulk } from './bulk-sql-store.ts'
import type { Chance } from './random.ts'

export interface WorkedDay {
  order: FilledOrder
  noted: Noted
  facts: ReturnType<typeof docketFacts>
}

interface Inputs {
  random: Chance
  signature: ReceivedFile
  /** The last day whose dockets the office has processed. */
  until: string
}

/** The dockets of past days: drafted, submitted with their signature, and approved or queried by the office. */
export async function fillDockets(
  change: Change,
  bulk: Bulk,
  days: readonly WorkedDay[],
  { random, signature, until }: Inputs,
): Promise<void> {
  if (days.length === 0) return
  const seller = await defaultCompany(change.tx)
  const first = await takeNumbers(bulk, seller.id, days.length)
  const drafts = days.map((day, at) => draftOf(day, numbered('D', first + at)))
  const made = await bulk.insert<{ id: number; driver_job_id: number }>(
    'docket',
    drafts.map(({ columns }) => columns),
    'id, driver_job_id',
  )
  const ids = new Map(made.map(({ id, driver_job_id }) => [driver_job_id, id]))
  const dockets = drafts.map((draft) => ({ ...draft, id: ids.get(draft.columns.driver_job_id) ?? 0 }))
  await bulk.insert(
    'docket_line',
    dockets.flatMap(({ id, lines }) => lines.map((line) => ({ ...line, docket_id: id }))),
  )
  const { logo_file_id } = seller
  const logo_sha256 = logo_file_id === null ? null : (await findFile(change.tx, logo_file_id)).sha256
  const shifts = [...new Set(dockets.map(({ columns }) => columns.shift_date))]
  const termsOn = new Map(
    await Promise.all(
      shifts.map(async (day) => [day, await findDefaultTerms(change.tx, 'docket', day)] as const),
    ),
  )
  const signed = dockets.flatMap(({ id, columns, lines, day: { order, noted } }) => {
    const { taps, signature: drawn } = noted
    const tap = taps.find((one) => one.kind === 'sign')
    if (tap?.kind !== 'sign') return []
    const model = modelOfDocket({
      order,
      seller,
      logo_sha256,
      docket: columns,
      lines: lines.map((line) => ({ ...line, is_billable: Number(line.is_billable) })),
      driver: { name: order.driver },
      asset: { fleet_no: order.fleet_no, name: order.asset, rego_no: order.rego_no },
      attachments: [],
      terms: termsOn.get(columns.shift_date) ?? null,
      photos: [],
    })
    return [{ id, model, signing: drawn === null ? null : { ...tap.data, at: tap.at }, at: tap.at }]
  })
  await issueDockets(bulk, signed, signature)
  await bulk.update(
    'docket',
    signed.map(({ id, signing, at, model }) => ({
      id,
      submitted_at: at,
      ...officeOn(model.shift_date, {
        isSigned: signing !== null,
        until,
        random,
        by: change.viewer.user_id,
        break_minutes: model.break_minutes,
      }),
    })),
  )
}

/** A draft docket's content, by the product's own rules; no quantities were agreed. */
function draftOf(day: WorkedDay, docket_no: string) {
  const { order, noted, facts } = day
  const { rate, product_id, gst_code } = order
  const description = `${order.category}, ${order.fleet_no}`
  const uncharged = { charged: [], agreed: null }
  const tariff = tariffOf({
    rate,
    card_rates: [],
    rates: [],
    once: uncharged,
    week_days: [],
    travel_once: uncharged,
    agreed_tolls: null,
    attachments: [],
    description,
    product_id,
    gst_code,
    carts: false,
    is_billed_by_hand: false,
    holidays: publicHolidays(Number(order.work_date.slice(0, 4))),
    fuel_levies: [],
  })
  const docket = {
    ...facts,
    docket_no,
    loads: facts.loads.map((load) => ({ ...load, tip_site_id: null, density: null })),
    attachments: [],
    tolls: null,
  }
  const worked = dayOf(order.work_date, docket)
  const minimum_minutes = minimumMinutes(worked, tariff)
  const of = { docket, hire_rate_id: null, tariff, minimum_minutes, work_date: order.work_date, job_no: '' }
  const lines = pricedLines(priceDay(worked, tariff).lines, of)
  const plan = { starts_at: order.starts_at, ends_at: order.ends_at, min_hours: rate.min_hours }
  const checklist_at = noted.checked?.completed_at ?? null
  const asset = { fleet_no: order.fleet_no, name: order.asset, payload_t: order.payload_t }
  const columns = {
    ...facts,
    company_id: order.company_id,
    docket_no,
    revision: 1,
    source: 'app',
    job_id: order.job_id,
    client_id: order.client_id,
    subcontractor_id: order.subcontractor_id,
    shift_date: order.work_date,
    break_minutes: minutesOf(facts.entries, 'break'),
    travel_minutes: minutesOf(facts.entries, 'travel'),
    standby_minutes: minutesOf(facts.entries, 'standby'),
    worked_minutes: minutesOf(facts.entries, 'work'),
    po_number: order.po_number,
    description: null,
    client_comment: null,
    variance: docketVariance(facts, plan, { overlaps: [], checklist_at, asset }),
    created_at: facts.finishes_at,
    created_by: null,
  }
  return { day, columns, lines: lines.map(lineRow) }
}

const dayOf = (work_date: string, docket: DocketFact): DayFacts => ({
  work_date,
  dockets: [docket],
  standing: [],
  short_day: null,
  start_time: null,
  is_first_day: false,
  is_last_day: false,
  was_floated_in: false,
  asset_weight_t: null,
  job_hours: null,
})

const lineRow = (line: PricedLine, at: number) => ({
  ...line,
  position: at + 1,
  quantity_agreed: line.quantity_computed,
  reason: null,
})
