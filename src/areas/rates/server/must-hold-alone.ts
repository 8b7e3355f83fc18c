import { refuse } from '#platform/contract/app-error.ts'
import type { Change } from '#platform/server/change/change.ts'
import { formatDate } from '#shared/local-date.ts'
import { type Holding, findOverlap } from './rate-card-store.ts'

/** Refuses days on which another card of the same owner applies. @throws invalid. */
export async function mustHoldAlone({ tx }: Change, card: Holding, id?: number): Promise<void> {
  const other = await findOverlap(tx, card, id)
  if (!other) return
  const to = other.valid_to ? `to ${formatDate(other.valid_to)}` : 'on'
  refuse({ valid_from: `${other.name} already applies from ${formatDate(other.valid_from)} ${to}.` })
}
