import { forbidden, refuse } from '#platform/contract/app-error.ts'
import type { Change } from '#platform/server/change/change.ts'
import { definedFields } from '#platform/server/change/defined-fields.ts'
import { entryOf } from '#platform/server/change/open-record.ts'
import { may } from '#platform/server/sessions/viewer.ts'
import type { RateCardInput, RateRule } from '../contract/rate-card.ts'
import { checkRateCard } from '../rules/check-rate-card.ts'
import { changeWords, rateChanges } from '../rules/rate-changes.ts'
import { endEarlier } from './end-earlier.ts'
import { mustBeListed } from './must-be-listed.ts'
import { mustHoldAlone } from './must-hold-alone.ts'
import { nameAttachments } from './name-attachments.ts'
import { logged, rateCardRecord, readStored } from './rate-card-record.ts'
import { type StoredCard, insertCard } from './rate-card-store.ts'
import { listNames, setRules } from './rate-rule-store.ts'

interface Origin {
  /** What it is a copy of, and the rates of that. */
  part?: string
  copied?: readonly RateRule[]
  rise_percent?: number
}

/**
 * Creates a card. The same owner's without an end stops the day before. `origin`: what its history says of it besides.
 * @throws invalid; forbidden for what we pay without the right to costs.
 */
export async function createRateCard(
  change: Change,
  typed: RateCardInput,
  { part, copied = [], ...origin }: Origin = {},
): Promise<StoredCard> {
  const { rules, ...input } = await nameAttachments(change.tx, {
    ...typed,
    rules: typed.rules ?? [],
    terms: typed.terms ?? {},
  })
  if (input.kind !== 'client' && !may(change.viewer, 'rate-cards:cost')) throw forbidden()
  refuse(checkRateCard({ ...input, rules }))
  await mustBeListed(change, rules, copied)
  const owner_id = input.client_id ?? input.subcontractor_id ?? input.driver_id ?? 0
  const holding = { ...input, owner_id, valid_to: input.valid_to ?? null }
  await endEarlier(change, holding)
  await mustHoldAlone(change, holding)
  const id = await insertCard(change.tx, definedFields(input))
  await setRules(change.tx, id, rules)
  const card = await readStored(change.tx, change.viewer, id)
  const rate_changes = changeWords(rateChanges([], rules), await listNames(change.tx, rules))
  change.log({
    ...entryOf(rateCardRecord, card),
    action: 'created',
    ...(part !== undefined && { part }),
    after: { ...logged(card), ...origin, ...(rules.length > 0 && { rate_changes }) },
  })
  return card
}
