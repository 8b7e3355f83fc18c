import type { Change } from '#platform/server/change/change.ts'
import { findReaders } from './saved-view-store.ts'

type Shared = { shared_with: number | null }

/** The user type that means everyone. */
const everybody = 0

/** Informs its owner, and everyone who sees or saw it. A view is announced before it is removed. */
export async function announceView(change: Change, id: number, ...states: Shared[]): Promise<void> {
  const shared = states.flatMap(({ shared_with }) => shared_with ?? [])
  if (shared.includes(everybody)) return change.live('saved_view', id)
  for (const user_id of await findReaders(change.tx, id, shared)) change.live('saved_view', user_id, user_id)
}
