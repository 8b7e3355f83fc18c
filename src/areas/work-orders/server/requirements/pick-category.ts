import type { Tx } from '#platform/server/database/database.ts'
import { notAChoice } from '#shared/text.ts'
import { requirementLabels } from '../../rules/requirement-labels.ts'
import { type Category, findCategory } from '../lookups-store.ts'

/** A requirement's category, or the reason it cannot be chosen. */
export async function pickCategory(tx: Tx, id: number): Promise<Category | string> {
  const category = await findCategory(tx, id)
  if (!category) return notAChoice(requirementLabels.asset_category_id)
  return category.archived_at ? 'This machine category is archived.' : category
}
