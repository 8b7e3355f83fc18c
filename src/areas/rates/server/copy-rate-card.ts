import type { Change } from '#platform/server/change/change.ts'
import { formatDate } from '#shared/local-date.ts'
import type { CopyRateCard } from '../contract/rate-card.ts'
import { latestRates } from '../rules/latest-rates.ts'
import { raiseRates } from '../rules/raise-rates.ts'
import { createRateCard } from './create-rate-card.ts'
import { readStored } from './rate-card-record.ts'
import type { StoredCard } from './rate-card-store.ts'

/**
 * Copies a card to other days of the same owner, its rates raised by a percentage. Rates that hold on only some of
 * the card's days hold on all of the copy's; of several for the same thing the latest is copied.
 * @throws not_found; invalid, as {@link createRateCard}.
 */
export async function copyRateCard(
  change: Change,
  id: number,
  { rise_percent, round_to_cents, ...input }: CopyRateCard,
): Promise<StoredCard> {
  const { name, kind, client_id, subcontractor_id, driver_id, rules, valid_from } = await readStored(
    change.tx,
    change.viewer,
    id,
  )
  const owner = { kind, client_id, subcontractor_id, driver_id }
  return createRateCard(
    change,
    { ...input, ...owner, rules: raiseRates(latestRates(rules), rise_percent, round_to_cents) },
    { part: `copy of ${name} from ${formatDate(valid_from)}`, rise_percent },
  )
}
