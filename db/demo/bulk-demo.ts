import { sendQuote } from '#areas/quotes/server/index.ts'
import type { Platform } from '#platform/server/platform.ts'
import { billBulk } from './bulk-bills.ts'
import { fillDays } from './bulk-days.ts'
import { fillClients, fillOffice, fillDocuments, fillPlant } from './bulk-lists-store.ts'
import { type Bulk, openBulk } from './bulk-sql-store.ts'
import { answerQuotes, draftsToSend, fillFortnight, fillQuotes } from './bulk-work-store.ts'
import { drawing } from './drawings.ts'
import { openScenario } from './scenario.ts'
import type { Size } from './sizes.ts'

/** Fortnights by their first day, counted from this Monday. */
const fortnights = [-28, -14, 0, 14]

/**
 * Brings the demo company up to a size. The bulk is written by set-based SQL, bypassing the verbs (which
 * would take hours) but not the database: every constraint and trigger applies, and numbers come from their
 * series. The activity log has no entries for it. Sent quotes and invoices are created by the verbs, because
 * clients read the issued documents. The same seed gives the same data.
 */
export async function bulkDemo(platform: Platform, size: Size, seed = 1): Promise<void> {
  const scenario = await openScenario(platform, seed)
  const addRows = (step: (bulk: Bulk) => Promise<void>) =>
    scenario.at(-29, '09:00', scenario.office, async (change) => {
      await step(await openBulk(change, size, scenario.today, seed))
    })
  for (const step of [fillOffice, fillClients, fillPlant, fillDocuments, fillQuotes]) await addRows(step)
  for (const [wave, from] of fortnights.entries()) await addRows((bulk) => fillFortnight(bulk, wave, from))
  for (const { id, email, days } of await draftsToSend(platform.db, scenario.today))
    await scenario.at(days, '09:30', scenario.sales, (change) => sendQuote(change, id, { to: email }))
  await addRows(answerQuotes)
  const inputs = {
    now: platform.clock.now().getTime(),
    today: scenario.today,
    seed,
    signature: await drawing(platform, 'signature'),
  }
  await scenario.at(0, '05:00', scenario.office, async (change) =>
    fillDays(change, await openBulk(change, size, scenario.today, seed), inputs),
  )
  await billBulk(scenario)
}
