import type { Change } from '#platform/server/change/change.ts'
import { entryOf } from '#platform/server/change/open-record.ts'
import { addDays } from '#shared/local-date.ts'
import { logged, rateCardRecord, readStored } from './rate-card-record.ts'
import { type Holding, findOverlap, lockCard, updateCard } from './rate-card-store.ts'
import { endRules, lastRuleStart } from './rate-rule-store.ts'

/**
 * Ends the owner's card without an end the day before another begins. One whose rates begin later than that stays,
 * and so refuses the other.
 */
export async function endEarlier(change: Change, card: Holding): Promise<void> {
  const { tx, viewer } = change
  const earlier = await findOverlap(tx, { ...card, valid_to: card.valid_from })
  if (!earlier || earlier.valid_to !== null || earlier.valid_from >= card.valid_from) return
  const before = await lockCard(tx, viewer, earlier.id)
  const valid_to = addDays(card.valid_from, -1)
  const latest = await lastRuleStart(tx, earlier.id)
  // Someone may have ended or archived it meanwhile.
  if (!before || before.valid_to !== null || before.archived_at !== null) return
  if (latest !== null && latest > valid_to) return
  await endRules(tx, earlier.id, valid_to)
  await updateCard(tx, earlier.id, { valid_to })
  const after = await readStored(tx, viewer, earlier.id)
  change.log({
    ...entryOf(rateCardRecord, after),
    action: 'ended',
    before: logged(before),
    after: logged(after),
  })
}
