import type { Tx } from '#platform/server/database.ts'
import { type Category, findCategory } from './ground-store.ts'

/** The category that a requirement is to be of, or in words why it cannot be. */
export async function pickCategory(tx: Tx, id: number): Promise<Category | string> {
  const category = await findCategory(tx, id)
  if (!category) return 'Asset category is not one of the choices.'
  return category.archived_at ? 'This asset category is archived.' : category
}
