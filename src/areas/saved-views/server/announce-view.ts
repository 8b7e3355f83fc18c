import type { Change } from '#platform/server/change/change.ts'
import { personOf } from '#platform/server/sessions/viewer.ts'

type Shared = { shared_with: number | null }

/** Everyone may see a shared view; changes to others concern only their owner. */
export function announceView(change: Change, ...states: Shared[]): void {
  const { user_id } = personOf(change.viewer)
  const isShared = states.some(({ shared_with }) => shared_with !== null)
  change.live('saved_view', user_id, isShared ? undefined : user_id)
}
