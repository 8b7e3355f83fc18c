import { refuse } from '#platform/contract/app-error.ts'
import type { Change } from '#platform/server/change/change.ts'
import { changedFields, definedFields } from '#platform/server/change/defined-fields.ts'
import { entryOf, openRecord } from '#platform/server/change/open-record.ts'
import type { RateCardPatch } from '../contract/rate-card.ts'
import { checkRateCard, fitsDays } from '../rules/check-rate-card.ts'
import { changeWords, rateChanges } from '../rules/rate-changes.ts'
import { mustBeListed } from './must-be-listed.ts'
import { mustHoldAlone } from './must-hold-alone.ts'
import { nameAttachments } from './name-attachments.ts'
import { logged, rateCardRecord } from './rate-card-record.ts'
import { listNames, setRules } from './rate-rule-store.ts'

/**
 * Changes a card and its rates. Quotes that were accepted, jobs, orders and decided dockets keep theirs.
 * @throws not_found; stale with the present card; conflict; invalid.
 */
export async function editRateCard(
  change: Change,
  id: number,
  { version, ...fields }: RateCardPatch,
): Promise<void> {
  const can = rateCardRecord.can.edit
  const { record: before } = await openRecord(change, rateCardRecord, { id, version, can })
  const { rules: allRules, terms } = await nameAttachments(change.tx, { ...before, ...definedFields(fields) })
  const named = { ...fields, ...(fields.rules && { rules: allRules }), ...(fields.terms && { terms }) }
  const { rules, ...columns } = changedFields(before, definedFields(named))
  const whole = { ...before, ...columns, rules: rules ?? before.rules }
  refuse(checkRateCard(whole))
  if (rules) await mustBeListed(change, rules, before.rules)
  if (!rules && Object.keys(columns).length === 0) return
  await mustHoldAlone(change, whole, id)

  const { tx } = change
  // Rates never lie outside their card, so those that fit the old days are set before the days change.
  await setRules(
    tx,
    id,
    whole.rules.filter((rule) => fitsDays(rule, before)),
  )
  const after = await rateCardRecord.update(change, before, { name: whole.name, ...columns })
  await setRules(tx, id, whole.rules)
  const changes = rateChanges(before.rules, whole.rules)
  const words = changeWords(changes, await listNames(tx, [...before.rules, ...whole.rules]))
  change.log({
    ...entryOf(rateCardRecord, after),
    action: 'updated',
    before: logged(before),
    after: { ...logged(after), ...(words.length > 0 && { rate_changes: words }) },
  })
}
