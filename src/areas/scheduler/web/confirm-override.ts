import { confirm } from '#ui/dialogs/confirm-store.ts'
import type { Reason } from '../contract/booking.ts'
import { words } from '../rules/reason.ts'

/** Asks for the reason to book anyway; null when cancelled, undefined when there is no objection. */
export async function confirmOverride(
  name: string,
  reasons: readonly Reason[],
): Promise<{ reason: string } | null | undefined> {
  const soft = reasons.filter(({ blocks }) => blocks === 'soft')
  if (soft.length === 0) return undefined
  return confirmAnyway(name, words(soft))
}

/** Asks for the reason to book against objections; null when cancelled. */
export const confirmAnyway = (name: string, objections: string): Promise<{ reason: string } | null> =>
  confirm({
    title: `Book ${name} anyway?`,
    message: `${objections} Your reason is saved on the order.`,
    confirmLabel: 'Book anyway',
    reason: 'required',
    longestReason: 300,
  })
