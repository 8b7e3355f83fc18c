import type { Change } from '#platform/server/change/change.ts'
import { addDays, formatDate } from '#shared/local-date.ts'
import type { CopyRateCard } from '../contract/rate-card.ts'
import { latestRates } from '../rules/latest-rates.ts'
import { raiseRates, raiseTerms } from '../rules/raise-rates.ts'
import { createRateCard } from './create-rate-card.ts'
import { readStored } from './rate-card-record.ts'
import type { StoredCard } from './rate-card-store.ts'

/**
 * Copies a card to other days of the same owner, its rates and the amounts in terms raised by a percentage: the rates that apply on the day before
 * the copy starts, or on the card's last day where that is earlier, for all of the copy's days.
 * @throws not_found; invalid, as {@link createRateCard}.
 */
export async function copyRateCard(
  change: Change,
  id: number,
  { rise_percent, round_to_cents, ...input }: CopyRateCard,
): Promise<StoredCard> {
  const { name, kind, client_id, subcontractor_id, driver_id, rules, terms, valid_from, valid_to } =
    await readStored(change.tx, change.viewer, id)
  const eve = addDays(input.valid_from, -1)
  const last = valid_to !== null && valid_to < eve ? valid_to : eve < valid_from ? valid_from : eve
  const rise = { rise_percent, round_to_cents }
  const owner = { kind, client_id, subcontractor_id, driver_id }
  return createRateCard(
    change,
    {
      ...input,
      ...owner,
      terms: raiseTerms(terms, rise),
      rules: raiseRates(latestRates(rules, last), rise),
    },
    { copied: rules, part: `copy of ${name} from ${formatDate(valid_from)}`, rise_percent },
  )
}
