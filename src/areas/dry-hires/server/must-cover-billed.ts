import { conflict } from '#platform/contract/app-error.ts'
import type { Change } from '#platform/server/change/change.ts'
import { billedError } from '../rules/billed-error.ts'
import { priceOfHire } from '../rules/price-hire.ts'
import { type StoredDryHire, listBilled, listHiresById } from './dry-hire-store.ts'

/** A dry hire does not come to less than is billed of it. @throws conflict with how much that is. */
export async function mustCoverBilled({ tx, today }: Change, changed: StoredDryHire): Promise<void> {
  const billed = await listBilled(tx, [changed.id])
  const [hire] = billed.length === 0 ? [] : await listHiresById(tx, [changed.id])
  if (!hire) return
  const { on_hire_at, off_hire_at, smu_on, smu_off } = changed
  const { lines } = priceOfHire({ ...hire, on_hire_at, off_hire_at, smu_on, smu_off }, today)
  const words = billedError(lines, billed)
  if (words !== null) throw conflict(words)
}
