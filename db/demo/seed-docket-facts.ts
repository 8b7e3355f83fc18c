import { DocketInput, DocketRevision } from '#areas/dockets/contract/docket.ts'
import { createDocket, queryDocket, reviseDocket } from '#areas/dockets/server/index.ts'
import { findCancelledOrder, findExcavatorDocket, findPricedAttachment } from './docket-facts-store.ts'
import type { Scenario } from './scenario.ts'

/** What dockets say besides hours and loads: a day that the client cancelled late, an attachment used, and tolls. */
export async function seedDocketFacts(scenario: Scenario): Promise<void> {
  await chargeCancelledDay(scenario)
  await recordExtras(scenario)
}

const minute = 60_000

/** The latest order that its client cancelled is charged as a day cut short. */
async function chargeCancelledDay(scenario: Scenario): Promise<void> {
  const { platform, today, office } = scenario
  const order = await findCancelledOrder(platform.db, today)
  if (!order) return
  const { id: job_item_id, starts_at, asset_id } = order
  const cancelled_at = new Date(Date.parse(starts_at) - 50 * minute).toISOString()
  const cancelled = { short_day: 'late_cancellation', cancelled_at, distance_km: 35 }
  const docket = DocketInput.parse({ job_item_id, source: 'office', asset_id, starts_at, ...cancelled })
  await scenario.at(-1, '16:20', office, (change) => createDocket(change, docket))
}

/** On the latest docket of an excavator the driver had forgotten the attachment and the tolls. */
async function recordExtras(scenario: Scenario): Promise<void> {
  const { platform, office } = scenario
  const docket = await findExcavatorDocket(platform.db)
  const attachment = await findPricedAttachment(platform.db)
  if (!docket || !attachment) return
  const { id, driver_id, asset_id, starts_at, finishes_at } = docket
  // Work is what lies between.
  const entries = docket.entries.filter(({ kind }) => kind !== 'work')
  const extras = {
    attachments: [{ attachment_id: attachment.id, hours: 2 }],
    toll_count: 2,
    tolls_cents: 17_59,
  }
  const revision = DocketRevision.parse({
    driver_id,
    asset_id,
    starts_at,
    finishes_at,
    entries,
    ...extras,
  })
  await scenario.at(0, '05:35', office, (change) =>
    queryDocket(change, id, { reason: 'Which attachment, and tolls?' }),
  )
  await scenario.at(0, '05:45', office, (change) => reviseDocket(change, id, revision))
}
