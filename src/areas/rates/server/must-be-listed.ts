import { listItems } from '#areas/settings/server/index.ts'
import { refuse } from '#platform/contract/app-error.ts'
import type { Change } from '#platform/server/change/change.ts'
import type { RateRule } from '../contract/rate-card.ts'
import { checkListed } from '../rules/check-listed.ts'

/** Refuses job types and materials that are not on their lists. `before`: the rates of the card so far. @throws invalid. */
export async function mustBeListed(
  { tx }: Change,
  rules: readonly RateRule[],
  before: readonly RateRule[],
): Promise<void> {
  if (rules.every(({ job_type, material }) => job_type === null && material === null)) return
  const visible = async (list: 'job_type' | 'material_type') =>
    (await listItems(tx, list)).filter(({ is_visible }) => is_visible === 1).map(({ value }) => value)
  const job_type = await visible('job_type')
  refuse(checkListed(rules, before, { job_type, material: await visible('material_type') }))
}
